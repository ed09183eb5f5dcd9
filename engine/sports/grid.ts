import type { CompiledPick } from './compiled-slip.ts';
import { QUARTERS_PER_POINT } from './quarter-line.ts';
import type { Score } from './score.ts';
import type { SportGame } from './slip.ts';

/** 5:3 is the first unlisted score, 7+ the last count of goals: scores up to 8 distinguish all markets. */
const FOOTBALL_GOALS = 8;

/** Winning margins at which a basketball market changes. */
const BASKETBALL_EDGES = [1, 6, 11, 16, 21, 26];

/** What picks need: the range of scores, and whether half times matter. */
export interface GridNeed {
  readonly game: SportGame;
  readonly withHalf: boolean;
  /** Whole points around the lines on margins (handicaps) and on totals, ascending. */
  readonly margins: readonly number[];
  readonly totals: readonly number[];
}

export function gridNeed(game: SportGame, picks: readonly CompiledPick[]): GridNeed {
  const margins = new Set<number>();
  const totals = new Set<number>();
  let withHalf = false;
  for (const { market, line } of picks) {
    if (market === 'half') withHalf = true;
    if (line === 0 && market !== 'asian_total') continue;
    const near = Math.floor(line / QUARTERS_PER_POINT);
    const points = market === 'bs' || market === 'asian_total' ? totals : margins;
    for (let point = near - 1; point <= near + 2; point += 1) points.add(Math.abs(point));
  }
  const ascending = (points: Set<number>) => [...points].sort((a, b) => a - b);
  return { game, withHalf, margins: ascending(margins), totals: ascending(totals) };
}

/**
 * Scores that represent all: each real score wins the same picks as one of them. The property test compares them with a far
 * larger square.
 *
 * - Football: all scores up to 8 (further for farther lines), each with every possible half time.
 * - Basketball: beyond each edge of a margin market the smallest margin of either parity, which needs the fewest points, each
 *   with totals on both sides of every total line.
 */
export function scoreGrid({ game, withHalf, margins, totals }: GridNeed): readonly Score[] {
  if (game === 'basketball') return basketballScores(margins, totals);
  return footballScores(Math.max(FOOTBALL_GOALS, (margins.at(-1) ?? 0) + 1, (totals.at(-1) ?? 0) + 1), withHalf);
}

function footballScores(maxGoals: number, withHalf: boolean): Score[] {
  const scores: Score[] = [];
  for (let home = 0; home <= maxGoals; home += 1) {
    for (let away = 0; away <= maxGoals; away += 1) {
      if (!withHalf) {
        scores.push({ home, away });
        continue;
      }
      scores.push({ home, away, half: { home: 0, away: 0 } });
      if (home > 0) scores.push({ home, away, half: { home: 1, away: 0 } });
      if (away > 0) scores.push({ home, away, half: { home: 0, away: 1 } });
    }
  }
  return scores;
}

function basketballScores(lines: readonly number[], totals: readonly number[]): Score[] {
  const edges = [...BASKETBALL_EDGES, ...lines].filter((edge) => edge > 0);
  const margins = new Set(edges.flatMap((edge) => [edge, edge + 1, -edge, -edge - 1]));
  const scores: Score[] = [];
  for (const margin of margins) {
    const minTotal = Math.abs(margin);
    const beyond = Math.max(minTotal, totals.at(-1) ?? 0) + 2;
    for (const total of new Set([minTotal, ...totals, beyond, beyond + 1])) {
      if (total < minTotal || (total - minTotal) % 2 !== 0) continue;
      scores.push({ home: (total + margin) / 2, away: (total - margin) / 2 });
    }
  }
  return scores;
}
