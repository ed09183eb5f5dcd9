import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { type AuditRules, recompute } from './recompute.ts';
import { SettledBet } from './settled-bet.ts';

/** All values of a result, or the error's code and message. */
function result(bet: object, rules: AuditRules = { settle: {} }): unknown[] {
  try {
    const { payout, state, stake, lines } = recompute(v.parse(SettledBet, bet), rules);
    return [payout, state, stake(), lines];
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return [code, message];
  }
}

const single = (match: object = {}, bet: object = {}) => ({
  bet_id: '1',
  game: 'soccer',
  currency: 'BRL',
  stake: '100',
  passes: ['single'],
  payout: '0',
  matches: [
    {
      match_id: 'm',
      score: '1:0',
      half_time_score: '0:0',
      picks: [{ kind: 'wl', outcome: 'w', odds: '60.00' }],
      ...match,
    },
  ],
  ...bet,
});
const picks = (kind: string, outcome: string, odds = '2', line?: string) => ({
  picks: [{ kind, outcome, odds, ...(line !== undefined && { line }) }],
});

describe('a sports bet', () => {
  it.each<[string, object, unknown[]]>([
    ['won', single(), ['6000.00', 'won', '100', '1']],
    ['lost', single({ score: '0:0' }), ['0.00', 'lost', '100', '1']],
    ['won three times over', single({}, { multiple: 3 }), ['18000.00', 'won', '300', '1']],
    ['of two matches', settledBet('1'), ['12.33', 'won', '2', '1']],
    ['without a score', single({ score: undefined }), ['0.00', 'open', '100', '1']],
    ['on a live match with a score', single({ state: 'live' }), ['0.00', 'open', '100', '1']],
    ['on a scheduled match with a score', single({ state: 'scheduled' }), ['0.00', 'open', '100', '1']],
    ['on a finished match', single({ state: 'finished' }), ['6000.00', 'won', '100', '1']],
    ['on a void match', single({ state: 'void' }), ['100.00', 'void', '100', '1']],
    ['on a half time', single({ score: '2:1', ...picks('half', 'dw', '4') }), ['400.00', 'won', '100', '1']],
    [
      'with a handicap',
      single({ handicap_val: '-1', ...picks('handicap', 'd', '3.5') }),
      ['350.00', 'won', '100', '1'],
    ],
    [
      'with a total',
      single({ score: '90:80', total_val: '160.5', ...picks('bs', 'big', '1.85') }, { game: 'basketball' }),
      ['185.00', 'won', '100', '1'],
    ],
    ['with a line of its own', single(picks('asian_handicap', 'home', '1.8', '-0.75')), ['140.00', 'won', '100', '1']],
    [
      'with a banker',
      single(
        {},
        {
          passes: ['2-string-1'],
          matches: ['a', 'b', 'c'].map((match_id) => ({
            match_id,
            score: '1:0',
            banker: match_id === 'a',
            ...picks('wl', 'w'),
          })),
        },
      ),
      ['800.00', 'won', '200', '2'],
    ],
    ['of bd', single({}, { game: 'bd' }), ['3900.00', 'won', '100', '1']],
  ])('%s', (_, bet, expected) => {
    expect(result(bet)).toEqual(expected);
  });
});

describe('places that the brand of a run states', () => {
  const inYen = (over: object) => single({}, { currency: 'JPY', stake: '101', ...over });

  it.each<[string, object, AuditRules, string]>([
    ['none of the yen', inYen({}), { settle: {}, places: { JPY: 0 } }, '6060'],
    ['three of the yen', inYen({}), { settle: {}, places: { JPY: 3 } }, '6060.000'],
    ['those of another currency', inYen({}), { settle: {}, places: { KWD: 3 } }, '6060.00'],
    ['none that a currency is called like', inYen({ currency: 'toString' }), { settle: {}, places: {} }, '6060.00'],
  ])('%s', (_, bet, rules, payout) => {
    expect(result(bet, rules)[0]).toBe(payout);
  });

  it('a stake that is finer is a mistake of the export', () => {
    expect(result(inYen({ stake: '1.5' }), { settle: {}, places: { JPY: 0 } })).toEqual([
      'tooManyPlaces',
      'stake: "JPY" has 0 places after the point: shorten "1.5" to 0',
    ]);
  });
});

