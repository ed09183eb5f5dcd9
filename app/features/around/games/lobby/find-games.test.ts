import { describe, expect, it } from 'vitest';
import { categoriesOf, findGames } from './find-games.ts';
import { columnsFor } from './use-columns.ts';
import { countryOf } from '#app/features/around/games/launch/country-of.ts';

const game = (id: string, name: string, category: string) => ({ id, name, category, pic: '/p.png' });
const GAMES = [game('1', 'Café Royale', 'slots'), game('2', 'Royal Fish', 'fishing'), game('3', 'Café Cards', 'slots')];
const ids = (text: string, category?: string) => findGames(GAMES, { text, category }).map(({ id }) => id);

describe('finding a game', () => {
  it('takes every word, without accents and case', () => {
    expect(ids('CAFE')).toEqual(['1', '3']);
    expect(ids(' royal  cafe ')).toEqual(['1']);
    expect(ids('xyz')).toEqual([]);
  });

  it('filters by category', () => {
    expect(ids('royal', 'fishing')).toEqual(['2']);
    expect(categoriesOf(GAMES)).toEqual(['slots', 'fishing']);
  });

  it('names the country of the first language that has one', () => {
    expect(countryOf(['pt-BR', 'en'])).toBe('BR');
    expect(countryOf(['!', 'en-GB'])).toBe('GB');
    expect(countryOf([])).toBe('ZZ');
  });
});

describe('cards beside each other', () => {
  it.each([
    [288, 16, 2],
    [358, 16, 2],
    [684, 16, 4],
    [684, 32, 2],
    [1_200, 16, 7],
  ])('on %i px with text of %i px: %i', (width, remPx, columns) => {
    const shape = columnsFor(width, remPx);
    expect(shape.columns).toBe(columns);
    expect(shape.columnPx * columns + shape.gapPx * (columns - 1)).toBeCloseTo(width);
  });
});
