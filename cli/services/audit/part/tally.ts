import * as v from 'valibot';
import { add, formatDecimal, parseDecimal } from '#engine/money';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Text = v.string();

export const Tally = v.object({
  records: Count,
  /** Right, different, not recomputed. */
  ok: Count,
  differ: Count,
  problems: Count,
  cashedOut: Count,
  /** In other shards. */
  elsewhere: Count,
  kinds: v.record(Text, Count),
  money: v.record(Text, v.object({ paid: Text, owed: Text, difference: Text, tooMuch: Text, tooLittle: Text })),
  /** By the day of settlement. */
  days: v.record(Text, v.object({ bets: Count, differ: Count })),
  slowest: v.array(v.object({ bet_id: Text, line: Count, ms: v.number() })),
});
export type Tally = v.InferOutput<typeof Tally>;
export type Money = Tally['money'][string];

const MAX_SLOWEST = 5;
/** Ten years; a file with more has invalid dates. */
const MAX_DAYS = 4_000;
const OTHER_DAYS = 'other';

export const newTally = (): Tally => ({
  records: 0,
  ok: 0,
  differ: 0,
  problems: 0,
  cashedOut: 0,
  elsewhere: 0,
  kinds: {},
  money: {},
  days: {},
  slowest: [],
});

export const noMoney = (): Money => ({ paid: '0', owed: '0', difference: '0', tooMuch: '0', tooLittle: '0' });

export function addTally(into: Tally, part: Tally, lineBefore: number): void {
  for (const name of ['records', 'ok', 'differ', 'problems', 'cashedOut', 'elsewhere'] as const)
    into[name] += part[name];
  for (const [kind, times] of Object.entries(part.kinds)) into.kinds[kind] = (into.kinds[kind] ?? 0) + times;
  for (const [currency, money] of Object.entries(part.money)) {
    const sums = (into.money[currency] ??= noMoney());
    for (const name of Object.keys(sums) as (keyof Money)[]) sums[name] = sum(sums[name], money[name]);
  }
  for (const [day, { bets, differ }] of Object.entries(part.days)) {
    const known = Object.hasOwn(into.days, day) || Object.keys(into.days).length < MAX_DAYS;
    const counts = (into.days[known ? day : OTHER_DAYS] ??= { bets: 0, differ: 0 });
    counts.bets += bets;
    counts.differ += differ;
  }
  const moved = part.slowest.map((each) => ({ ...each, line: each.line + lineBefore }));
  into.slowest = [...into.slowest, ...moved].sort((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST);
}

const sum = (a: string, b: string) => formatDecimal(add(parseDecimal(a), parseDecimal(b)));

export function noteTime(tally: Tally, bet_id: string, line: number, ms: number): void {
  const { slowest } = tally;
  if (slowest.length >= MAX_SLOWEST && ms <= (slowest.at(-1)?.ms ?? 0)) return;
  slowest.push({ bet_id, line, ms: Math.round(ms * 1_000) / 1_000 });
  slowest.sort((a, b) => b.ms - a.ms);
  slowest.length = Math.min(slowest.length, MAX_SLOWEST);
}
