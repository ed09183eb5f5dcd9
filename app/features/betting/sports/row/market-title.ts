import type { Market, MarketKind } from '#contract/entities';
import { asNumber } from '#app/i18n/isolated.ts';
import { signed } from '#app/i18n/outcome-text.ts';
import type { Words } from './use-words.ts';

/** The name of a market with its line. @example 'Handicap −1' */
export function marketTitle({ t }: Words, kind: MarketKind, market: Market | undefined): string {
  const name = t(`markets:market.${kind}`);
  const line = market?.handicap_val;
  if (line === undefined) return name;
  return `${name} ${kind === 'handicap' ? asNumber(signed(line)) : line}`;
}