describe('rules', () => {
  const prizeCap = [{ from: 1, to: 1, cap: '4500' }];
  const withholding = { threshold: '1000', rate: '0.2' };
  const own = (rules: object) => single({}, { rules });
  const isOther = ['unknownRule', "rules: the brand's rules are in USDT: a bet in BRL needs its own `rules`"];
  it.each<[string, object, AuditRules, unknown[]]>([
    ['none', single(), { settle: {} }, ['6000.00', 'won']],
    ['a cap of the run', single(), { settle: { prizeCap } }, ['4500.00', 'won']],
    ['a cap of the run in its currency', single(), { settle: { prizeCap }, currency: 'BRL' }, ['4500.00', 'won']],
    ['a cap of the run in another currency', single(), { settle: { prizeCap }, currency: 'USDT' }, isOther],
    ['a withholding in another currency', single(), { settle: { withholding }, currency: 'USDT' }, isOther],
    ['nothing in another currency', single(), { settle: {}, currency: 'USDT' }, ['6000.00', 'won']],
    ['a withholding of the run', single(), { settle: { withholding } }, ['4800.00', 'won']],
    [
      'a cap of its own',
      own({ prize_cap: prizeCap }),
      { settle: { withholding }, currency: 'USDT' },
      ['4500.00', 'won'],
    ],
    ['a withholding of its own', own({ withholding }), { settle: { prizeCap }, currency: 'USDT' }, ['4800.00', 'won']],
    ['both of its own', own({ prize_cap: prizeCap, withholding }), { settle: {} }, ['3600.00', 'won']],
    [
      'lines of its own, and a cap in another currency',
      own({ longest_line: 3 }),
      { settle: { prizeCap }, currency: 'USDT' },
      isOther,
    ],
  ])('%s', (_, bet, rules, expected) => {
    expect(result(bet, rules).slice(0, 2)).toEqual(expected);
  });

  it.each([{}, { prize_cap: prizeCap }])('the run rounds also where a bet has the rules %j', (rules) => {
    const bet = single(picks('wl', 'w', '1.016'), { stake: '1', rules });
    const rounded = (['truncate-line', 'half-even-line'] as const).map(
      (rounding) => result(bet, { settle: { rounding } })[0],
    );
    expect(rounded).toEqual(['1.01', '1.02']);
  });

  it('the longest line is that of the bet, else that of the run', () => {
    const long = (rules: object) =>
      single(
        {},
        {
          rules,
          passes: ['3-string-1'],
          matches: ['a', 'b', 'c'].map((match_id) => ({ match_id, score: '1:0', ...picks('wl', 'w') })),
        },
      );
    const refused = ['foldOverMarketMaximum', 'matches[0].picks[0].market: wl is allowed in lines of 2 at most, got 3'];
    const run = { settle: {}, maxFolds: { soccer: { wl: 2 } } };
    expect(result(long({}))).toEqual(['800.00', 'won', '100', '1']);
    expect(result(long({}), run)).toEqual(refused);
    expect(result(long({ longest_line: 2 }))).toEqual(refused);
    expect(result(long({ longest_line: 3 }), run)).toEqual(['800.00', 'won', '100', '1']);
  });
});

describe('other bets', () => {
  const race = (...selections: readonly number[]) => ({
    bet_id: 'r',
    game: 'pk10',
    currency: 'BRL',
    payout: '0',
    finish: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    picks: selections.map((selection) => ({ market: 'place', place: 1, selection, amount: '1.5', odds: '9.7' })),
  });
  const lottery = (special: number, ...selections: readonly string[]) => ({
    bet_id: 'm',
    game: 'hkmarksix',
    currency: 'BRL',
    payout: '0',
    draw_time: '2025-03-01T13:30:00Z',
    numbers: [1, 2, 3, 4, 5, 6],
    special,
    picks: selections.map((selection) => ({ kind: 'specialCodeSide', selection, amount: '10', odds: '1.96' })),
  });
  const cricket = (...results: readonly string[]) => ({
    bet_id: 'c',
    game: 'cricket',
    currency: 'BRL',
    payout: '0',
    bets: Object.fromEntries(results.map((each, index) => [`b${index}`, { odd: '1.85', amount: '10', result: each }])),
  });
  it.each<[string, object, unknown[]]>([
    ['a race, won', race(1), ['14.55', 'won', '1.50', undefined]],
    ['a race, lost', race(2), ['0.00', 'lost', '1.50', undefined]],
    ['a race, won in one of two', race(2, 1), ['14.55', 'won', '3.00', undefined]],
    ['a lottery, won', lottery(30, 'big'), ['19.60', 'won', '10.00', undefined]],
    ['a lottery, lost', lottery(30, 'small'), ['0.00', 'lost', '10.00', undefined]],
    ['a lottery, void', lottery(49, 'big'), ['10.00', 'void', '10.00', undefined]],
    ['a lottery, won in one of two', lottery(30, 'small', 'big'), ['19.60', 'won', '20.00', undefined]],
    ['cricket, won', cricket('won'), ['18.50', 'won', '10.00', undefined]],
    ['cricket, lost', cricket('lost'), ['0.00', 'lost', '10.00', undefined]],
    ['cricket, void', cricket('void'), ['10.00', 'void', '10.00', undefined]],
    [
      'cricket, won, with a cap of its own',
      { ...cricket('won'), rules: { prize_cap: [{ from: 1, to: 1, cap: '15' }] } },
      ['15.00', 'won', '10.00', undefined],
    ],
    ['cricket, won and void', cricket('void', 'won'), ['28.50', 'won', '20.00', undefined]],
  ])('%s', (_, bet, expected) => {
    expect(result(bet)).toEqual(expected);
  });
});
