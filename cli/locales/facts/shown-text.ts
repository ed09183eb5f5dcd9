const HIDDEN =
  /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<\/?[\w.-][^<>]*>|https?:\/\/\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.\S+|&(?:#x?[\da-f]+|\w+);/giu;
/** Most texts have only values and tags, for which a simpler expression is faster. */
const MORE = /[$@&]|:\/\/|\[\d/u;
const VALUE = /\{\{[^{}]*\}\}|<\/?[\w.-][^<>]*>/gu;
const DIGIT = /\d/u;
// oxlint-disable-next-line no-control-regex -- colours of a terminal are no text
const COLOUR = /\u001B?\[\d{1,2}m/gu;
/** Words with letters and digits: PK10, TRC20, 1X2, 365sports. */
const NAME = /(?<![A-Za-z_])[A-Za-z_]+-?\d[A-Za-z\d]*(?:[.-][A-Za-z\d]+)*|(?<!\d)\d+[A-Za-z]{2,}\w*|\d[Xx]\d/gu;
/** 800x200 is two numbers, 1X2 a name. */
const SIZE = /(?<=\d\d)[x×](?=\d\d)/gu;

/** A unit or ordinal ending without a space: 10GB, 24h, 2nd. The number counts. */
const UNIT =
  /(?<![A-Za-z_\d.,-]|\d[.,])(\d+(?:[.,]\d+)*)(st|nd|rd|th|[KMGTPkmgtp]i?[Bb](?:it)?(?:ps)?|[KMGT]o|bps|ms|sec|secs|mins?|hrs?|days?|px|pt|em|rem|km|cm|mm|kg|mg|ml|kW|kWh|mAh|k?Hz|MHz|GHz|fps|dpi|am|pm|AM|PM|USD|EUR|GBP)(?![A-Za-z\d_])/gu;

/** Without these, the text is shown as written. */
const ANY = /[\d{$<@&]|:\/\//u;

/** Several checks ask for the same text in a row. */
let last = { text: '', shown: '' };

/** The text as players see it, without placeholders, tags, links, and names with digits. */
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
