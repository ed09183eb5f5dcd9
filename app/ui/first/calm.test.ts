// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as calm from './calm.ts';

beforeEach(() => calm.forgetCalm());
afterEach(() => {
  calm.forgetCalm();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Whether it is over once everything that is due has run. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  const over = Symbol('over');
  const due = new Promise((end) => setTimeout(end));
  return (await Promise.race([waiting.then(() => over), due])) === over;
}

it('a page without a painted frame is calm when it is idle again: what is shown has its frame before', async () => {
  let beIdle = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (beIdle = run));
  expect(await isOver(calm.whenCalm())).toBe(false);
  beIdle();
  expect(await isOver(calm.whenCalm())).toBe(false);
  beIdle();
  expect(await isOver(calm.whenCalm())).toBe(true);
});

it('in a browser that does not say whether it is idle, at once', async () => {
  expect(await isOver(calm.whenCalm())).toBe(true);
});

it('one with a frame when that has gone, and not when something else has', async () => {
  document.body.innerHTML = '<div id="frame"></div><p></p>';
  const waiting = calm.whenCalm();
  document.querySelector('p')?.remove();
  expect(await isOver(waiting)).toBe(false);
  document.getElementById('frame')?.remove();
  expect(await isOver(waiting)).toBe(true);
});

it.each([
  ['came', () => undefined],
  [
    'failed to come',
    () => {
      throw new Error('The line is broken.');
    },
  ],
])('and when what belongs to the first view has %s', async (_, end) => {
  document.body.innerHTML = '<div id="frame"></div>';
  let come = (): void => undefined;
  calm.calmAfter(new Promise<void>((resolve) => (come = resolve)).then(end));
  const waiting = calm.whenCalm();
  document.getElementById('frame')?.remove();
  expect(await isOver(waiting)).toBe(false);
  come();
  expect(await isOver(waiting)).toBe(true);
});
