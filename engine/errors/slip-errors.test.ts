import { describe, expect, it } from 'vitest';
import * as engine from '../index.ts';

/** Arguments that the types forbid are what a caller without types passes. */
const match = (id: string, over: object = {}) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '2' }], ...over });
const slip = (over: object = {}): engine.Slip =>
  ({
    game: 'soccer',
    currency: 'BRL',
    stake: '2',
    multiple: 1,
    passes: ['single'],
    matches: [match('a'), match('b')],
    ...over,
  }) as engine.Slip;
const pick = (market: string, outcome: string, over: object = {}) =>
  slip({ matches: [{ id: 'a', picks: [{ market, outcome, odds: '2' }], ...over }] });
/** An error with its code, its sentence, and the place that the sentence begins with. */
const anError = (code: string, message: string) =>
  expect.objectContaining({ name: 'EngineError', code, path: message.split(': ')[0], message });

it.each<[code: string, message: string, wrong: engine.Slip]>([
  ['unknownGame', 'game: no sport is called "chess"', slip({ game: 'chess' })],
  ['notADecimal', 'stake: expected a decimal text like "12.50", got 2', slip({ stake: 2 })],
  ['negativeAmount', 'stake: must not be negative, got "-1"', slip({ stake: '-1' })],
  ['tooManyPlaces', 'stake: "BRL" has 2 places after the point: shorten "0.001" to 2', slip({ stake: '0.001' })],
  ['tooManyDigits', 'stake: at most 38 digits, got 39', slip({ stake: '1'.repeat(39) })],
  ['notAWholeNumber', 'multiple: a whole number from 1, got 0', slip({ multiple: 0 })],
  ['notAWholeNumber', 'multiple: a whole number from 1, got 1.5', slip({ multiple: 1.5 })],
  ['noLines', 'matches: a slip needs a match', slip({ matches: [] })],
  ['missingValue', 'matches[0].picks: a match needs a pick', slip({ matches: [match('a', { picks: [] })] })],
  ['noLines', 'passes: no pass makes a line: 0 bankers, longest line 0', slip({ passes: [] })],
  ['duplicateMatch', 'matches[1].id: "a" is on the slip already', slip({ matches: [match('a'), match('a')] })],
  [
    'duplicatePick',
    'matches[0].picks[1]: wl:w is picked twice on this match',
    slip({ matches: [match('a', { picks: [...match('a').picks, ...match('a').picks] })] }),
  ],
  [
    'oddsBelowOne',
    'matches[0].picks[0].odds: decimal odds are at least 1, got "0.99"',
    slip({ matches: [match('a', { picks: [{ market: 'wl', outcome: 'w', odds: '0.99' }] })] }),
  ],
  [
    'noLines',
    'passes: no pass makes a line: 2 bankers, longest line 1',
    slip({ matches: [match('a', { banker: true }), match('b', { banker: true })] }),
  ],
  ['passNeedsMatches', 'passes[0]: Yankee needs exactly 4 matches, got 2', slip({ passes: ['Yankee'] })],
  ['passNeedsMatches', 'passes[0]: 4-pick-3 needs exactly 4 matches, got 2', slip({ passes: ['4-pick-3'] })],
  [
    'passNeedsMatches',
    'passes[1]: a line of 3 needs 3 matches or more, got 2',
    slip({ passes: ['single', '3-string-1'] }),
  ],
  ['unknownPass', 'passes[0]: no pass is called "nothing"', slip({ passes: ['nothing'] })],
  ['unknownPass', 'passes[0]: no pass is called 1', slip({ passes: [1] })],
  ['foldOverMaximum', 'folds[0]: a line has 1 to 15 matches, got 0', slip({ folds: [0] })],
  ['foldOverMaximum', 'folds[0]: a line has 1 to 15 matches, got 16', slip({ folds: [16] })],
  [
    'foldOverMarketMaximum',
    'matches[0].picks[0].market: wl is allowed in lines of 1 at most, got 2',
    slip({
      passes: ['2-string-1'],
      maxFolds: { soccer: { wl: 1 } },
    }),
  ],
  ['unknownMarket', 'matches[0].picks[0].market: soccer has no market "mv"', pick('mv', 'w')],
  ['unknownOutcome', 'matches[0].picks[0].outcome: wl has no outcome "x"', pick('wl', 'x')],
  ['unknownOutcome', 'matches[0].picks[0].outcome: an outright pick names its outcome', pick('outright', '')],
  ['missingValue', 'matches[0].handicap: handicap needs a line here', pick('handicap', 'w')],
  [
    'impossiblePick',
    'matches[0].picks[0].outcome: no draw exists on the handicap -0.5',
    pick('handicap', 'd', { handicap: '-0.5' }),
  ],
  [
    'outOfRange',
    'matches[0].handicap: expected a line in halves like "-0.5", got "0.3"',
    pick('handicap', 'w', { handicap: '0.3' }),
  ],
  [
    'outOfRange',
    'matches[0].total: a total has a half point, like "160.5", got "160"',
    slip({
      game: 'basketball',
      matches: [
        match('a', { total: '160', picks: [{ market: 'bs', outcome: engine.OUTCOMES.basketball.bs?.[0], odds: '2' }] }),
      ],
    }),
  ],
  [
    'outOfRange',
    'matches[0].picks[0].line: expected a line in quarters like "-0.5", got "2.3"',
    slip({
      matches: [match('a', { picks: [{ market: 'asian_total', outcome: 'over', odds: '2', line: '2.3' }] })],
    }),
  ],
])('a slip is refused: %s, %s', (code, message, wrong) => {
  expect(() => engine.countLines(wrong)).toThrow(anError(code, message));
});

