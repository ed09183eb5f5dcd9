import { baseLanguage, isRightToLeft } from '#cli/locales/language/languages.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;
/** Zero-width and soft characters, and tags. Joiners depend on the script. */
const INVISIBLE = /[\u00AD\u200B\u2028\u2029\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;
/** Tags spell the region of a flag, such as England's. */
const FLAGS = /\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}/gu;
const MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u;
const OVERRIDES = /[\u202D\u202E]/u;
const ISOLATES = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;
const EMBEDDINGS = /[\u202A\u202B][^\u202A-\u202E]*\u202C/gu;
const JOINERS = /[\u200C\u200D]/u;
/** Joiners connect emoji and letters of these scripts. */
const JOINED =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}\p{Script=Syriac}\p{M}])[\u200C\u200D]/gu;

/** Invisible characters break searches and layouts, and can reverse the reading direction. */
export function checkCharacters(pair: TextPair): void {
  if ((pair.traits & TRAIT.hidden) === 0) return;
  const { target } = pair;
  const found = CONTROL.exec(target)?.[0];
  // C1 characters beside Latin-1 letters are garbled UTF-8, which another check reports.
  if (found !== undefined && !isGarble(pair, found) && !pair.source.text.includes(found))
    addFinding(pair, 'control-character', `The invisible character ${name(found)} is in the text. Remove it.`);
  if (!INVISIBLE.test(target) && !MARKS.test(target) && !JOINERS.test(target)) return;
  const hidden = INVISIBLE.exec(withoutNeeded(pair))?.[0] ?? strayJoiner(target);
  if (hidden !== undefined && !isShared(pair, hidden) && !(hidden === '\u00AD' && /\p{L}\u00AD\p{L}/u.test(target)))
    addFinding(pair, 'control-character', `The invisible character ${name(hidden)} is in the text. Remove it.`);
  const mark = directionMark(target, isRightToLeft(pair.file.language));
  if (mark !== undefined && !isShared(pair, mark))
    addFinding(
      pair,
      'bidi-character',
      `The invisible character ${name(mark)} changes the reading direction of what follows. Remove it.`,
    );
}

/** Scripts without spaces, which mark possible line breaks. */
const BREAKS_UNSEEN = new Set(['th', 'lo', 'km', 'my']);

function withoutNeeded(pair: TextPair): string {
  const text = pair.target.replaceAll(FLAGS, '');
  return BREAKS_UNSEEN.has(baseLanguage(pair.file.language)) ? text.replaceAll('\u200B', '') : text;
}

function isShared(pair: TextPair, character: string): boolean {
  return pair.source.text !== pair.target && pair.source.text.includes(character);
}

function isGarble(pair: TextPair, character: string): boolean {
  return character >= '\u0080' && /[Â-ô][\u0080-\u009F]/u.test(pair.target);
}

function strayJoiner(text: string): string | undefined {
  return JOINERS.test(text) ? JOINERS.exec(text.replaceAll(JOINED, ''))?.[0] : undefined;
}

/** Hebrew and Arabic need these marks; elsewhere a closed pair around a value is harmless. */
function directionMark(text: string, isRightToLeft: boolean): string | undefined {
  if (!MARKS.test(text)) return undefined;
  if (OVERRIDES.test(text)) return OVERRIDES.exec(text)?.[0];
  const rest = text.replaceAll(ISOLATES, '').replaceAll(EMBEDDINGS, '');
  if (isRightToLeft) return /[\u2066-\u2069\u202A-\u202C]/u.exec(rest)?.[0];
  const aroundValue = text.replaceAll(/[\u2066-\u2068](?=\{\{)[^\u2066-\u2069]*\u2069/gu, '');
  return MARKS.exec(aroundValue)?.[0];
}

function name(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
