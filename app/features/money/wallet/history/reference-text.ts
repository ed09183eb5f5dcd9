import type { PageBrand } from '#contract/brand';
import { rateText } from '#app/i18n/rate-text.ts';
import type { HistoryEntry } from './history-entry.ts';

interface Words {
  readonly language: string;
  readonly brand: Pick<PageBrand, 'gameWallets'>;
  /** Of card games, which a brand gives no name. */
  readonly cards: string;
}

/** The two currencies and their rates of an exchange. */
const EXCHANGE = /^([A-Z]{3,5})-([A-Z]{3,5}) (\d{1,15}(?:\.\d{1,12})?):(\d{1,15}(?:\.\d{1,12})?)$/;

/** What a movement refers to, for the player: the rate of an exchange, a game's name; else as the upstream has it. */
export function referenceText({ movement, reference }: HistoryEntry, words: Words): string {
  if (movement === 'exchange') return exchangeText(reference, words.language);
  if (movement === 'gameIn' || movement === 'gameOut') return gameText(reference, words);
  return reference;
}

function exchangeText(reference: string, language: string): string {
  const [, from = '', to = '', own = '0', other = '0'] = EXCHANGE.exec(reference) ?? [];
  if (!/[1-9]/.test(own) || !/[1-9]/.test(other)) return reference;
  return rateText({ currency: from, rate: own }, { currency: to, rate: other }, language);
}

/** Card games are called `ky` as in the addresses of their calls, and a platform `ng-` and its name there. */
function gameText(reference: string, { brand: { gameWallets = {} }, cards }: Words): string {
  if (reference === 'ky') return cards;
  return gameWallets.ngGame?.find(({ platform }) => reference === `ng-${platform}`)?.name ?? reference;
}
