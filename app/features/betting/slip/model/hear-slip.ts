import { isAnyOf, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Id } from '#contract/entities';
import type { Transport } from '#app/api/transport.ts';
import { startListening } from '#app/store/hooks.ts';
import { handedOver, signedIn } from '#app/store/session-slice.ts';
import { readStored } from '#app/store/storage.ts';
import type { RootState } from '#app/store/store.ts';
import { countRemoved, dropPicks, takeSlip } from './change-slip.ts';
import { countPicks, cricketKey, pickKey, type SlipContent } from './slip-item.ts';
import { injectedSlip, slipHeard } from './slip-slice.ts';
import { StoredSlip } from './stored-slip.ts';
import { changeSlip } from './use-change-slip.ts';

type Stored = Pick<StorageEvent, 'newValue' | 'oldValue'>;

/** The storage as it is, whatever it was. */
const ALL: Stored = { newValue: null, oldValue: null };

let isStarted = false;

/**
 * Another tab has changed the slip: it is changed here too. Picks that the other tab did not know of stay: both may be pressed at
 * once, or have been unable to store.
 */
export const hearSlip =
  ({ newValue, oldValue }: Stored): ThunkAction<void, RootState, Transport, UnknownAction> =>
  (dispatch, getState) => {
    follow();
    const stored = readStored('slip', StoredSlip);
    // Between two players this tab may not know yet who the slip belongs to.
    if (stored === undefined || readStored('owner', Id) !== getState().session.owner) return;
    const now = newValue === null ? stored : slipOf(newValue);
    if (now === undefined) return;
    const slip = injectedSlip.selectSlice(getState());
    const known = newValue === null ? slip : slipOf(oldValue);
    const unknown = known === undefined ? slip : dropPicks(keysOf(known))(slip);
    // The tray is open on its pick: another stake of it does not close it.
    const isQuick = slip.isQuick === true && countPicks(now) === 1 && countRemoved(slip, now) === 0;
    dispatch(slipHeard({ ...now, isQuick, heard: (slip.heard ?? 0) + 1 }));
    if (countPicks(unknown) > 0) dispatch(changeSlip((heard) => takeSlip(heard)(unknown)));
  };

/** The slip of the player who comes is read once this tab knows who that is. */
function follow(): void {
  if (isStarted) return;
  isStarted = true;
  startListening({
    matcher: isAnyOf(signedIn, handedOver),
    effect: (_, { dispatch }) => void dispatch(hearSlip(ALL)),
  });
}

function slipOf(text: string | null): SlipContent | undefined {
  try {
    const read = v.safeParse(StoredSlip, JSON.parse(text ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const keysOf = ({ items, cricket }: SlipContent): readonly string[] => [
  ...items.map(pickKey),
  ...Object.entries(cricket).flatMap(([matchId, { picks }]) => picks.map(({ id }) => cricketKey(matchId, id))),
];
