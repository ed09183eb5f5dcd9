import type { Market, Match } from '#contract/entities';
import { signed } from '#app/i18n/outcome-text.ts';
import type { PriceChange } from '#app/features/betting/matches/index.ts';
import { fillable, type Words } from './use-words.ts';

/** The accessible name of an odds button at a price. */
export type QuoteName = (odds: string, change: PriceChange | undefined) => string;

/**
 * The accessible name of an odds button: outcome, match, price, and how the price changed. Only the price changes, so the
 * rest is translated once.
 *
 * @param isGrouped in a row, whose group names the market and the match, or on the match's page, whose section names the market: a listener
 * hears them once for all their prices
 */
export function quoteName(
  words: Words,
  match: Match,
  { kind, status, handicap_val: line }: Market,
  outcome: string,
  isGrouped = false,
): QuoteName {
  const { t } = words;
  const { home, away } = match;
  // Its group has said that it is of the handicap, and whose.
  const isHandicapDraw = isGrouped && kind === 'handicap' && outcome === 'd';
  const bare = isHandicapDraw
    ? `${t('markets:wl.d')} (${signed(line ?? '')})`
    : words.outcome({ market: kind, outcome, home, away, line });
  const withChange = (name: string, change: PriceChange | undefined) =>
    change === undefined ? name : `${name}, ${words.moved(change.direction, change.was)}`;
  if (status !== 'open') return () => `${bare}, ${t(`sports:status.${status}`)}`;
  if (isGrouped) return (odds, change) => withChange(`${bare}, ${words.odds(odds)}`, change);
  const said = t('sports:ofMarket', { market: t(`markets:market.${kind}`), outcome: bare });
  const at = fillable((odds) => t('sports:oddsName', { outcome: said, home, away, odds }));
  return (odds, change) => withChange(at(words.odds(odds)), change);
}
