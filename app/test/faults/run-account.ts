import { rows } from '#contract/rows';
import type { FaultRule, World } from '#simulator';
import { isOutcomeUnknown } from '#app/api/api-error.ts';
import { callOnce } from '#app/api/call-once.ts';
import type { Outcome } from '#app/api/read-answer.ts';
import { openCellApp, type CellApp } from './cell-app.ts';
import { FAULT_NAMES, FAULTS, type FaultName } from './cases.ts';
import { openInMemoryUpstream } from './in-memory-upstream.ts';
import { passTime, quiesce, VIRTUAL_START_MS } from './virtual-time.ts';

/** Calls of the account that are sent once: nothing but the server's answer says whether they were done. */
export const ACCOUNT_ROWS = [
  'setNickname',
  'setRealName',
  'bindEmail',
  'bindPhone',
  'changePassword',
  'setBankPassword',
] as const;
export type AccountRow = (typeof ACCOUNT_ROWS)[number];

export interface AccountResult {
  readonly row: AccountRow;
  readonly fault: FaultName;
  /** What the forms show, by `isOutcomeUnknown`. */
  readonly shown: 'accepted' | 'refused' | 'unknown' | 'nothing';
  /** Whether it was carried out, by the member's record a minute after the player saw the outcome. */
  readonly done: boolean;
  readonly seconds: number;
  readonly attempts: number;
  /** Attempts of the payment password that were burnt. */
  readonly failures: number;
}

const SHOWN_WITHIN_MS = 180_000;
const AFTERMATH_MS = 60_000;
/** What the upstream itself turns away at the door may go again, once, with a fresh token. */
const REPLAYED: readonly FaultName[] = ['401, token expired'];

/** Presses a row once under every fault, side by side, each in a world of its own. */
export async function runAccountRow(
  row: AccountRow,
  change?: (sample: unknown) => unknown,
): Promise<readonly AccountResult[]> {
  const memory = openInMemoryUpstream({ startTime: VIRTUAL_START_MS, speed: 1 });
  const cells: { fault: FaultName; app: CellApp; before: string; shown?: Outcome<unknown>; at: number }[] = [];
  for (const [number, fault] of FAULT_NAMES.entries()) {
    const app = await openCellApp(memory, number, row, 'keyed', change);
    const rule = FAULTS[fault];
    if (rule !== undefined) app.world.faults.add({ ...rule, row } as FaultRule);
    cells.push({ fault, app, before: stateOf(app.world, app.memberId), at: 0 });
  }
  const pressedAt = Date.now();
  for (const cell of cells) {
    const call = cell.app.store.dispatch(callOnce(rows[row], cell.app.sample as never));
    void call.then((outcome) => Object.assign(cell, { shown: outcome, at: Date.now() }));
  }
  await passTime(() => cells.every(({ shown }) => shown !== undefined), SHOWN_WITHIN_MS, memory.isBusy);
  await passTime(() => false, AFTERMATH_MS, memory.isBusy);
  const results = cells.map(({ fault, app, before, shown, at }): AccountResult => ({
    row,
    fault,
    shown:
      shown === undefined ? 'nothing' : shown.ok ? 'accepted' : isOutcomeUnknown(shown.error) ? 'unknown' : 'refused',
    done: stateOf(app.world, app.memberId) !== before,
    seconds: Math.round((at - pressedAt) / 1_000),
    attempts: app.attempts(),
    failures: app.world.members.byId(app.memberId)?.bankFailures ?? 0,
  }));
  await quiesce();
  memory.worlds.close();
  return results;
}

/** What these calls change of a member. */
function stateOf(world: World, memberId: string): string {
  const { nickname, realName, email, mobile, passwordHash, bankPasswordHash } = world.members.byId(memberId) ?? {};
  return JSON.stringify([nickname, realName, email, mobile, passwordHash, bankPasswordHash]);
}

/** What a cell says, checked against the books. */
export function verdictOfAccount({ row, fault, shown, done, attempts }: AccountResult): string {
  const isOnce = attempts <= 1 || (REPLAYED.includes(fault) && attempts === 2);
  if (isOnce && shown === 'accepted' && done) return 'done';
  if (isOnce && shown === 'refused' && !done) return 'not done';
  if (isOnce && shown === 'unknown') return done ? 'not known, done' : 'not known, not done';
  return `**WRONG** ${row}: ${shown}, ${done ? 'done' : 'not done'}, ${attempts} attempts`;
}
