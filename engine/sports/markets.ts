import type { Market, SportGame } from './slip.ts';

const THREE_WAY = ['w', 'd', 'l'];
const TWO_WAY = ['w', 'l'];
const SMALL_WINS = ['1:0', '2:0', '2:1', '3:0', '3:1', '3:2', '4:0', '4:1', '4:2'];
/** bd sells no 5:x (they count as `w_other` and `l_other`), and no Asian lines. */
const WINS_OF_FIVE = ['5:0', '5:1', '5:2'];
const DRAWS = ['0:0', '1:1', '2:2', '3:3'];
const OTHER_SCORES = ['w_other', 'd_other', 'l_other'];
const BUCKETS = ['1-5', '6-10', '11-15', '16-20', '21-25', '26+'];

function correctScores(wins: readonly string[]): readonly string[] {
  return [...wins, ...DRAWS, ...wins.map((win) => [...win].reverse().join('')), ...OTHER_SCORES];
}

const GOALS = ['0', '1', '2', '3', '4', '5', '6', '7+'];
const HALVES = ['ww', 'wd', 'wl', 'dw', 'dd', 'dl', 'lw', 'ld', 'll'];
const ASIAN = { asian_handicap: ['home', 'away'], asian_total: ['over', 'under'] } as const;

/** Markets with fixed outcomes per game, in display order. `outright` is in every game and has its own outcomes. */
export const OUTCOMES: Readonly<Record<SportGame, Readonly<Partial<Record<Market, readonly string[]>>>>> = {
  soccer: {
    wl: THREE_WAY,
    handicap: THREE_WAY,
    correct_score: correctScores([...SMALL_WINS, ...WINS_OF_FIVE]),
    goals: GOALS,
    half: HALVES,
    ...ASIAN,
  },
  bd: {
    wl: THREE_WAY,
    handicap: THREE_WAY,
    up: ['ts', 'td', 'ds', 'dd'],
    goals: GOALS,
    correct_score: correctScores(SMALL_WINS),
    half: HALVES,
  },
  basketball: {
    wl: TWO_WAY,
    handicap: THREE_WAY,
    bs: ['big', 'small'],
    mv: [...BUCKETS.map((bucket) => `home ${bucket}`), ...BUCKETS.map((bucket) => `away ${bucket}`)],
    ...ASIAN,
  },
};

/** Guard for text from outside. */
export function isSportGame(name: unknown): name is SportGame {
  return name === 'soccer' || name === 'basketball' || name === 'bd';
}
