import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { latinDigits } from './digits.ts';

/** A card's expiry date, which has one format everywhere. */
const MONTH_FIRST = /\bMM ?\/ ?YY|\bmonth and year\b/iu;
const EXAMPLE = /(?<!\d)(\d\d) ?\/ ?(\d\d)(?!\d)/u;
const YEAR_FIRST =
  /(?:YY|AA|ГГ|年|연|년|वर्ष|साल|বছর|tahun)\s?[/／]\s?(?:MM|ММ|月|월|मह|মাস|bulan)|YY\s?\/\s?AA|THN\s?\/\s?BLN/iu;

/** Month and year in the wrong order: 29/09 for 09/29, year/month for MM/YY. */
export function checkMasks(pair: TextPair): void {
  const { source, target } = pair;
  if (!(source.isMask ??= source.text.includes('/') && MONTH_FIRST.test(source.text))) return;
  const [, month, year] = EXAMPLE.exec(source.text) ?? [];
  const [, first, second] = EXAMPLE.exec(latinDigits(target)) ?? [];
  const isTurned = month !== undefined && month !== year && first === year && second === month;
  if (isTurned || YEAR_FIRST.test(target))
    addFinding(pair, 'number', 'The source has the month first, your text the year. Write the month first.');
}
