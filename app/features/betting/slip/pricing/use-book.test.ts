// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { act } from '@testing-library/react';
import { createElement as h } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { useBook } from './use-book.ts';

const LIMITS = {
  bet: { min: '1', max: '100' },
  multiple: { min: 1, max: 10 },
  Bonus: { min: '0', max: '1000' },
  disabled_regions: ['XX'],
};
type Wanted = Parameters<typeof useBook>[0];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The book of a slip, with an upstream that has two matches of each game. */
function bookFor(wanted: Wanted, isUp = () => true) {
  const answer = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://x');
    if (pathname.endsWith('/game_config')) return { ...LIMITS, region: searchParams.get('kind') };
    const game = /\/api\/v1\/(soccer|basketball|bd)$/.exec(pathname)?.[1] as 'soccer' | undefined;
    if (game === undefined || !isUp()) return { status: 404 };
    return { total: 2, matches: ['1', '2'].map((id) => aMatch({ match_id: `${game}-${id}`, game })) };
  };
  const brand = { rules: { disabledRegions: { bd: ['YY'] } } };
  return hookInStore(useBook, wanted, answer, (element) =>
    h(BrandProvider, { value: brand as unknown as PageBrand }, element),
  );
}
const idsOf = ({ matches }: ReturnType<typeof useBook>) =>
  Object.fromEntries(Object.entries(matches).map(([game, of]) => [game, of?.map(({ match_id: id }) => id)]));

it('has the matches of a slip and the limits of their games, and asks for nothing of other games', async () => {
  const { result, called, pass, rerender, unmount } = bookFor([
    { game: 'bd', matchId: 'bd-2' },
    { game: 'soccer', matchId: 'soccer-1' },
    { game: 'bd', matchId: 'bd-2' },
  ]);
  expect(result.current.isLate).toBe(false);
  await pass();
  expect(idsOf(result.current)).toEqual({ soccer: ['soccer-1'], basketball: undefined, bd: ['bd-2'] });
  expect(result.current.limits).toEqual({
    soccer: { ...LIMITS, region: 'soccer' },
    basketball: undefined,
    // The brand closes regions of its own.
    bd: { ...LIMITS, region: 'bd', disabled_regions: ['XX', 'YY'] },
  });
  const { matches, limits } = result.current;
  expect(called().filter((address) => address.includes('basketball'))).toEqual([]);
  rerender([
    { game: 'soccer', matchId: 'soccer-1' },
    { game: 'bd', matchId: 'bd-2' },
  ]);
  expect([result.current.matches === matches, result.current.limits === limits]).toEqual([true, true]);
  rerender([{ game: 'basketball', matchId: 'basketball-1' }]);
  await pass();
  expect(idsOf(result.current)).toEqual({ soccer: undefined, basketball: ['basketball-1'], bd: undefined });
  unmount();
});

it('is late when a list could not be read, and reads all of its lists again on demand', async () => {
  let isUp = false;
  const { result, called, pass, unmount } = bookFor(
    [
      { game: 'soccer', matchId: 'soccer-1' },
      { game: 'bd', matchId: 'bd-1' },
    ],
    () => isUp,
  );
  await pass();
  expect([result.current.isLate, idsOf(result.current)]).toEqual([
    true,
    { soccer: undefined, basketball: undefined, bd: undefined },
  ]);
  isUp = true;
  called();
  act(() => result.current.retry());
  const asked = called().map((address) => new URL(address, 'http://x').pathname);
  expect(asked.filter((path) => /\/(?:soccer|bd)$/.test(path))).toEqual(['/sports/api/v1/soccer', '/sports/api/v1/bd']);
  await pass();
  expect([result.current.isLate, idsOf(result.current)]).toEqual([
    false,
    { soccer: ['soccer-1'], basketball: undefined, bd: ['bd-1'] },
  ]);
  unmount();
});
