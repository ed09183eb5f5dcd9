import { describe, expect, it } from 'vitest';
import { beginsWithTypo, queryWords, rankWords, wordsOf } from './match-words.ts';

const rank = (query: string, title: string, note = '') => rankWords(queryWords(query), wordsOf(title), wordsOf(note));

describe('a query', () => {
  it('has the words of what was typed, folded, of which the first eight of 80 letters count', () => {
    expect(queryWords('  São (Paulo)! ')).toEqual([
      { text: 'sao', isUnspaced: false },
      { text: 'paulo', isUnspaced: false },
    ]);
    expect(queryWords('東京').map(({ isUnspaced }) => isUnspaced)).toEqual([true]);
    expect(
      queryWords('a b c d e f g h i')
        .map(({ text }) => text)
        .join(''),
    ).toBe('abcdefgh');
    expect(queryWords('x'.repeat(81))[0]?.text).toHaveLength(80);
    expect(queryWords(` ${'x'.repeat(80)}`)[0]?.text).toHaveLength(80);
    expect(queryWords(' - ')).toEqual([]);
  });
});

describe('the rank of an answer', () => {
  it.each<[query: string, title: string, note: string, rank: number | undefined]>([
    ['arsenal', 'Arsenal', '', 0],
    ['arse', 'Arsenal', '', 1],
    ['sen', 'Arsenal', '', 3],
    // Two letters within a word are in too many.
    ['se', 'Arsenal', '', undefined],
    ['京', '東京', '', 3],
    ['aresnal', 'Arsenal', '', 100],
    ['aro', 'Arsenal', '', undefined],
    ['xyz', 'Arsenal', '', undefined],
    // The best of the words of a title.
    ['united', 'Unitedly United', '', 0],
    // A word of the note counts four less, and is used only where the title has none that is as good.
    ['arsenal soccer', 'Arsenal', 'Soccer', 4],
    ['arsenal soc', 'Arsenal', 'Soccer', 5],
    ['arse arsenal', 'Arsenal', 'Arse', 1],
    ['enal arse', 'Arsenal', 'Enal', 4],
    ['aresnal', 'Arsenal', 'aresnal', 4],
    // None is in the title, or one is nowhere.
    ['soccer', 'Arsenal', 'Soccer', undefined],
    ['arsenal tennis', 'Arsenal', 'Soccer', undefined],
    ['tennis arsenal', 'Arsenal', 'Soccer', undefined],
  ])('%s in %s with the note "%s" is %s', (query, title, note, wanted) => {
    expect(rank(query, title, note)).toBe(wanted);
  });
});

describe('a typo', () => {
  it.each<[typed: string, text: string, is: boolean]>([
    ['arsnal', 'arsenal women', true],
    ['arseenal', 'arsenal', true],
    ['arsemal', 'arsenal', true],
    ['aresnal', 'arsenal', true],
    ['arsenal', 'arsenal women', true],
    ['arsenall', 'arsenal', true],
    ['arsenak', 'arsenal', true],
    ['rasenal', 'arsenal', true],
    ['ba', 'ab', true],
    ['arsnla', 'arsenal', false],
    ['aesrnal', 'arsenal', false],
    ['xxsenal', 'arsenal', false],
    ['rsealn', 'arsenal', false],
  ])('%s for %s: %s', (typed, text, is) => {
    expect(beginsWithTypo(typed, text)).toBe(is);
  });
});
