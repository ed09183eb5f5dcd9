import type { Market } from '#contract/entities/match.ts';
import type { MarketKind } from '#contract/entities/sport-game.ts';
import { signed } from '#app/i18n/outcome-text.ts';
import type { Words } from './use-words.ts';

/** What a market is called, with the line it is compared with. @example 'Handicap −1' */
export function marketTitle({ t }: Words, kind: MarketKind, market: Market | undefined): string {
  const name = t(`markets:market.${kind}`);
  const line = market?.handicap_val;
  if (line === undefined) return name;
  return `${name} ${kind === 'handicap' ? signed(line) : line}`;
}