it.each<[code: string, message: string, work: () => unknown]>([
  ['outOfRange', 'offset: a whole number from 0, got -1', () => engine.listLines(slip(), { offset: -1 })],
  ['outOfRange', 'offset: a whole number from 0, got 0.5', () => engine.listLines(slip(), { offset: 0.5 })],
  ['outOfRange', 'offset: a whole number from 0, got -3', () => engine.listLines(slip(), { offset: -3n })],
  ['outOfRange', 'limit: a whole number from 0 to 10000, got 10001', () => engine.listLines(slip(), { limit: 10_001 })],
  [
    'tooManyLines',
    'passes: a slip has at most 10000 lines, got 177324147',
    () => {
      const picks = ['w', 'd', 'l'].map((outcome) => ({ market: 'wl', outcome, odds: '2' }));
      const matches = [...'abcdefghijklmno'].map((id) => ({ id, picks }));
      return engine.assertSendable(slip({ passes: ['10-string-1'], matches, maxFolds: {} }));
    },
  ],
  [
    'impossiblePick',
    'matches: single bets on Asian lines are estimated one by one',
    () => {
      const picks = [{ market: 'asian_total', outcome: 'over', odds: '2', line: '2.5' }];
      return engine.estimateSingles(slip({ matches: [match('a', { picks })] }), ['1'] as never);
    },
  ],
  [
    'outOfRange',
    'stakes: one stake per pick: 2 picks, 3 stakes',
    () => engine.estimateSingles(slip(), ['1', '2', '3'] as never),
  ],
  ['outOfRange', 'soldStake: above zero and below 2, got "2"', () => engine.cashOutPart(slip(), '1', '2' as never)],
  ['missingValue', 'legs: one leg per pick: 2 picks, 0 legs', () => engine.quoteSlipCashOut(slip(), [])],
  [
    'missingValue',
    'legs[0].live: an open leg needs its live odds',
    () => {
      const legs = [
        { state: 'open', placed: '2' },
        { state: 'won', placed: '2' },
      ];
      return engine.quoteSlipCashOut(slip(), legs as never);
    },
  ],
  [
    'outOfRange',
    'margin: a margin lies between 0 and 1, got 1.5',
    () => engine.quoteSlipCashOut(slip(), [{ state: 'won' }, { state: 'won' }] as never, '1.5'),
  ],
  [
    'unknownOutcome',
    'results.a: use won, lost or void; got "tie"',
    () => engine.settleCricket({ a: { amount: '1', odd: '2' } } as never, { a: 'tie' } as never, 'BRL'),
  ],
])('a call about a slip is refused: %s, %s', (code, message, work) => {
  expect(work).toThrow(anError(code, message));
});

it.each<[code: string, message: string, rules: object]>([
  [
    'unknownRule',
    'rules.rounding: use one of truncate-line, truncate-total, half-even-line; got "up"',
    { rounding: 'up' },
  ],
  ['wrongType', 'rules.prizeCap: use a list like [{ from: 1, to: 15, cap: "1000" }], got 5', { prizeCap: 5 }],
  [
    'outOfRange',
    'rules.prizeCap[0].from: use a length of line, a whole number from 1; got 0',
    { prizeCap: [{ from: 0, to: 1, cap: '1' }] },
  ],
  [
    'outOfRange',
    'rules.prizeCap[0].to: use a length of line, a whole number from 2; got 1',
    { prizeCap: [{ from: 2, to: 1, cap: '1' }] },
  ],
  [
    'negativeAmount',
    'rules.prizeCap[0].cap: must not be negative, got "-1"',
    { prizeCap: [{ from: 1, to: 1, cap: '-1' }] },
  ],
  [
    'notADecimal',
    'rules.withholding.threshold: expected a decimal text like "12.50", got "x"',
    { withholding: { threshold: 'x', rate: '0.2' } },
  ],
  [
    'outOfRange',
    'rules.withholding.rate: use a share from "0" to "1", like "0.2" for 20%; got "1.2"',
    { withholding: { threshold: '1', rate: '1.2' } },
  ],
])('rules are refused: %s, %s', (code, message, rules) => {
  expect(() => engine.settleSlip(slip(), {}, rules as never)).toThrow(anError(code, message));
});

describe('a result is refused', () => {
  it.each<[code: string, message: string, result: unknown]>([
    [
      'impossibleResult',
      'matches[0].result: expected a score like { "ft": "2:1" }, named winners or "void"; got "later"',
      'later',
    ],
    ['impossibleResult', 'matches[0].result.ft: expected a score like "2:1", got "1"', { ft: '1' }],
    [
      'impossibleResult',
      'matches[0].result.ht: a score cannot fall: "2:0" at half time, "1:0" at the end',
      { ft: '1:0', ht: '2:0' },
    ],
    ['impossibleResult', 'matches[0].result.ft: expected a score like "2:1", got "1:x"', { ft: '1:x' }],
    ['impossibleResult', 'matches[0].result.ft: expected a score like "2:1", got undefined', {}],
  ])('%s, %s', (code, message, result) => {
    expect(() => engine.settleSlip(slip(), { a: result } as never)).toThrow(anError(code, message));
  });

  it('a draw in basketball', () => {
    const game = slip({ game: 'basketball' });
    const result = { a: { ft: '80:80' } } as never;
    expect(() => engine.settleSlip(game, result)).toThrow(
      anError('impossibleResult', 'matches[0].result.ft: basketball has no draw, got "80:80"'),
    );
  });
});
