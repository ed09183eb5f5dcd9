import { type PageBrand, WHOLE_MARKETS } from '#contract/brand';
import type { MarketKind, Match } from '#contract/entities';
import type { Words } from './use-words.ts';
import { shortLabel } from './short-label.ts';
import { opposite, signed } from '#app/i18n/outcome-text.ts';
import { OUTCOMES } from '#engine/sports';
import type { Sold } from './complete-market.ts';

/** What a list has room for: one market of the player's choice, or this many side by side, each as wide as three prices; of the brand's markets. */
export type RowRoom = { readonly markets: PageBrand['markets'] } & (
  | { readonly only: MarketKind }
  | { readonly groups: number }
);

/** Whether a row shows all outcomes of a market. */
export const isWhole = (kind: MarketKind): boolean => (WHOLE_MARKETS as readonly MarketKind[]).includes(kind);

/** The markets of a row: all rows of a sport have the same, so that heads above them can name them. */
export function shownMarkets(game: Match['game'], room: RowRoom): readonly MarketKind[] {
  const own: readonly MarketKind[] = room.markets[game];
  if ('groups' in room) return own.slice(0, room.groups);
  return own.includes(room.only) ? [room.only] : own.slice(0, 1);
}

/** How many markets of a match are not in its row, or not wholly. */
export const furtherMarkets = ({ markets }: Match, shown: readonly MarketKind[]): number =>
  markets.length - shown.filter(isWhole).length;

/** Of a market with more outcomes than a row has room for, the ones that come next: the page of the match has all of them. */
export function shownOutcomes({ score }: Match, kind: MarketKind, outcomes: readonly Sold[]): readonly Sold[] {
  const [home = 0, away = 0] = score?.split(':').map(Number) ?? [];
  const from = score === undefined ? 1 : Math.min(home + away, 5);
  if (kind === 'goals') return outcomes.slice(from, from + 3);
  if (kind === 'mv') return outcomes.filter(({ outcome }) => outcome.endsWith(' 1-5'));
  if (kind !== 'correct_score') return outcomes;
  const next = [score ?? '1:1', `${home + 1}:${away}`, `${home}:${away + 1}`];
  const shown = outcomes.filter(({ outcome }) => next.includes(outcome));
  // Beyond the list of scores: any other one.
  return shown.length > 0 ? shown : outcomes.slice(-3);
}

/** The heads of a market's columns: one for each price, or one for all where each price says what it is. */
export function columnHeads(words: Words, game: Match['game'], kind: MarketKind): readonly string[] {
  if (kind !== 'wl' && kind !== 'bs') return [words.t(`markets:market.${kind}`)];
  return (OUTCOMES[game][kind] ?? []).map((outcome) => shortLabel(words, kind, outcome));
}

/** What is in a cell before its price, where no head above says it: the line of a handicap or total, a number of goals, a score. */
export function cellLabel(
  words: Words,
  kind: MarketKind,
  line: string | undefined,
  outcome: string,
): string | undefined {
  if (kind === 'bs') return line;
  if (kind === 'handicap' && outcome !== 'd' && line !== undefined)
    return signed(outcome === 'w' ? line : opposite(line));
  return (kind === 'mv' ? `${outcome[0] === 'h' ? 1 : 2} · ` : '') + shortLabel(words, kind, outcome);
}
