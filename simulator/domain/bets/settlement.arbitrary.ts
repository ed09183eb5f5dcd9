import fc from 'fast-check';
import type { Match, SportGame } from '#contract/entities';
import type { SettleRules, Slip } from '#engine/sports';
import { amountText, FOLDS } from './settlement.reference.ts';

/** On sale at noon, four of each game. Soccer's last will not be played. */
export const MATCHES: Readonly<Record<SportGame, readonly string[]>> = {
  soccer: ['s20260314-17', 's20260314-18', 's20260314-19', 's20260314-28'],
  basketball: ['b20260314-05', 'b20260314-06', 'b20260314-07', 'b20260314-08'],
  bd: ['d20260314-17', 'd20260314-18', 'd20260314-19', 'd20260314-20'],
};
export const GAMES = ['soccer', 'basketball', 'bd'] as const;
const SCORES = {
  soccer: ['1:0', '0:0', '0:2', '2:1', '3:3', '7:1'],
  bd: ['1:0', '0:0', '0:2', '2:1', '3:3', '5:4'],
  basketball: ['101:99', '90:120', '118:84'],
} as const;
const HALVES = ['0:0', '0:0', '0:1', '1:1', '2:3', '0:1'];
export const MEMBERS = [
  { id: 'm-one', currency: 'USDT', balance: '900' },
  { id: 'm-two', currency: 'BRL', balance: '2500' },
] as const;
export const PRICES = ['1', '1.01', '1.85', '3.333333', '2.345678', '17.5', '100.000001'];

export const RULES: readonly SettleRules[] = [
  {},
  { withholding: { threshold: '20', rate: '0.2' } },
  { prizeCap: [{ from: 1, to: 2, cap: '25.5' }] },
  { prizeCap: [{ from: 1, to: 4, cap: '40' }], withholding: { threshold: '60', rate: '0.15' } },
];

const index = fc.nat(30);
const game = fc.constantFrom(...GAMES);
const place = fc.record({
  do: fc.constant('place' as const),
  game,
  member: index,
  matches: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4, size: 'max' }),
  /** One or two per match. */
  picks: fc.array(fc.array(fc.tuple(index, index), { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 4 }),
  /** Bit mask of bankers. */
  bankers: fc.constantFrom(0, 0, 1, 2, 3, 4),
  passes: index,
  stake: fc.oneof(fc.bigInt({ min: 10_000n, max: 20_000_000n }), fc.bigInt({ min: 1n, max: 300_000_000n })),
  multiple: fc.integer({ min: 1, max: 3 }),
});
/** Steps; numbers are indices, modulo what exists. */
const step = fc.oneof(
  { weight: 2, arbitrary: place },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('end' as const), game, match: index, how: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('price' as const), game, match: index, price: index }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('suspend' as const), game, match: index, isOpen: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cashOut' as const), bet: index, asked: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('cashOutPart' as const), bet: index, share: fc.nat(8), asked: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('currency' as const), member: index, to: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      game,
      match: index,
      hours: fc.constantFrom(0, 1, 30, 36, 37),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settleAgain' as const), bet: index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 6 }) }) },
);
/** Some bets, then anything. */
export const steps = fc
  .tuple(
    fc.array(place, { minLength: 3, maxLength: 5, size: 'max' }),
    fc.array(step, { minLength: 6, maxLength: 20, size: 'max' }),
  )
  .map(([bets, then]) => [...bets, ...then]);
export type BetStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export type Doing<Name extends BetStep['do']> = Extract<BetStep, { do: Name }>;

export const at = <Item>(list: readonly Item[], nth: number): Item => {
  const item = list[nth % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** A result; it may also be void, or void and then not. */
export function endOf({ game, how }: Doing<'end'>) {
  if (how > 5) return { void: how < 9 };
  const nth = how % SCORES[game].length;
  return { result: { ft: at(SCORES[game], nth), ht: game === 'basketball' ? '40:40' : at(HALVES, nth) } };
}

/** A step's slip at current prices; any pick of a finished match. */
export function slipOf(given: Doing<'place'>, currency: string, marketsOf: (id: string) => Match['markets']): Slip {
  const { game, multiple, bankers } = given;
  const ids = [...new Set(given.matches.map((nth) => at(MATCHES[game], nth)))];
  const [passes, folds] = at(FOLDS[ids.length] ?? [], given.passes);
  const matches = ids.map((id, nth) => {
    const markets = marketsOf(id);
    const lineOf = (kind: string) => markets.find((each) => each.kind === kind)?.handicap_val;
    const [handicap, total] = [lineOf('handicap'), lineOf('bs')];
    const picks = (given.picks[nth] ?? []).map(([market, outcome]) => {
      const { kind = 'wl' as const, outcomes = [] } = markets[market % Math.max(1, markets.length)] ?? {};
      return { market: kind, ...(outcomes[outcome % Math.max(1, outcomes.length)] ?? { outcome: 'w', odds: '2' }) };
    });
    const names = picks.map(({ market, outcome }) => `${market}:${outcome}`);
    return {
      id,
      ...(handicap !== undefined && { handicap }),
      ...(total !== undefined && { total }),
      banker: ((bankers >> nth) & 1) === 1,
      picks: picks.filter((_, pick) => names.indexOf(names[pick] ?? '') === pick),
    };
  });
  return { game, currency, stake: amountText(given.stake, currency), multiple, passes: [...passes], folds, matches };
}

export const bodyOf = ({ passes, stake, multiple, currency, matches }: Slip) => ({
  passes,
  stake,
  multiple,
  currency,
  accept_odds: 'none',
  matches: matches.map(({ id, picks, handicap, total, banker }) => ({
    match_id: id,
    ...(handicap !== undefined && { handicap_val: handicap }),
    ...(total !== undefined && { total_val: total }),
    banker,
    picks: picks.map(({ market, outcome, odds }) => ({ kind: market, outcome, odds })),
  })),
});
