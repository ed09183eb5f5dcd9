const HIDDEN =
  /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<\/?[\w.-][^<>]*>|https?:\/\/\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.\S+|&(?:#x?[\da-f]+|\w+);/giu;
/** Most texts have nothing of this but values and tags, which are found faster alone. */
const MORE = /[$@&]|:\/\/|\[\d/u;
const VALUE = /\{\{[^{}]*\}\}|<\/?[\w.-][^<>]*>/gu;
const DIGIT = /\d/u;
// oxlint-disable-next-line no-control-regex -- colours of a terminal are no text
const COLOUR = /\u001B?\[\d{1,2}m/gu;
/** Letters and digits of one word: PK10, TRC20, 1X2, 365sports. */
const NAME = /(?<![A-Za-z_])[A-Za-z_]+-?\d[A-Za-z\d]*(?:[.-][A-Za-z\d]+)*|(?<!\d)\d+[A-Za-z]{2,}\w*|\d[Xx]\d/gu;
/** 800x200 is two numbers, and 1X2 a name. */
const SIZE = /(?<=\d\d)[x×](?=\d\d)/gu;

/** A unit, or the end of an ordinal, written to its number: 10GB, 24h, 2nd. The number is one of the text. */
const UNIT =
  /(?<![A-Za-z_\d.,-]|\d[.,])(\d+(?:[.,]\d+)?)(st|nd|rd|th|[KMGTPkmgtp]i?[Bb](?:it)?(?:ps)?|bps|ms|sec|secs|mins?|hrs?|days?|px|pt|em|rem|km|cm|mm|kg|mg|ml|kW|kWh|mAh|k?Hz|MHz|GHz|fps|dpi|am|pm|AM|PM|USD|EUR|GBP)(?![A-Za-z\d_])/gu;

/** Without any of these a text is shown as it is. */
const ANY = /[\d{$<@&]|:\/\//u;

/** Several checks ask for the same text one after another. */
let last = { text: '', shown: '' };

/** A text as a player reads it, without placeholders, tags, links and names that contain digits. */
export function shownText(text: string): string {
  if (last.text !== text) last = { text, shown: ANY.test(text) ? withoutHidden(text) : text };
  return last.shown;
}

function withoutHidden(text: string): string {
  const isSimple = !MORE.test(text);
  const words = isSimple
    ? text.replaceAll(VALUE, ' \u0001 ')
    : text.replaceAll(COLOUR, '').replaceAll(HIDDEN, ' \u0001 ');
  if (!DIGIT.test(words)) return words;
  return words
    .replaceAll(UNIT, '$1 $2')
    .replaceAll(SIZE, ' x ')
    .replaceAll(NAME, (word) => (/^[A-Za-z_]/u.test(word) || /^\d+[A-Za-z]/u.test(word) ? ' ' : word));
}
