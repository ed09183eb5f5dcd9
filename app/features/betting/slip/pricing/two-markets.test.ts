// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { OUTCOMES, type SlipPick, type SportGame } from '#engine/sports';
import { slowMax } from '#engine/testing';
import { EMPTY_COUPON, type SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { summarise, type SlipContext } from './summarise.ts';

const LINES: Readonly<Record<SportGame, Readonly<Partial<Record<SlipPick['market'], string>>>>> = {
  soccer: { handicap: '-1' },
  bd: { handicap: '1' },
  basketball: { handicap: '-4.5', bs: '188.5' },
};
const ODDS = ['1.85', '3.40'];
const LIMITS = {
  bet: { min: '0.01', max: '5000' },
  multiple: { min: 1, max: 99 },
  Bonus: { min: '0', max: '500000' },
  disabled_regions: [],
};
const CONTEXT: SlipContext = {
  matches: {},
  limits: { soccer: LIMITS, bd: LIMITS, basketball: LIMITS },
  wallet: undefined,
  rate: '1',
  brandStake: undefined,
  currency: 'USDT',
  accept: 'none',
};

/** Every two markets that a game sells, one with itself too; the first outcome of one with the first and the last of the other. */
const PAIRS = (Object.keys(OUTCOMES) as SportGame[]).flatMap((game) => {
  const all = Object.entries(OUTCOMES[game]) as [SlipPick['market'], readonly string[]][];
  const markets = all.filter(([market]) => !market.startsWith('asian'));
  return markets.flatMap(([one, names], at) =>
    markets.slice(at).map(([other, others]) => ({ game, one, other, names, others: [others[0], others.at(-1)] })),
  );
});

it.each(PAIRS)('$game: $one and $other of one match are two singles, at the most one result pays', (pair) => {
  const { game, one, other, names, others } = pair;
  for (const last of others.filter((outcome) => one !== other || outcome !== names[0])) {
    const picks = [
      { market: one, outcome: names[0] ?? '' },
      { market: other, outcome: last ?? '' },
    ].map((pick, at) => ({ ...pick, odds: ODDS[at] ?? '', line: LINES[game][pick.market] }));
    const items = picks.map(({ line, ...pick }): SlipItem =>
      aPick({ game, ...pick, ...(line !== undefined && { line }) } as Partial<SlipItem>),
    );
    const slip = { items, mode: 'combined', coupons: { [game]: { ...EMPTY_COUPON, stake: '2' } }, stakes: {} } as const;
    const { tickets, lines, total } = summarise(slip, CONTEXT);
    expect([tickets.map(({ ticket }) => ticket.passes), lines]).toEqual([[['single']], '2']);
    const ofMatch = { handicap: LINES[game].handicap ?? '0', ...(LINES[game].bs && { total: LINES[game].bs }) };
    const max = slowMax({
      game,
      currency: 'USDT',
      stake: '2',
      multiple: 1,
      passes: [],
      folds: [1],
      matches: [
        {
          id: 'm1',
          ...ofMatch,
          picks: picks.map(({ market, outcome, odds }) => ({ market, outcome, odds })),
        },
      ],
    });
    expect(total).toMatchObject({ totalStake: '4.000000', max });
  }
});
