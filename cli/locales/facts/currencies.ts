import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '৳': 'BDT',
};
const CURRENCY =
  /[$€£¥₹₩₽₺৳]|(?<![\p{L}\p{N}])(?:USD|EUR|GBP|JPY|CNY|INR|KRW|RUB|TRY|BDT|BRL|IDR|MXN|USDT|BTC|ETH|TRX)(?![A-Za-z\d])/gu;

/** Every currency has one of these; most texts have none. */
const MAY_HAVE = TRAIT.currency | TRAIT.capital;
const ANY = /[$€£¥₹₩₽₺৳]|[A-Z]{3}/u;
const NONE: ReadonlySet<string> = new Set();

/** Another currency is another amount. A sign may stand for its code. */
export function checkCurrencies(pair: TextPair): void {
  const { source } = pair;
  if ((pair.traits & MAY_HAVE) === 0 || (source.traits & MAY_HAVE) === 0) return;
  const ours = (source.currencies ??= ANY.test(source.text) ? currenciesIn(source.text) : NONE);
  if (ours.size === 0) return;
  const theirs = currenciesIn(pair.target);
  const added = [...theirs].filter((one) => !ours.has(one));
  const lost = [...ours].filter((one) => !theirs.has(one));
  if (added.length > 0 && lost.length > 0)
    addFinding(
      pair,
      'currency',
      `The source's currency is ${lost.join(', ')}, yours ${added.join(', ')}. Write the source's.`,
    );
}

function currenciesIn(text: string): Set<string> {
  return new Set([...text.replaceAll(/\{\{[^{}]*\}\}/gu, ' ').matchAll(CURRENCY)].map(([one]) => SIGNS[one] ?? one));
}
