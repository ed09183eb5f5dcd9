import * as v from 'valibot';
import { Id } from '#contract/entities';
import { startListening } from '#app/store/hooks.ts';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import { PressRequest, type Intent } from './intent.ts';
import { MONEY_ROW_NAMES, type MoneyRowName } from './money-row-names.ts';
import { outcomeDismissed } from './money-slice.ts';

const KeptUnknown = v.object({
  key: v.string(),
  row: v.picklist(MONEY_ROW_NAMES),
  userId: Id,
  request: v.optional(PressRequest),
  /** The tab that was pressed in. */
  tab: v.optional(v.string()),
});
type KeptUnknown = v.InferOutput<typeof KeptUnknown>;

/**
 * The player's calls whose outcome could not be found out. A reload must not hide them: without the warning, the player
 * would press again. A call is kept until the next press of its row, or until the player dismisses it: not for a time, because the
 * browser's clock may be set forward.
 */
export function keptUnknownOf(userId: string): readonly KeptUnknown[] {
  return stored().filter((call) => call.userId === userId);
}

function stored(): readonly KeptUnknown[] {
  const calls = readStored('unknownMoney', v.array(v.unknown())) ?? [];
  return calls.filter((call): call is KeptUnknown => v.is(KeptUnknown, call));
}

/** Keeps a call in the place of the row's earlier one; without a call, removes that one. */
function keep(userId: string, row: MoneyRowName, call?: KeptUnknown): void {
  const before = stored();
  if (call === undefined && !before.some((other) => other.row === row && other.userId === userId)) return;
  const others = before.filter((other) => other.row !== row || other.userId !== userId);
  const calls = call === undefined ? others : [...others, call];
  if (calls.length === 0) dropStored('unknownMoney');
  else writeStored('unknownMoney', calls);
}

/** The next press of the row. */
export const dropUnknown = ({ userId, row }: Intent): void => keep(userId, row);

export const keepUnknown = ({ key, row, userId, request, tab }: Intent): void =>
  keep(userId, row, { key, row, userId, request, ...(tab !== undefined && { tab }) });

startListening({
  actionCreator: outcomeDismissed,
  effect: ({ payload }, { getState }) => {
    const userId = getState().session.player?.userId;
    if (userId !== undefined) keep(userId, payload);
  },
});
