/** When rounds are open and what bets pay, in the simplest form: for tests, without code of engine and simulator. */
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

export type Game = 'hkmarksix' | 'newammarksix' | 'gallopingmarksix' | 'pk10';
/** Minutes between rounds, minute of the first in a day (UTC), seconds before the draw when betting closes. */
const TIMETABLE: Readonly<Record<Game, readonly [prefix: string, every: number, from: number, closed: number]>> = {
  hkmarksix: ['hk', 1_440, 13 * 60 + 30, 900],
  newammarksix: ['na', 60, 0, 120],
  gallopingmarksix: ['gl', 10, 0, 60],
  pk10: ['pk', 5, 0, 30],
};

export interface Round {
  readonly id: string;
  readonly number: number;
  readonly openMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
}

/** The next round, or one after it. */
export function roundAt(game: Game, nowMs: number, later = 0): Round {
  const [prefix, every, from, closed] = TIMETABLE[game];
  // Draws are counted from the first of 1970.
  let number = Math.trunc(nowMs / (every * MINUTE_MS)) - 2;
  while ((number + 1) * every * MINUTE_MS + from * MINUTE_MS <= nowMs) number += 1;
  number += later;
  const openMs = (number * every + from) * MINUTE_MS;
  const drawMs = openMs + every * MINUTE_MS;
  return { id: `${prefix}-${number}`, number, openMs, closeMs: drawMs - closed * SECOND_MS, drawMs };
}

const ZODIAC = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');
/** Hong Kong Observatory. Outside these years no animal is known and nothing is drawn. */
const NEW_YEARS = [
  ['2024-02-10', 'dragon'],
  ['2025-01-29', 'snake'],
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
  ['2028-01-26', undefined],
] as const;
export const yearOf = (ms: number): string | undefined =>
  NEW_YEARS.findLast(([day]) => Date.parse(`${day}T00:00:00Z`) <= ms)?.[1];

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const colorOf = (ball: number) => (RED.includes(ball) ? 'red' : BLUE.includes(ball) ? 'blue' : 'green');
/** Ball 1 has the year's animal, each next ball the animal before. */
const animalOf = (ball: number, year: string) => ZODIAC[(ZODIAC.indexOf(year) - ball + 1 + 60) % 12];

const SIDES: Readonly<Record<string, (ball: number) => boolean>> = {
  big: (ball) => ball > 24,
  small: (ball) => ball < 25,
  odd: (ball) => ball % 2 === 1,
  even: (ball) => ball % 2 === 0,
  sumOdd: (ball) => (Math.trunc(ball / 10) + ball) % 2 === 1,
  sumEven: (ball) => (Math.trunc(ball / 10) + ball) % 2 === 0,
  tailBig: (ball) => ball % 10 > 4,
  tailSmall: (ball) => ball % 10 < 5,
  bigOdd: (ball) => ball > 24 && ball % 2 === 1,
  bigEven: (ball) => ball > 24 && ball % 2 === 0,
  smallOdd: (ball) => ball < 25 && ball % 2 === 1,
  smallEven: (ball) => ball < 25 && ball % 2 === 0,
};
export const SIDE_NAMES = Object.keys(SIDES);

export interface MarkSixPick {
  readonly kind: string;
  readonly position?: string;
  readonly selection: number | string;
  readonly amount: string;
  readonly odds: string;
}
export interface RacePick {
  readonly market: 'place' | 'sum' | 'dragonTiger';
  readonly place?: number;
  readonly pair?: string;
  readonly selection: number | string;
  readonly amount: string;
  readonly odds: string;
}
export type Pick = MarkSixPick | RacePick;
/** Seven balls, the special one last; or ten cars in finishing order. */
export type Drawn = readonly number[];

/** Undefined: the stake comes back. */
export function wins(pick: Pick, drawn: Drawn, drawMs: number): boolean | undefined {
  return 'market' in pick ? winsRace(pick, drawn) : winsDraw(pick, drawn, yearOf(drawMs) ?? '');
}

function winsDraw({ kind, position, selection }: MarkSixPick, balls: Drawn, year: string): boolean | undefined {
  const at = kind.startsWith('numberCode') ? Number(position?.slice(2)) - 1 : 6;
  const ball = balls[at] ?? 0;
  if (kind.endsWith('Side')) return ball === 49 ? undefined : SIDES[selection]?.(ball);
  if (kind.endsWith('Color')) return colorOf(ball) === selection;
  if (kind === 'specialCodeAnimal') return animalOf(ball, year) === selection;
  if (kind === 'specialCodeTail') return ball % 10 === selection;
  if (kind === 'tail') return balls.some((each) => each % 10 === selection);
  return ball === selection;
}

function winsRace({ market, place = 0, pair = '', selection }: RacePick, cars: Drawn): boolean {
  if (market === 'dragonTiger') {
    const [first = 0, second = 0] = pair.split('-').map((each) => cars[Number(each) - 1]);
    return selection === (first > second ? 'dragon' : 'tiger');
  }
  const value = market === 'sum' ? (cars[0] ?? 0) + (cars[1] ?? 0) : (cars[place - 1] ?? 0);
  const isBig = value >= (market === 'sum' ? 12 : 6);
  if (selection === 'big' || selection === 'small') return isBig === (selection === 'big');
  if (selection === 'odd' || selection === 'even') return (value % 2 === 1) === (selection === 'odd');
  return value === selection;
}
