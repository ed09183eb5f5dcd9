import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('messages come newest first, whatever order and offset the file of an operator has', () => {
  const at = ['2026-03-02T12:00:00.000Z', '2026-03-02T23:00:00.000+10:00', '2026-03-03T12:00:00.000Z'];
  expect(newestFirst(at.map((each) => ({ at: each }))).map((each) => at.indexOf(each.at))).toEqual([2, 1, 0]);
});
