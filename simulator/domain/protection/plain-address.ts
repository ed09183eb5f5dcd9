const WHOLE: Readonly<Record<string, string>> = {
  av: 'avenue',
  ave: 'avenue',
  avenida: 'avenue',
  apt: 'flat',
  apartment: 'flat',
  dr: 'drive',
  ln: 'lane',
  r: 'rua',
  rd: 'road',
  sq: 'square',
  st: 'street',
  str: 'street',
};
const isNumberWord = (word: string) => ['n', 'no', 'nr', 'number'].includes(word);

/** An address for comparison: words and numbers without abbreviations, in any order. */
export const plainAddress = (address: string): string =>
  (
    address
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}'’]/gu, '')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  )
    .filter((word) => !isNumberWord(word))
    .map((word) => (Object.hasOwn(WHOLE, word) ? WHOLE[word] : word))
    .toSorted()
    .join(' ');
