import type { Market, Match } from '#contract/entities/match.ts';
import type { Move } from '#app/features/matches/index.ts';
import type { Words } from './use-words.ts';

/** Where a price came from, in words: a direction is never told by colour and arrow alone. */
export function movedText({ t, odds }: Words, { direction, was }: Pick<Move, 'direction' | 'was'>): string {
  return t(`sports:moved.${direction}`, { was: odds(was) });
}

/** What an odds button says to those who do not see it: outcome, match, price, and how the price moved. */
export function quoteName(
  words: Words,
  match: Match,
  { kind, status, handicap_val: line }: Market,
  outcome: string,
  price: { readonly odds: string; readonly move?: Move | undefined },
): string {
  const { t } = words;
  const { home, away } = match;
  const bare = words.outcome({ market: kind, outcome, home, away, line });
  const said = kind === 'wl' ? bare : t('sports:ofMarket', { market: t(`markets:market.${kind}`), outcome: bare });
  if (status !== 'open')
    return t('sports:lockedName', { outcome: said, home, away, status: t(`sports:status.${status}`) });
  const name = t('sports:oddsName', { outcome: said, home, away, odds: words.odds(price.odds) });
  return price.move === undefined ? name : `${name}, ${movedText(words, price.move)}`;
}
