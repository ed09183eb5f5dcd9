import type { SportGame } from '#contract/entities';
import { OUTCOMES, type SettleResult, settleSlip, type Slip } from '#engine/sports';
import type { SessionStep } from '#fixtures';
import * as oracle from './oracle/index.ts';
import { paperOf } from './paper-steps.ts';
import { Mismatch, same } from './session-context.ts';

export type PaperStep = Extract<SessionStep, { do: 'paper' | 'paperOf' }>;

const [AMOUNT, ODDS] = ['1', '1.97'];
const ANIMALS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'];
const SIDES = 'big small odd even sumOdd sumEven tailBig tailSmall bigOdd bigEven smallOdd smallEven'.split(' ');
const COLORS = ['red', 'blue', 'green'];
const POSITIONS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'];
const BALLS = 49;
const CARS = 10;
/** Days of four years of the zodiac, in turn. */
const DATES = ['2024-02-10', '2025-01-28', '2026-02-17', '2027-06-01'];
const LINES: Readonly<Record<string, readonly string[]>> = {
  'soccer handicap': ['-2', '-1', '+1', '2'],
  'bd handicap': ['-2', '-1', '+1', '2'],
  'basketball handicap': ['-12.5', '-7', '3.5', '6'],
  'basketball bs': ['160.5', '188.5'],
  'soccer asian_handicap': ['-1.25', '-1', '-0.5', '-0.25', '0', '0.75'],
  'basketball asian_handicap': ['-6.25', '-6', '-5.5', '-0.25', '0', '4.75'],
  'soccer asian_total': ['2', '2.25', '2.5', '2.75'],
  'basketball asian_total': ['160', '160.25', '160.5', '171.75'],
};
/** Of basketball's thousands of scores. */
const SCORES = 480;

const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, at) => at + from);
const money = { amount: AMOUNT, odds: ODDS };

/** Each outcome that engine and oracle both know, under results of each kind. Draws and races have all their bets in one step. */
export function* everyOutcome(): Generator<PaperStep> {
  for (const game of Object.keys(OUTCOMES) as SportGame[]) yield* ofSport(game);
  for (const [nth, draw] of [...draws()].entries()) {
    const date = DATES[nth % DATES.length];
    yield { do: 'paperOf', game: 'marksix', asked: { bets: ballBets(), draw, date, currency: 'USDT' } };
  }
  for (const finish of finishes())
    yield { do: 'paperOf', game: 'pk10', asked: { bets: raceBets(), finish, currency: 'USDT' } };
}

/** The first step on which engine and oracle differ, with as few bets as it takes. */
export function outcomeThatDiffers(steps: Iterable<PaperStep> = everyOutcome()): PaperStep | undefined {
  for (const step of steps) if (differs(step)) return alone(step);
  return undefined;
}

function differs(step: PaperStep): boolean {
  try {
    if (step.do === 'paper') settled(step);
    else paperOf(step);
    return false;
  } catch (error) {
    if (error instanceof Mismatch) return true;
    throw error;
  }
}

/** Without the estimate, which tries every score. */
function settled(step: Extract<PaperStep, { do: 'paper' }>): void {
  const [slip, results] = [step.slip as unknown as Slip, step.results as Record<string, SettleResult>];
  const expected = oracle.settle(slip, results);
  const actual = settleSlip(slip, results);
  for (const key of ['state', 'payout'] as const) same(key, expected[key], actual[key]);
}

/** The first bet of several that differs by itself. */
function alone(step: PaperStep): PaperStep {
  if (step.do === 'paper') return step;
  const bets = (step.asked['bets'] ?? []) as readonly object[];
  const each = bets.map((bet): PaperStep => ({ ...step, asked: { ...step.asked, bets: [bet] } }));
  return each.find(differs) ?? step;
}

function* ofSport(game: SportGame): Generator<PaperStep> {
  const all = oracle.everyScore[game] ?? [];
  const nth = Math.ceil(all.length / SCORES);
  const scores = all.filter((_, at) => at % nth === 0);
  for (const [market, outcomes] of Object.entries(OUTCOMES[game]))
    for (const line of LINES[`${game} ${market}`] ?? ['1'])
      for (const outcome of outcomes) {
        // Half a goal leaves no draw.
        if (market === 'handicap' && outcome === 'd' && line.includes('.')) continue;
        const pick = { market, outcome, odds: ODDS, ...(market.startsWith('asian') && { line }) };
        const match = { id: 'm0', handicap: line, total: line, picks: [pick] };
        const slip = { game, currency: 'USDT', stake: AMOUNT, multiple: 1, passes: ['single'], matches: [match] };
        for (const m0 of scores) yield { do: 'paper', slip, results: { m0 } };
      }
}

function ballBets(): readonly object[] {
  const at = (kind: string, selections: readonly unknown[]) =>
    POSITIONS.flatMap((position) => selections.map((selection) => ({ kind, selection, position, ...money })));
  const of = (kind: string, selections: readonly unknown[], more: object = {}) =>
    selections.map((selection) => ({ kind, selection, ...more, ...money }));
  const numbers = upTo(BALLS);
  const windows = (length: number) => ANIMALS.map((_, from) => [...ANIMALS, ...ANIMALS].slice(from, from + length));
  return [
    ...of('specialCode', numbers),
    ...of('numberCode', numbers),
    ...at('numberCode', numbers),
    ...of('specialCodeSide', SIDES),
    ...at('numberCodeSide', SIDES),
    ...of('specialCodeColor', COLORS),
    ...at('numberCodeColor', COLORS),
    ...of('specialCodeAnimal', ANIMALS),
    ...upTo(9, 2).flatMap((length) => of('specialCodeMergeAnimal', windows(length))),
    ...of('specialCodeMergeAnimal', windows(6), { configuration: 'six' }),
    ...of('specialCodeTail', upTo(9, 0)),
    ...of('tail', upTo(9, 0)),
    ...upTo(3).flatMap((level) =>
      upTo(5, level).flatMap((length) => of('specialCodeCombinationZodiacs', windows(length), { level })),
    ),
  ];
}

/** Each ball as the special one, with others near it and far from it. */
function* draws(): Generator<{ readonly numbers: readonly number[]; readonly special: number }> {
  for (const stride of [1, 8])
    for (const special of upTo(BALLS))
      yield { special, numbers: upTo(6).map((nth) => ((special + nth * stride - 1) % BALLS) + 1) };
}

function raceBets(): readonly object[] {
  const sides = ['big', 'small', 'odd', 'even'];
  const cars = upTo(CARS);
  return [
    ...cars.flatMap((place) =>
      [...cars, ...sides].map((selection) => ({ market: 'place', place, selection, ...money })),
    ),
    ...[...upTo(19, 3), ...sides].map((selection) => ({ market: 'sum', selection, ...money })),
    ...['1-10', '2-9', '3-8', '4-7', '5-6'].flatMap((pair) =>
      ['dragon', 'tiger'].map((selection) => ({ market: 'dragonTiger', pair, selection, ...money })),
    ),
  ];
}

/** Each car at each place, in many orders. */
function* finishes(): Generator<readonly number[]> {
  for (const factor of upTo(CARS))
    for (const shift of upTo(CARS))
      yield upTo(CARS).map((place) => ((((place * factor) % (CARS + 1)) + shift) % CARS) + 1);
}
