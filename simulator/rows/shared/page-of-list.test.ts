import { expect, it } from 'vitest';
import { pageOfList } from './page-of-list.ts';

it('each page begins where the one before ended, and says how many there are in all', () => {
  const page = (start?: number, limit?: number) => pageOfList('entries', [1, 2, 3, 4, 5], { start, limit });
  expect([page(0, 2), page(2, 2), page(4, 2), page(6, 2), page()]).toEqual(
    [[1, 2], [3, 4], [5], [], [1, 2, 3, 4, 5]].map((entries) => ({ total: 5, entries })),
  );
});
