import type { Bet, PlayerLimit } from '#contract/entities';
import { addAmounts } from '#engine/money';
import { type Bench, type Book, openBook, statesOf } from './bench.ts';
import { place, refuse } from './place.ts';
import { CannotRun } from './player.ts';
import { type Asked, ask, longest, selectionsOf } from './slips.ts';

type Kind = PlayerLimit['kind'];
type Period = PlayerLimit['period'];

const CHECK = 'protection';
/** The reason of a refusal beyond a limit. */
export const REACHED = 'playerLimitReached';
export const DAY = 86_400;
/** Answers of one instant, on clocks that run. */
const NEAR_MS = 10_000;

export const isNear = (text: string | undefined, ms: number): boolean =>
  Math.abs(Date.parse(text ?? '') - ms) <= NEAR_MS;

/** Moves the clock; both players sign in again, because sessions may have ended. */
export async function asleep(own: Bench, seconds: number): Promise<void> {
  await statesOf(own).set('clock.moved', { seconds: Math.ceil(seconds) });
  await own.player.signInAgain();
  await own.second?.signInAgain();
}

/** The same, and then bets follow: matches may have started. */
export async function later(own: Bench, seconds: number): Promise<void> {
  await asleep(own, seconds);
  own.books = [await openBook(own, bookOf(own).game)];
}

const bookOf = (own: Bench): Book => {
  const [book] = own.sold();
  if (book === undefined) throw new CannotRun('no match takes bets');
  return book;
};

/** A single for the least stake, or another, at long odds: it can win in every currency. */
function single(own: Bench, what: string, stake?: string, book = bookOf(own)): Asked {
  const { player } = own;
  const selection = longest(book.matches.slice(0, 1).flatMap(selectionsOf));
  if (selection === undefined) throw new CannotRun(`no ${book.game} match takes bets`);
  const terms = { passes: ['single'], stake: stake ?? book.least, currency: player.currency };
  return ask(what, book.game, [selection], terms);
}
export const leastOf = (own: Bench): string => bookOf(own).least;

export const bets = (own: Bench, what: string, stake?: string) => place(own, single(own, what, stake));

/** On a match that no other bet of this step is on. */
export async function betApart(own: Bench, what: string): Promise<Bet> {
  const book = bookOf(own);
  return place(own, single(own, what, book.least, { ...book, matches: book.matches.toReversed() }));
}

export const barred = (own: Bench, what: string, reason: string, stake?: string) =>
  refuse(own, CHECK, single(own, what, stake), { reason });

export async function limitsOf({ player }: Bench): Promise<readonly PlayerLimit[]> {
  return (await player.read('getPlayerLimits')).limits;
}

export async function limitOf(own: Bench, kind: Kind, period: Period): Promise<PlayerLimit> {
  const limit = (await limitsOf(own)).find((each) => each.kind === kind && each.period === period);
  if (limit === undefined) throw new CannotRun(`getPlayerLimits has no ${kind} limit of a ${period}`);
  return limit;
}

/** Asks for a limit, and reads it back: answer and list say the same. */
export async function setLimit(own: Bench, kind: Kind, period: Period, value: string | null): Promise<PlayerLimit> {
  const { player, findings } = own;
  const body = { kind, period, value, ...(kind !== 'session' && { currency: player.currency }) };
  const at = `setPlayerLimit, ${kind} of a ${period}`;
  const { limits } = await player.read('setPlayerLimit', { body }, at);
  const read = await limitsOf(own);
  findings.same(CHECK, at, 'limits of the answer and of the list', coreOf(limits), coreOf(read));
  return limitOf(own, kind, period);
}

const coreOf = (limits: readonly PlayerLimit[]) =>
  limits.map(({ kind, period, value, next_value }) => [kind, period, value, next_value]);

/** A limit that holds at once, with nothing pending. */
export async function holds(own: Bench, what: string, kind: Kind, period: Period, value: string): Promise<void> {
  const limit = await setLimit(own, kind, period, value);
  const at = `setPlayerLimit, ${what}`;
  own.findings.same(CHECK, at, 'value', value, limit.value);
  own.findings.same(CHECK, at, 'next_from', undefined, limit.next_from);
}

/** A higher limit, or none, that waits for a day. @returns whether the player has to confirm it then */
export async function waits(own: Bench, kind: Kind, period: Period, value: string | null): Promise<boolean> {
  const before = await limitOf(own, kind, period);
  const limit = await setLimit(own, kind, period, value);
  const at = `setPlayerLimit, ${kind}, ${value === null ? 'removed' : 'raised'}`;
  own.findings.same(CHECK, at, 'value', before.value, limit.value);
  own.findings.same(CHECK, at, 'next_value', value, limit.next_value);
  const isDay = isNear(limit.next_from, own.player.dateMs + DAY * 1_000);
  own.findings.expect(CHECK, isDay, at, `next_from ${limit.next_from}, not a day later`);
  return limit.next_until !== undefined;
}

/** What was used of the limits of a kind, by period. */
export async function usedOf(own: Bench, kind: Kind): Promise<Readonly<Record<Period, string>>> {
  const of = (await limitsOf(own)).filter((each) => each.kind === kind);
  return Object.fromEntries(of.map(({ period, used }) => [period, used])) as Record<Period, string>;
}

/** The same in each period, and the same in the next answer. */
export async function grows(own: Bench, what: string, kind: Kind, before: Used, by: string): Promise<void> {
  const after = await usedOf(own, kind);
  for (const period of ['day', 'week', 'month'] as const) {
    const sum = addAmounts(before[period], by);
    own.findings.same(CHECK, `getPlayerLimits, ${what}`, `used of ${kind}, ${period}`, sum, after[period]);
  }
}
export type Used = Readonly<Record<Period, string>>;

/** A limit is removed a day later. */
export async function removed(own: Bench, kind: Kind, period: Period): Promise<void> {
  const isConfirmed = await waits(own, kind, period, null);
  await later(own, DAY + 1);
  if (isConfirmed) await setLimit(own, kind, period, null);
  const { value } = await limitOf(own, kind, period);
  own.findings.same(CHECK, `getPlayerLimits, ${kind} removed a day ago`, 'value', null, value);
}
