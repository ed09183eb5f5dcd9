import type { Market, Match } from '#contract/entities/match.ts';
import type { Move } from '#app/features/matches/index.ts';
import { fillable, type Words } from './use-words.ts';

/** What an odds button says at a price. */
export type QuoteName = (odds: string, move: Move | undefined) => string;

/**
 * What an odds button says to those who do not see it: outcome, match, price, and how the price moved. Prices change, the
 * rest does not: it is put into words once.
 */
export function quoteName(
  words: Words,
  match: Match,
  { kind, status, handicap_val: line }: Market,
  outcome: string,
): QuoteName {
  const { t } = words;
  const { home, away } = match;
  const bare = words.outcome({ market: kind, outcome, home, away, line });
  const said = kind === 'wl' ? bare : t('sports:ofMarket', { market: t(`markets:market.${kind}`), outcome: bare });
  if (status !== 'open') {
    const locked = t('sports:lockedName', { outcome: said, home, away, status: t(`sports:status.${status}`) });
    return () => locked;
  }
  const at = fillable((odds) => t('sports:oddsName', { outcome: said, home, away, odds }));
  return (odds, move) => {
    const name = at(words.odds(odds));
    return move === undefined ? name : `${name}, ${words.moved(move.direction, move.was)}`;
  };
}
