import type { Market, Match } from '#contract/entities';
import type { PriceChange } from '#app/features/betting/matches/index.ts';
import { fillable, type Words } from './use-words.ts';

/** The accessible name of an odds button at a price. */
export type QuoteName = (odds: string, change: PriceChange | undefined) => string;

/**
 * The accessible name of an odds button: outcome, match, price, and how the price changed. Only the price changes, so the
 * rest is translated once.
 *
 * @param isGrouped in a row, whose group names the market and the match: a listener who goes through a list hears them once for all its prices
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
  const bare = words.outcome({ market: kind, outcome, home, away, line });
  const withChange = (name: string, change: PriceChange | undefined) =>
    change === undefined ? name : `${name}, ${words.moved(change.direction, change.was)}`;
  if (isGrouped) {
    const state = status === 'open' ? undefined : `${bare}, ${t(`sports:status.${status}`)}`;
    return (odds, change) => state ?? withChange(`${bare}, ${words.odds(odds)}`, change);
  }
  const said = t('sports:ofMarket', { market: t(`markets:market.${kind}`), outcome: bare });
  if (status !== 'open') {
    const locked = t('sports:lockedName', { outcome: said, home, away, status: t(`sports:status.${status}`) });
    return () => locked;
  }
  const at = fillable((odds) => t('sports:oddsName', { outcome: said, home, away, odds }));
  return (odds, change) => withChange(at(words.odds(odds)), change);
}
