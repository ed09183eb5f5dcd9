import { describe, expect, it } from 'vitest';
import { cashOut } from './cash-out.ts';
import { warnings, type OracleLimits } from './limits.ts';
import {
  animalOf,
  type BallBet,
  colorOf,
  type RaceBet,
  settleCricket,
  settleMarkSix,
  settleRace,
  yearAnimal,
} from './lotteries.ts';
import { linesOfPasses } from './passes.ts';
import { estimate, everyLine, settle } from './sports.ts';
import { OracleRefusal, type OracleSlip } from './slip.ts';

const slip = (passes: readonly string[], odds: readonly string[], over: Partial<OracleSlip> = {}): OracleSlip => ({
  game: 'soccer',
  currency: 'BRL',
  stake: '1',
  multiple: 1,
  passes,
  matches: odds.map((each, at) => ({ id: `m${at}`, picks: [{ market: 'wl', outcome: 'w', odds: each }] })),
  ...over,
});
const wins = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, { ft: '1:0' }]));

it('a pass has as many lines as its name says', () => {
  const lines = linesOfPasses();
  const named = Object.keys(lines).filter((pass) => /^[2-8]-string-/.test(pass));
  expect(named.length).toBeGreaterThan(30);
  expect(named.map((pass) => lines[pass])).toEqual(named.map((pass) => pass.split('-string-')[1]));
  expect(lines).toMatchObject({ trixie: '4', yankee: '11', 'lucky-15': '15', 'super-heinz': '120', goliath: '247' });
});

