import { TRAIT } from '#cli/locales/traits.ts';
import { tell, type TextPair } from './text-pair.ts';

/** Windows-1252's characters for the bytes 80 to 9F, beside Latin-1 itself: what follows a lead byte in garbled UTF-8. */
const TAIL = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/**
 * UTF-8 read as Windows-1252. Two-byte leads: Â and Ã (Latin), Ä and Å (Turkish, Czech), two Ð/Ñ in a row (Cyrillic:
 * a single Ñ is Spanish), Greek Î Ï likewise. Three bytes: â (punctuation), à (Indic), ã to é (Chinese, Japanese,
 * Korean). Four: ð (emoji).
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
    // not an accent before an ellipsis and a quote: “Está…”
    `[âà-ï](?![…”’»“‘–—›‹]{2})[${TAIL}][${TAIL}]`,
    `Â\u00A0`,
    `ðŸ[${TAIL}]`,
    `ð\u009F[${TAIL}]`,
  ].join('|'),
  'u',
);
/** UTF-8 Cyrillic read as Windows-1251: Р and С before each letter. Three in a row make no word. */
const AS_1251 = /(?:[РС][\u00A0-\u00BFЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—™љ›њќћџЎўЈҐЁЄЇІіґёєјЅѕї№°±µ]){3}/u;
/** UTF-8 read as Shift-JIS or GBK, and lost Chinese read twice. */
const AS_GBK = /锟斤拷|[縺繧繝].?[縺繧繝]|烫烫烫|屯屯屯|ï¿½|(?:[鍙鐨勫湪鎴戜滑浣犲ソ璇锋鈥鍦].{0,1}){4}/u;
/** Escapes that went through a program twice: shown as they stand. */
const TWICE_ESCAPED = /\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}/u;
const ENTITY = /&#x?[0-9a-fA-F]{2,6};/u;
const LOST = /\?{3,}/u;

/** What all the patterns below begin with: a look that costs next to nothing. */
const SUSPECT_PAIR = new RegExp(`[ÂÃÄÅÐÑÎÏØÙâà-ïð][${TAIL}]`);

/** False when `checkMojibake` cannot find anything; the rare marks (U+FFFD, backslash, &) are asked for elsewhere. */
export function mayBeGarbled(text: string, bits: number): boolean {
  if ((bits & TRAIT.latin1) !== 0 && SUSPECT_PAIR.test(text)) return true;
  if ((bits & TRAIT.cyrillic) !== 0 && (bits & (TRAIT.oddCyrillic | TRAIT.latin1)) !== 0 && AS_1251.test(text))
    return true;
  if ((bits & TRAIT.oddHan) !== 0) return true;
  return (bits & TRAIT.question) !== 0 && text.includes('???');
}

/** Letters that came through a wrong encoding: `Ã©` for `é`, `�`, `????`. */
export function checkMojibake(pair: TextPair): boolean {
  const { target } = pair;
  const bits = pair.targetTraits;
  const why = garbled(target, bits, pair.source.text, pair.source.traits);
  if (why !== undefined)
    tell(pair, 'mojibake', `${why} Copy the text anew from where it is right, and save the file as UTF-8.`);
  return why !== undefined;
}

function garbled(text: string, bits: number, source: string, sourceBits: number): string | undefined {
  const isTranslation = text !== source;
  if ((bits & TRAIT.replacement) !== 0 && !(isTranslation && source.includes('\uFFFD')))
    return 'The character \uFFFD stands for a letter that was lost.';
  const found =
    (bits & TRAIT.latin1) === 0
      ? null
      : (AS_1252.exec(text) ?? ((bits & TRAIT.cyrillic) === 0 ? null : AS_1251.exec(text)));
  if (found !== null && !(isTranslation && source.includes(found[0]))) return `"${found[0]}" are garbled letters.`;
  if ((bits & TRAIT.cyrillic) !== 0 && (bits & TRAIT.latin1) === 0) {
    const cyrillic = AS_1251.exec(text);
    if (cyrillic !== null) return `"${cyrillic[0]}" are garbled letters.`;
  }
  if ((bits & TRAIT.oddHan) !== 0 && AS_GBK.test(text) && !AS_GBK.test(source)) return 'Garbled characters stand here.';
  if ((bits & TRAIT.question) !== 0 && isTranslation) {
    const lost = LOST.exec(text);
    if (lost !== null && !LOST.test(source) && !/\?/u.test(source.slice(-1)))
      return `"${lost[0]}" stands where letters were lost.`;
  }
  if ((bits & TRAIT.backslash) !== 0 && (sourceBits & TRAIT.backslash) === 0 && TWICE_ESCAPED.test(text))
    return `"${TWICE_ESCAPED.exec(text)?.[0] ?? ''}" is shown as it stands instead of the letter.`;
  if ((bits & TRAIT.ampersand) !== 0 && ENTITY.test(text) && !ENTITY.test(source))
    return `"${ENTITY.exec(text)?.[0] ?? ''}" is shown as it stands instead of the letter.`;
  return undefined;
}
