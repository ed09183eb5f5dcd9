// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { EMPTY_COUPON, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { summarise } from '#app/features/betting/slip/pricing/summarise.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { withCricket, type CricketTicket } from './cricket-ticket.ts';
import { summariseCricket } from './summarise-cricket.ts';

const LIMITS = {
  bet: { min: '0.01', max: '5000' },
  multiple: { min: 1, max: 99 },
  Bonus: { min: '0', max: '1000000' },
  disabled_regions: [],
};
const COMMON = { currency: 'USDT', rate: '1', brandStake: undefined } as const;
const BALANCE = '100';

const sport = (stake: string | undefined) => {
  const slip: SportSlip = {
    items: stake === undefined ? [] : [aPick()],
    mode: 'combined',
    coupons: { soccer: { ...EMPTY_COUPON, stake: stake ?? '' } },
    stakes: {},
  };
  const wallet = { balance: BALANCE, currency: 'USDT' };
  const list = aPick();
  const match = {
    match_id: list.matchId,
    game: 'soccer',
    league: { id: 'l1', name: list.league },
    home: list.home,
    away: list.away,
    start_time: '2026-03-01T15:00:00.000Z',
    state: 'scheduled',
    markets: [{ kind: 'wl', status: 'open', outcomes: [{ outcome: 'w', odds: list.odds }] }],
  } as const;
  return summarise(slip, {
    ...COMMON,
    matches: {
      soccer: [{ ...match, markets: match.markets.map((market) => ({ ...market, outcomes: [...market.outcomes] })) }],
    },
    limits: { soccer: LIMITS },
    wallet,
    accept: 'none',
  });
};
const cricket = (typed: string, now = '2.00'): CricketTicket => {
  const offer = { categoryLabel: 'Match winner', slipLabel: 'A', isOpen: true };
  const picks = [{ id: 'x', categoryLabel: 'Match winner', slipLabel: 'A', odd: '2.00', typed }];
  const offers = { x: { ...offer, odd: now } };
  const summary = summariseCricket(picks, { ...COMMON, offers, limits: LIMITS, funds: undefined });
  return { matchId: 'c1', home: 'A', away: 'B', when: undefined, summary };
};
const kinds = (reasons: ReturnType<typeof withCricket>['reasons']) =>
  reasons.map((reason) => (reason.kind === 'limit' ? reason.warning.name : reason.kind));

describe('a slip of cricket and other sports', () => {
  it('shows odds only where one bet is all there is', () => {
    expect(withCricket(sport('10'), [], BALANCE).odds).toBe('1.85');
    expect(withCricket(sport('10'), [cricket('5')], BALANCE).odds).toBeUndefined();
    expect(withCricket(sport(undefined), [cricket('5', '2.20')], BALANCE).odds).toBe('2.20');
  });

  it('has one total, and places both', () => {
    const whole = withCricket(sport('10'), [cricket('5')], BALANCE);
    expect(whole.bets).toBe(2);
    // 10 x 1.85 + 5 x 2.00
    expect(whole.total).toMatchObject({ totalStake: '15.000000', max: '28.500000' });
    expect(whole.reasons).toEqual([]);
  });

  it('needs a balance for both together', () => {
    const whole = withCricket(sport('60'), [cricket('60')], BALANCE);
    expect(whole.reasons).toMatchObject([
      { warning: { name: 'insufficientAccountBalance', amount: '120.000000', limit: '100' } },
    ]);
  });

  it('leaves out what has no stake, and asks for one where nothing has', () => {
    const onlyCricket = withCricket(sport(''), [cricket('5')], BALANCE);
    expect([onlyCricket.bets, onlyCricket.total?.totalStake, kinds(onlyCricket.reasons)]).toEqual([1, '5.000000', []]);
    const onlySport = withCricket(sport('5'), [cricket('')], BALANCE);
    expect([onlySport.bets, onlySport.total?.totalStake, kinds(onlySport.reasons)]).toEqual([1, '5.000000', []]);
    expect(new Set(kinds(withCricket(sport(''), [cricket('')], BALANCE).reasons))).toEqual(new Set(['stake']));
    expect(kinds(withCricket(sport(undefined), [cricket('')], BALANCE).reasons)).toEqual(['stake']);
  });

  it('computes and requests moved odds as they are now', () => {
    const whole = withCricket(sport(undefined), [cricket('5', '3.00')], BALANCE);
    expect(kinds(whole.reasons)).toEqual(['oddsMoved']);
    expect(whole.total?.max).toBe('15.000000');
    expect(whole.stakedCricket[0]?.summary.bets).toEqual({ x: { amount: '5', odd: '3.00' } });
  });
});