describe('cases computed by hand', () => {
  // Doubles 2x3 + 2x4 + 3x4 = 26, treble 24, singles 9.
  it.each([
    ['Trixie', ['2', '3', '4'], '4', '50.00'],
    ['Patent', ['2', '3', '4'], '7', '59.00'],
    // At evens: 6 doubles of 4, 4 trebles of 8, a fourfold of 16; a Lucky 15 adds 4 singles of 2.
    ['Yankee', ['2', '2', '2', '2'], '11', '72.00'],
    ['Lucky 15', ['2', '2', '2', '2'], '15', '80.00'],
    // The sum over all lines of n matches at 2 is 3^n - 1 with singles: 3^5 - 1 - 10, 3^6 - 1 - 12, 3^8 - 1 - 16.
    ['Canadian', ['2', '2', '2', '2', '2'], '26', '232.00'],
    ['Heinz', ['2', '2', '2', '2', '2', '2'], '57', '716.00'],
    ['Goliath', ['2', '2', '2', '2', '2', '2', '2', '2'], '247', '6544.00'],
    ['3-string-4', ['1.85', '3.6', '2.1'], '4', '32.09'],
  ])('%s on %j is %s lines and pays %s', (pass, odds, lines, payout) => {
    expect(estimate(slip([pass], odds))).toMatchObject({ lines, max: payout });
    expect(settle(slip([pass], odds), wins(odds.length))).toMatchObject({
      state: 'won',
      payout: cutLines(pass, odds, payout),
    });
  });
  // 1.85x3.6 = 6.66, 1.85x2.1 = 3.885, 3.6x2.1 = 7.56, all 13.986: 32.091; with singles of a Patent 39.641. Cut by line: 32.08.
  const cutLines = (pass: string, _: readonly string[], payout: string) => (pass === '3-string-4' ? '32.08' : payout);

  it.each([
    ['-0.75', '1:0', '147.50', 'won'],
    ['-0.25', '1:1', '50.00', 'lost'],
    ['0', '1:1', '100.00', 'void'],
    ['+0.25', '1:1', '147.50', 'won'],
    ['-1', '2:1', '100.00', 'void'],
    ['-1.25', '2:1', '50.00', 'lost'],
  ])('100 on the home side at %s, odds 1.95, ends %s: %s', (line, ft, payout, state) => {
    const matches = [{ id: 'm0', picks: [{ market: 'asian_handicap', outcome: 'home', odds: '1.95', line }] }];
    expect(settle(slip(['single'], [], { stake: '100', matches }), { m0: { ft } })).toMatchObject({ payout, state });
  });

  it('the specification: a void match pays odds 1, an amount is cut and never rounded, bd pays 0.65', () => {
    expect(settle(slip(['2-string-1'], ['3', '1.85']), { m0: 'void', m1: { ft: '1:0' } }).payout).toBe('1.85');
    expect(settle(slip(['single'], ['1.005', '1.005']), wins(2)).payout).toBe('2.00');
    expect(estimate(slip(['single'], ['1.005', '1.005'])).max).toBe('2.01');
    expect(estimate(slip(['single'], ['2'], { game: 'bd', currency: 'USDT' })).max).toBe('1.300000');
    expect(estimate(slip(['single'], ['55.00'], { stake: '712.68' })).max).toBe('39197.40');
  });

  it('one score wins several markets of a match, and the lowest return is that of the worst score', () => {
    const picks = [
      ['wl', 'w', '1.85'],
      ['wl', 'd', '3.2'],
      ['wl', 'l', '4'],
      ['correct_score', '2:1', '7.5'],
      ['goals', '3', '3.6'],
    ].map(([market = '', outcome = '', odds = '']) => ({ market, outcome, odds }));
    const all = slip(['single'], [], { matches: [{ id: 'm0', picks }] });
    // 2:1 pays 1.85 + 7.5 + 3.6; every result pays the home win at least.
    expect(estimate(all)).toEqual({ lines: '5', stake: '5.00', max: '12.95', guaranteed: '1.85', min: '1.85' });
  });

  it('cash-out: the published formula at three slips', () => {
    const open = (placed: string, live: string) => ({ state: 'open' as const, placed, live });
    const hundred = (odds: readonly string[], pass: string) => slip([pass], odds, { stake: '100' });
    expect(cashOut(hundred(['2'], 'single'), [open('2', '2')])).toBe('92.16');
    expect(cashOut(hundred(['2', '3'], '2-string-1'), [open('2', '2'), open('3', '3')])).toBe('88.47');
    expect(cashOut(hundred(['2'], 'single'), [{ state: 'won', placed: '2' }])).toBe('192.00');
  });

  it('Mark Six, PK10, cricket', () => {
    const draw = { numbers: [2, 13, 24, 35, 46, 7], special: 30 };
    const bet = (kind: string, selection: BallBet['selection'], more: object = {}): BallBet => ({
      kind,
      selection,
      amount: '100',
      odds: '2',
      ...more,
    });
    const settled = settleMarkSix(
      [
        bet('specialCode', 30),
        bet('specialCodeSide', 'big'),
        bet('specialCodeCombinationZodiacs', ['rabbit', 'dragon']),
        bet('tail', 9),
        bet('numberCode', 13, { position: 'no2' }),
      ],
      draw,
      '2024-05-01',
      'BRL',
    );
    // 200 + 200 + 170 (less 15%) + 200.
    expect(settled).toEqual({ results: ['win', 'win', 'win', 'lose', 'win'], stake: '500.00', payout: '770.00' });
    expect(settleMarkSix([bet('specialCodeSide', 'odd')], { ...draw, special: 49 }, '2024-05-01', 'BRL').payout).toBe(
      '100.00',
    );
    expect([animalOf(13, yearAnimal('2025-03-01')), colorOf(13)]).toEqual(['snake', 'red']);
    const race: RaceBet = { market: 'sum', selection: 19, amount: '10', odds: '43' };
    expect(settleRace([race], [10, 9, 1, 2, 3, 4, 5, 6, 7, 8], 'USDT').payout).toBe('430.000000');
    const bets = { 7: { odd: '1.85', amount: '10' }, 8: { odd: '3.333', amount: '0.10' } };
    expect(settleCricket(bets, { 7: 'won', 8: 'won' }, 'BRL')).toMatchObject({ stake: '10.10', payout: '18.83' });
  });

  it('limits at their exact bounds', () => {
    const input: OracleLimits = {
      scope: 'sport',
      amount: '347',
      rate: '1',
      balance: '1000',
      bet: { min: '1', max: '347.00' },
    };
    expect(warnings(input)).toEqual([]);
    expect(warnings({ ...input, amount: '347.01' })).toEqual(['exceedsMaxBet']);
    expect(warnings({ ...input, amount: '0.99' })).toEqual(['belowMinBet']);
    expect(warnings({ ...input, amount: '0' })).toEqual([]);
    expect(warnings({ ...input, amount: '694.01', rate: '2' })).toEqual(['exceedsMaxBet']);
    expect(warnings({ ...input, balance: '346.99' })).toEqual(['insufficientAccountBalance']);
  });

  it('refuses lines that are too long, or too many', () => {
    const scores = Array.from({ length: 5 }, (_, at) => ({
      id: `m${at}`,
      picks: [{ market: 'correct_score', outcome: '1:0', odds: '7' }],
    }));
    expect(() => everyLine(slip(['5-string-1'], [], { matches: scores }))).toThrow(OracleRefusal);
    expect(() => everyLine(slip(['3-string-4'], ['2', '2']))).toThrow(OracleRefusal);
  });
});
