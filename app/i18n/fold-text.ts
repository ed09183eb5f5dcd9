/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * A text for searching: without case, without the accents of Latin, Greek and Cyrillic, one width, one kana. Vowel signs of
 * Devanagari, Bengali and Thai stay: without them other words would be the same.
 *
 * @example foldText('Grêmio') // 'gremio'
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[ıßøłđæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
