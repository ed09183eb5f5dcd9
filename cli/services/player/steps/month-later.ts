import { validCall } from '#cli/services/rows/valid-calls.ts';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import type { States } from '#cli/services/player/core/states.ts';
import { made } from './tickets.ts';

const DAY_SECONDS = 86_400;
/** Five weeks, so that it is the same day of a week. */
const LATER_SECONDS = 35 * DAY_SECONDS;

/** What ends with time has ended: the code of a booking, and what was claimed in another week. The last step: it moves the clock. */
export async function checkMonthLater(bench: Bench): Promise<void> {
  const states = statesOf(bench);
  if (!bench.reaches('all') || !states.has('clock.moved')) return;
  await claimedOnTwoDays(bench, states);
  const later = [await bookedAgain(bench), await claimedAgain(bench)];
  await states.set('clock.moved', { seconds: LATER_SECONDS });
  await bench.player.signInAgain();
  for (const check of later) await check();
}

/** Picks that are booked again, after their code has expired, are found by the code that is given then. */
async function bookedAgain(bench: Bench): Promise<() => Promise<void>> {
  const { guest, findings } = bench;
  const call = await made(bench, (calls) => validCall(calls, 'saveBooking'));
  await guest.read('saveBooking', call);
  return async () => {
    const { code } = await guest.read('saveBooking', call);
    // A code that is not known looks like a call that is not.
    const { status, envelope } = await guest.ask('getBooking', { params: { code } });
    const { picks } = (envelope?.data ?? {}) as { readonly picks?: string };
    const expected = [200, (call.body as { picks: string }).picks];
    findings.same('lists', 'getBooking, booked again after a month', 'status and picks', expected, [status, picks]);
  };
}

/** What was claimed yesterday is not missed today. On the last day of a week there is no other. */
async function claimedOnTwoDays({ player, findings }: Bench, states: States): Promise<void> {
  const claim = async () => {
    const open = (await player.read('listCheckIns')).find(({ state }) => state === 'open');
    if (open !== undefined) await player.read('claimCheckIn', { body: { day: open.day } });
  };
  await claim();
  const before = await player.read('listCheckIns');
  await states.set('clock.moved', { seconds: DAY_SECONDS });
  await player.signInAgain();
  await claim();
  const after = await player.read('listCheckIns');
  const claimed = before.filter(({ state }) => state === 'claimed').map(({ day }) => day);
  const at = 'listCheckIns, after a claim on the next day';
  if (after.some(({ day, state }) => state === 'claimed' && day > Math.max(...claimed)))
    findings.same(
      'accounts',
      at,
      'days claimed before',
      [],
      claimed.filter((day) => stateOf(after, day) !== 'claimed'),
    );
}

async function claimedAgain({ player, findings }: Bench): Promise<() => Promise<void>> {
  const open = (await player.read('listCheckIns')).find(({ state }) => state === 'open');
  if (open !== undefined) await player.read('claimCheckIn', { body: { day: open.day } });
  return async () => {
    const days = await player.read('listCheckIns');
    const claimed = days.filter(({ state }) => state === 'claimed').map(({ day }) => day);
    findings.same('accounts', 'listCheckIns, five weeks later', 'days that are claimed', [], claimed);
    if (open !== undefined)
      findings.same('accounts', 'listCheckIns, five weeks later', 'the day of before', 'open', stateOf(days, open.day));
  };
}

const stateOf = (days: readonly { readonly day: number; readonly state: string }[], wanted: number) =>
  days.find(({ day }) => day === wanted)?.state;
