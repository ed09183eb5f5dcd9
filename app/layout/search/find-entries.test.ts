import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntries, indexEntries, type Kind } from './find-entries.ts';
import { beginsWithTypo, queryWords, rankWords, TYPO_RANK, wordsOf } from './match-words.ts';

const entry = (kind: Kind, title: string, note = '') => ({ kind, to: `/${kind}/${title}/${note}`, title, note });
const INDEX = indexEntries([
  entry('sports', 'Soccer', 'Sports'),
  entry('leagues', 'Nippon Super League', 'Soccer'),
  entry('teams', 'Grêmio', 'Soccer'),
  entry('teams', 'Arsenal', 'Soccer'),
  entry('teams', 'Marsenal', 'Soccer'),
  entry('matches', 'Arsenal – Grêmio', 'Soccer · Super Cup · Live now'),
  entry('teams', 'Taşköprü Yıldız', 'Soccer'),
  entry('teams', 'Зенит', 'Футбол'),
  entry('teams', '北京国安', '足球'),
  entry('teams', '川崎フロンターレ', 'サッカー'),
  entry('teams', '전북 현대', '축구'),
  entry('teams', 'मुंबई सिटी', 'फ़ुटबॉल'),
  entry('teams', 'ঢাকা আবাহনী', 'ফুটবল'),
  entry('teams', 'บุรีรัมย์ยูไนเต็ด', 'ฟุตบอล'),
  entry('pages', 'Results', 'Soccer'),
]);
const found = (typed: string) =>
  findEntries(INDEX, typed).map(({ kind, entries }) => [kind, ...entries.map(({ title }) => title)]);

describe('the search', () => {
  it.each([
    ['gremio', 'Grêmio'],
    ['GRÊMIO', 'Grêmio'],
    ['taskopru', 'Taşköprü Yıldız'],
    ['yildiz', 'Taşköprü Yıldız'],
    ['зен', 'Зенит'],
    ['国安', '北京国安'],
    ['ふろんたーれ', '川崎フロンターレ'],
    ['전북', '전북 현대'],
    ['मुंबई', 'मुंबई सिटी'],
    ['আবাহনী', 'ঢাকা আবাহনী'],
    ['ยูไนเต็ด', 'บุรีรัมย์ยูไนเต็ด'],
  ])('finds %s in every script, without its accents: %s', (typed, title) =>
    expect(found(typed)[0]).toEqual(['teams', title]),
  );

  it('puts whole words before beginnings and those before parts, in groups in the order of their best', () => {
    expect(found('arsenal')).toEqual([
      ['teams', 'Arsenal', 'Marsenal'],
      ['matches', 'Arsenal – Grêmio'],
    ]);
    const reversed = indexEntries(
      ['Old Marsenal', 'Marsenal', 'Arsenals', 'Arsenal'].map((name) => entry('teams', name)),
    );
    expect(findEntries(reversed, 'arsenal')[0]?.entries.map(({ title }) => title)).toEqual([
      'Arsenal',
      'Arsenals',
      'Old Marsenal',
      'Marsenal',
    ]);
    expect(found('super league')).toEqual([['leagues', 'Nippon Super League']]);
  });

  it('finds by words of the note, if one is in the title', () => {
    expect(found('results soccer')).toEqual([['pages', 'Results']]);
    expect(found('soccer')).toEqual([['sports', 'Soccer']]);
  });

  it.each(['aresnal', 'arsnal', 'arsenall', 'arzenal', 'rasenal'])('forgives one typo: %s', (typed) =>
    expect(found(typed)[0]).toContain('Arsenal'),
  );

  it('shows what needs a typo only if nothing else answers', () => {
    const both = indexEntries([entry('teams', 'Porto'), entry('teams', 'Ports')]);
    expect(findEntries(both, 'ports').flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual(['Ports']);
  });

  it.each(['.*', '(((', '[a-z', '\\', '^$|?+', '{1000000}', '   ', '\u0000', '­'])(
    'finds nothing for %j, and does not fail',
    (typed) => expect(found(typed)).toEqual([]),
  );

  it('takes the beginning of 10,000 letters, and compares eight words at most', () => {
    const pasted = 'ab '.repeat(3_334);
    expect(queryWords(pasted).map(({ text }) => text)).toEqual(Array.from({ length: 8 }, () => 'ab'));
    expect(queryWords('a'.repeat(10_000)).map(({ text }) => text)).toEqual(['a'.repeat(80)]);
    expect(found(pasted)).toEqual([]);
  });

  it('keeps six of each kind, and one of each address', () => {
    const many = indexEntries([
      ...Array.from({ length: 2_000 }, (_, at) => entry('teams', `Town ${at}`)),
      entry('teams', 'Town 0'),
    ]);
    expect(many).toHaveLength(2_000);
    expect(findEntries(many, 'town')[0]?.entries.map(({ title }) => title)).toEqual(
      Array.from({ length: 6 }, (_, at) => `Town ${at}`),
    );
  });
});

/** Words as names have them, long enough for a typo to be forgiven. */
const word = fc
  .stringMatching(/^[a-zа-я]{5,12}$/)
  .map((text) => wordsOf(text)[0] ?? 'harbour')
  .filter((text) => text.length >= 5);

describe('any word', () => {
  it('is found by each of its beginnings', () =>
    fc.assert(
      fc.property(word, fc.nat(), (text, cut) => {
        const begin = text.slice(0, 1 + (cut % text.length));
        expect(rankWords(queryWords(begin), [text], [])).toBeLessThan(TYPO_RANK);
      }),
    ));

  it('is found with one letter missing, added, wrong or changed with its neighbour', () =>
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...'xyzж'), (text, place, letter) => {
        const at = place % text.length;
        const [before, after] = [text.slice(0, at), text.slice(at)];
        const typos = [
          before + after.slice(1),
          before + letter + after,
          before + letter + after.slice(1),
          `${before}${after[1] ?? ''}${after[0] ?? ''}${after.slice(2)}`,
        ];
        expect(typos.filter((typed) => !beginsWithTypo(typed, text))).toEqual([]);
      }),
    ));

  it('of any characters is answered with entries of the index only', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (typed) => {
        const known = new Set(INDEX.map((each) => each.entry));
        for (const { entries } of findEntries(INDEX, typed))
          for (const each of entries) expect(known.has(each)).toBe(true);
      }),
    ));
});
