import type { MarketKind, Match } from '#contract/entities';
import type { Words } from './use-words.ts';
import { shortLabel } from './short-label.ts';
import { opposite, signed } from '#app/i18n/outcome-text.ts';
import { OUTCOMES } from '#engine/sports';
import { MAIN_MARKETS, type Sold } from './complete-market.ts';

/** What a list has room for: one market of the player's choice, or this many side by side, each as wide as three prices. */
export type RowRoom = { readonly only: MarketKind } | { readonly groups: number };

const WIDE_MARKETS: Readonly<Record<Match['game'], readonly MarketKind[]>> = {
  soccer: [...MAIN_MARKETS.soccer, 'goals', 'correct_score'],
  bd: [...MAIN_MARKETS.bd, 'goals', 'correct_score'],
  basketball: [...MAIN_MARKETS.basketball, 'mv'],
};

const scoreOf = ({ score = '' }: Match): readonly [number, number] | undefined => {
  const [, home, away] = /^(\d+):(\d+)$/.exec(score) ?? [];
  return home === undefined || away === undefined ? undefined : [Number(home), Number(away)];
};

/** Of markets with more outcomes than a row has room for, the ones that come next: the page of the match has all of them. */
const NEXT: Readonly<Partial<Record<MarketKind, (match: Match) => readonly string[]>>> = {
  goals: (match) => {
    const [home, away] = scoreOf(match) ?? [1, 0];
    const from = Math.min(home + away, 5);
    return [0, 1, 2].map((more) => (from + more === 7 ? '7+' : String(from + more)));
  },
  correct_score: (match) => {
    const [home, away] = scoreOf(match) ?? [];
    if (home === undefined || away === undefined) return ['1:0', '1:1', '0:1'];
    return [`${home}:${away}`, `${home + 1}:${away}`, `${home}:${away + 1}`];
  },
  mv: () => ['home 1-5', 'away 1-5'],
};

/** The markets of a row: all rows of a sport have the same, so that heads above them can name them. */
export function shownMarkets(game: Match['game'], room: RowRoom): readonly MarketKind[] {
  if ('only' in room) return [MAIN_MARKETS[game].includes(room.only) ? room.only : 'wl'];
  return WIDE_MARKETS[game].slice(0, room.groups);
}

/** How many markets of a match are not in its row, or not wholly. */
export const furtherMarkets = ({ game, markets }: Match, room: RowRoom): number =>
  Math.max(0, markets.length - shownMarkets(game, room).filter((kind) => NEXT[kind] === undefined).length);

/** What a row has of the outcomes of a market. */
export function shownOutcomes(match: Match, kind: MarketKind, outcomes: readonly Sold[]): readonly Sold[] {
  const next = NEXT[kind]?.(match);
  if (next === undefined) return outcomes;
  const shown = outcomes.filter(({ outcome }) => next.includes(outcome));
  return shown.length > 0 ? shown : outcomes.filter(({ outcome }) => outcome.endsWith('_other'));
}

/** The heads of a market's columns: one for each price, or one for all where each price says what it is. */
export function columnHeads(words: Words, game: Match['game'], kind: MarketKind): readonly string[] {
  if (kind !== 'wl' && kind !== 'bs') return [words.t(`markets:market.${kind}`)];
  return (OUTCOMES[game][kind] ?? []).map((outcome) => shortLabel(words, kind, outcome));
}

/** What is in a cell before its price, where the head above says less: the line of a handicap or total, a number of goals, a score. */
export function cellLine(
  words: Words,
  kind: MarketKind,
  line: string | undefined,
  outcome: string,
): string | undefined {
  if (kind === 'bs') return line;
  if (kind === 'mv') return `${outcome.startsWith('home') ? '1' : '2'} · ${shortLabel(words, kind, outcome)}`;
  if (NEXT[kind] !== undefined) return shortLabel(words, kind, outcome);
  if (kind !== 'handicap' || line === undefined) return undefined;
  if (outcome === 'd') return 'X';
  return signed(outcome === 'w' ? line : opposite(line));
}
