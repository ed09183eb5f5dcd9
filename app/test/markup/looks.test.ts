import { expect, it } from 'vitest';
import { Looks } from './looks.ts';

const QUIET = { isRunning: false, isPending: false, hasChanged: false };

it('what waits for its answer is waited for, however long a call before it took', () => {
  const looks = new Looks();
  for (let nth = 0; nth < 1_000; nth += 1) looks.look({ isRunning: true, isPending: true, hasChanged: false });
  const after = Array.from({ length: 20 }, () => looks.look({ ...QUIET, isPending: true }));
  expect(after).not.toContain(true);
  expect(Array.from({ length: 5 }, () => looks.look(QUIET))).toEqual([false, false, false, false, true]);
});

it('what stays pending while nothing happens waits for time to pass: the page is drawn', () => {
  const looks = new Looks();
  expect(Array.from({ length: 300 }, () => looks.look({ ...QUIET, isPending: true }))).toContain(true);
});
