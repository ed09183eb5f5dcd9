import { isSurelyEnglish } from '#cli/locales/facts/international-words.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** A name with a capital inside: PayPal, WhatsApp, iPhone. */
const NAME = /(?<![\p{L}\p{N}_./@-])(?:[A-Z][a-z]+|[a-z]{1,2})[A-Z][A-Za-z]+(?![\p{L}\p{N}_(]|[./]\w)/gu;
const HIDDEN = /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<[^<>]*>|`[^`]*`/gu;

/** Letters and digits, or capitals alone: PK10, TRC20, PIX, CVV. */
const CODES = /(?<![\p{L}\p{N}_.{/@-])(?:[A-Z]{2,}\d+|[A-Z]{3,5})(?![\p{L}\p{N}_(]|[./]\w)/gu;
const CODE = /^(?:[A-Z]{2,}\d+|[A-Z]{3,5})$/u;
/** What other languages translate: AI, EU, GDPR, VAT, DNA, NATO ... */
const TRANSLATED =
  /^(?:IA|UE|RGPD|IVA|TVA|ADN|OTAN|SIDA|NIP|ONU|IPTU|TPA|GMT|TUC|CSV|USD|EUR|PPP|DST|DSA|RAM|ROM|URL|URI)$/u;

/** A name that is nearly the source's: Github, PayPall. A missing one may have been translated. */
export function checkNames(pair: TextPair): void {
  const { source, target } = pair;
  if ((source.traits & TRAIT.capital) === 0) return;
  const names = (source.ownNames ??= namesIn(source.text));
  for (const name of names) {
    if (hasWord(target, name)) continue;
    const near = CODE.test(name) ? nearCode(source.text, target, name) : nearName(source.text, target, name);
    if (near === undefined) continue;
    addFinding(pair, 'name', `Write ${name} instead of ${near}: a name is the same everywhere.`);
    return;
  }
}

function namesIn(text: string): readonly string[] {
  const shown = text.replaceAll(HIDDEN, ' ');
  // In a text of capitals each word looks like a code.
  const codes =
    shown === shown.toUpperCase() ? [] : (shown.match(CODES) ?? []).filter((code) => !isSurelyEnglish(code));
  return [...new Set([...(shown.match(NAME) ?? []), ...codes])];
}

function nearName(source: string, target: string, name: string): string | undefined {
  return (target.replaceAll(HIDDEN, ' ').match(/[A-Za-z]+/gu) ?? []).find(
    (word) =>
      word.length > 3 &&
      /[A-Z]/u.test(word) &&
      isNear(word.toLowerCase(), name.toLowerCase()) &&
      !source.includes(word),
  );
}

/** The same letters in another order, or the same beginning: PK01, CFP, PICS. */
function nearCode(source: string, target: string, name: string): string | undefined {
  const sorted = [...name].sort().join('');
  return (target.replaceAll(HIDDEN, ' ').match(/(?<![\p{L}\p{N}])[A-Z]{2,}\d*(?![\p{L}\p{N}])/gu) ?? []).find(
    (word) =>
      !source.includes(word) &&
      !TRANSLATED.test(word) &&
      Math.abs(word.length - name.length) <= 1 &&
      !word.startsWith(name) &&
      ([...word].sort().join('') === sorted || word.slice(0, 2) === name.slice(0, 2)),
  );
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at !== -1 && !/[a-z]/u.test(text.charAt(at + word.length));
}

/** Differs by at most one letter. */
function isNear(one: string, other: string): boolean {
  // "GitLabu" and "CronJobs" are a name with an ending.
  if (one.startsWith(other) && one.at(-1) !== other.at(-1)) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return left === right || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}
