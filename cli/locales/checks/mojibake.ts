import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Windows-1252's characters for 80 to 9F, and Latin-1: what follows a lead byte in garbled UTF-8. */
const TAIL = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/**
 * UTF-8 read as Windows-1252. Two-byte leads: Â and Ã (Latin), Ä and Å (Turkish, Czech), Ð or Ñ twice in a row (Cyrillic; one Ñ
 * is Spanish), likewise Greek Î Ï. Three bytes: â (punctuation), à (Indic), ã to é (Chinese, Japanese, Korean). Four: ð (emoji).
 */
const AS_1252 = new RegExp(
  [
    `[ÂÃ][\u0080-\u009F\u00A1-\u00A7\u00A9\u00AA\u00AC-\u00BA\u00BC-\u00BF€ƒ†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]`,
    `[\\p{Ll}\\s^]Ã[${TAIL}]`,
    `Ã[\u00A8\u00AB]`,
    `(?:[ÄÅ][\u0080-\u009F\u00A1-\u00A7\u00A9\u00AA\u00AC-\u00BA\u00BC-\u00BF€ƒ†‡ˆ‰Š‹ŒŽ˜™š›œžŸ])`,
    `(?:[ÐÑ][${TAIL}]){2}`,
    `(?:[ÎÏ][${TAIL}]){2}`,
    `(?:[ØÙ][${TAIL}]){2}`,
    `â[\u0080€‚„][${TAIL}]`,
    // Not an accent before an ellipsis and a quote: “Está…”
    `[âà-ï](?![…”’»“‘–—›‹]{2})[${TAIL}][${TAIL}]`,
    `Â\u00A0`,
    `ðŸ[${TAIL}]`,
    `ð\u009F[${TAIL}]`,
  ].join('|'),
  'u',
);
/** First characters of these patterns; most texts have none. */
const SUSPECT_1252 = /[ÂÃÄÅÐÑÎÏØÙ\u00E0-\u00F0]/u;
const SUSPECT_GBK = /[锟縺繧繝烫屯ï鍙鐨勫湪鎴戜滑浣犲ソ璇锋鈥鍦]/u;
/** Cyrillic UTF-8 read as Windows-1251: Р or С before each letter. No word has three in a row. */
const AS_1251 = /(?:[РС][\u00A0-\u00BFЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—™љ›њќћџЎўЈҐЁЄЇІіґёєјЅѕї№°±µ]){3}/u;
/** UTF-8 read as Shift-JIS or GBK, and Chinese that was garbled twice. */
const AS_GBK = /锟斤拷|[縺繧繝].?[縺繧繝]|烫烫烫|屯屯屯|ï¿½|(?:[鍙鐨勫湪鎴戜滑浣犲ソ璇锋鈥鍦].{0,1}){4}/u;
/** Escaped twice, so shown literally. */
const TWICE_ESCAPED = /\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}/u;
const ENTITY = /&#x?[0-9a-fA-F]{2,6};/u;
const LOST = /\?{3,}/u;
/** Without any of these nothing is garbled. C1 controls count as hidden. */
const SUSPECT = TRAIT.garble | TRAIT.hidden | TRAIT.question | TRAIT.backslash | TRAIT.ampersand;

/** Letters damaged by a wrong encoding: `Ã©` for `é`, `�`, `????`. */
export function checkMojibake(pair: TextPair): boolean {
  if ((pair.traits & SUSPECT) === 0) return false;
  const why = garbled(pair.target, pair.source.text);
  if (why !== undefined)
    addFinding(pair, 'mojibake', `${why} Copy the text again from a correct source, and save the file as UTF-8.`);
  return why !== undefined;
}

function garbled(text: string, source: string): string | undefined {
  // The source compared with itself has no other text that could excuse it.
  const original = text === source ? '' : source;
  if (text.includes('\uFFFD') && !original.includes('\uFFFD'))
    return 'The character \uFFFD replaces a letter that was lost.';
  const found = ((SUSPECT_1252.test(text) ? AS_1252.exec(text) : null) ?? AS_1251.exec(text))?.[0];
  if (found !== undefined && !original.includes(found)) return `"${found}" are garbled letters.`;
  if (SUSPECT_GBK.test(text) && AS_GBK.test(text) && !AS_GBK.test(source)) return 'These are garbled characters.';
  const lost = LOST.exec(text)?.[0];
  if (lost !== undefined && !LOST.test(source) && !source.endsWith('?'))
    return `"${lost}" replaces letters that were lost.`;
  const escaped = TWICE_ESCAPED.exec(text)?.[0];
  if (escaped !== undefined && !source.includes('\\')) return `"${escaped}" is shown instead of the letter.`;
  const entity = ENTITY.exec(text)?.[0];
  if (entity !== undefined && !ENTITY.test(source)) return `"${entity}" is shown instead of the letter.`;
  return undefined;
}
