// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { CricketBet } from '#contract/entities';
import { aBet, aMatch } from '#app/features/betting/my-bets/test/a-bet.ts';
import { repeatable } from './repeatable.ts';

const match = (id: string, odds: string) => aMatch(id, [{ odds, result: 'open' }]);
const cricket: CricketBet = {
  bet_id: 'bet-2',
  game: 'cricket',
  bet_amount: '9.5',
  currency: 'USDT',
  status: 1,
  max_payout: '20',
  payout: '0',
  bonus_amount: '0',
  placed_at: '2026-03-14T12:00:00.000Z',
  matchId: 'c1',
  home: 'A',
  away: 'B',
  bets: {
    'c1.toss.home': { categoryLabel: 'Toss', slipLabel: 'A', amount: '7.000000', odd: '1.90', result: 'won' },
    'c1.winner.away': { categoryLabel: 'Winner', slipLabel: 'B', amount: '2.500000', odd: '2.10', result: 'open' },
  },
};

describe('a bet as the slip repeats and shares it', () => {
  it('has its picks at the odds it was taken at, with lines and bankers, and the stake', () => {
    const handicap = { ...match('m2', '3.40'), handicap_val: '-1', banker: true, state: 'scheduled' as const };
    const bet = aBet({
      stake: '7.500000',
      multiple: 2,
      passes: ['2-string-1'],
      matches: [
        match('m1', '1.85'),
        { ...handicap, picks: [{ kind: 'handicap', outcome: 'd', odds: '3.40', result: 'open' }] },
      ],
    });
    const known = repeatable(bet);
    expect([known?.isOver, known?.currency]).toEqual([false, 'USDT']);
    expect(known?.bet.cricket).toBeUndefined();
    expect(known?.bet.bet?.coupon).toEqual({
      passes: ['2-string-1'],
      stake: '7.500000',
      multiple: '2',
      bankers: ['m2'],
    });
    expect(
      known?.bet.bet?.items.map(({ matchId, market, outcome, odds, line }) => [matchId, market, outcome, odds, line]),
    ).toEqual([
      ['m1', 'wl', 'w', '1.85', undefined],
      ['m2', 'handicap', 'd', '3.40', '-1'],
    ]);
    expect(known?.bet.bet?.items[0]).toMatchObject({
      game: 'soccer',
      home: 'Home m1',
      away: 'Away m1',
      league: 'League',
    });
  });

  it('has the stake that was placed, also once parts were sold', () => {
    const part = { bet_amount: '5', payout: '4', at: '2026-03-14T12:00:00.000Z' };
    const parts = ['2.500000', '1.250000'].map((stake, index) => ({ ...part, part_id: String(index), stake }));
    expect(repeatable(aBet({ stake: '6.250000', parts, matches: [match('m1', '2')] }))?.bet.bet?.coupon.stake).toBe(
      '10.000000',
    );
  });

  it('is over with its last match', () => {
    const bet = (states: readonly ('finished' | 'void' | 'live')[]) =>
      aBet({ matches: states.map((state, index) => ({ ...match(`m${index}`, '2'), state })) });
    expect(repeatable(bet(['finished', 'live']))?.isOver).toBe(false);
    expect(repeatable(bet(['finished', 'void']))?.isOver).toBe(true);
  });

  it('of cricket has the bets of its match', () => {
    expect(repeatable(cricket)).toEqual({
      isOver: false,
      currency: 'USDT',
      bet: {
        cricket: {
          matchId: 'c1',
          home: 'A',
          away: 'B',
          picks: [
            { id: 'c1.toss.home', categoryLabel: 'Toss', slipLabel: 'A', odd: '1.90', typed: '7.000000' },
            { id: 'c1.winner.away', categoryLabel: 'Winner', slipLabel: 'B', odd: '2.10', typed: '2.500000' },
          ],
        },
      },
    });
    const [toss] = Object.entries(cricket.bets);
    expect(repeatable({ ...cricket, bets: Object.fromEntries(toss === undefined ? [] : [toss]) })?.isOver).toBe(true);
  });
});
