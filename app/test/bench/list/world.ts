// The same thousand matches, odds and moves for both pages, and an upstream in the page that answers with what they are now.
import type { Match } from '#contract/entities';
import { OUTCOMES } from '#engine/sports';

const COUNT = 1_000;
/** Matches that stand on the screen when the page opens: half of all moves hit these. */
const ON_SCREEN = 8;
const KINDS = ['wl', 'handicap', 'correct_score', 'goals', 'half'] as const;
const MAIN = ['wl', 'handicap'] as const;

export interface Change {
  readonly matchId: string;
  readonly market: (typeof KINDS)[number];
  readonly outcome: string;
  readonly odds: string;
}

let seed = 1;
/** Lehmer's generator: the same row of numbers in both pages. */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const price = () => `${1 + Math.floor(random() * 9)}.${String(Math.floor(random() * 100)).padStart(2, '0')}`;

function makeMatch(index: number): Match {
  return {
    match_id: `bench-${index}`,
    game: 'soccer',
    league: { id: `league-${index % 20}`, name: `League number ${index % 20}` },
    home: `Home side ${index}`,
    away: `Away side ${index}`,
    start_time: new Date(Date.UTC(2026, 2, 14, 12, 0, index)).toISOString(),
    state: 'scheduled',
    markets: KINDS.map((kind) => ({
      kind,
      status: 'open' as const,
      ...(kind === 'handicap' && { handicap_val: '-1' }),
      outcomes: (OUTCOMES.soccer[kind] ?? []).map((outcome) => ({ outcome, odds: price() })),
    })),
  };
}

export const matches: readonly Match[] = Array.from({ length: COUNT }, (_, index) => makeMatch(index));

/** The next price changes. They are written into `matches` too, so that a poll of the page does not take them back. */
export function nextChanges(count: number): Change[] {
  return Array.from({ length: count }, (_, index) => {
    const match = matches[Math.floor(random() * (index % 2 === 0 ? ON_SCREEN : COUNT))] as Match;
    const market = pick(MAIN);
    const outcome = pick(['w', 'd', 'l']);
    const odds = price();
    const sold = match.markets.find(({ kind }) => kind === market)?.outcomes.find((each) => each.outcome === outcome);
    if (sold !== undefined) sold.odds = odds;
    return { matchId: match.match_id, market, outcome, odds };
  });
}

/** Answers for the page's own calls, as the upstream would. */
export function answer(address: string): object | undefined {
  const url = new URL(address, location.href);
  if (url.pathname !== '/sports/api/v1/soccer') return undefined;
  const start = Number(url.searchParams.get('start') ?? 0);
  const limit = Number(url.searchParams.get('limit') ?? 200);
  return { code: 0, msg: '', data: { total: COUNT, matches: matches.slice(start, start + limit) } };
}
