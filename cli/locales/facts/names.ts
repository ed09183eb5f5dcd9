import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** A name with a capital inside: PayPal, WhatsApp, iPhone. */
const NAME = /(?<![\p{L}\p{N}_./@-])(?:[A-Z][a-z]+|[a-z]{1,2})[A-Z][A-Za-z]+(?![\p{L}\p{N}_(]|[./]\w)/gu;
const HIDDEN = /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<[^<>]*>|`[^`]*`/gu;

/** A name that is nearly the source's: Github, PayPall. One that is not there at all may be said otherwise. */
export function checkNames(pair: TextPair): void {
  const { source, target } = pair;
  if ((source.traits & TRAIT.capital) === 0) return;
  const names = (source.ownNames ??= [...new Set(source.text.replaceAll(HIDDEN, ' ').match(NAME))]);
  if (names.length === 0) return;
  for (const name of names) {
    if (hasWord(target, name)) continue;
    const near = (target.replaceAll(HIDDEN, ' ').match(/[A-Za-z]+/gu) ?? []).find(
      (word) =>
        word.length > 3 &&
        /[A-Z]/u.test(word) &&
        isNear(word.toLowerCase(), name.toLowerCase()) &&
        !source.text.includes(word),
    );
    if (near === undefined) continue;
    addFinding(pair, 'name', `Write ${name} instead of ${near}: a name is the same everywhere.`);
    return;
  }
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at !== -1 && !/[a-z]/u.test(text.charAt(at + word.length));
}

/** The same, or with one letter more, less or other. */
function isNear(one: string, other: string): boolean {
  // "GitLabu" and "CronJobs" are the name with an ending.
  if (one.startsWith(other) && one.at(-1) !== other.at(-1)) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return left === right || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}
