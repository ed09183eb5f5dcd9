// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type * as LazyStyles from './lazy-styles.ts';

let styles: typeof LazyStyles;
beforeEach(async () => {
  document.head.innerHTML = '<meta name="slipway-styles" content="/press.css /later.css">';
  vi.resetModules();
  styles = await import('./lazy-styles.ts');
});
afterAll(() => {
  document.head.innerHTML = '';
  vi.resetModules();
});

const asked = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const came = (address: string, event = 'load') =>
  document.querySelector(`link[href="${address}"]`)?.dispatchEvent(new Event(event));
async function isOver(waiting: Promise<unknown>): Promise<boolean> {
  const due = new Promise<'due'>((end) => setTimeout(() => end('due')));
  return (await Promise.race([waiting, due])) !== 'due';
}

it('odds and the tray wait for their own styles alone', async () => {
  const waiting = styles.lazyStyles(1);
  expect(asked()).toEqual(['/press.css']);
  expect(await isOver(waiting)).toBe(false);
  came('/press.css');
  expect(await isOver(waiting)).toBe(true);
});

it('all else waits for both, in the order of the page, and each is asked for once', async () => {
  void styles.lazyStyles(1);
  const waiting = styles.lazyStyles();
  void styles.lazyStyles();
  expect(asked()).toEqual(['/press.css', '/later.css']);
  came('/press.css');
  expect(await isOver(waiting)).toBe(false);
  came('/later.css');
  expect(await isOver(waiting)).toBe(true);
});

it('asks for a sheet with the sum that the page names', () => {
  document.querySelector('meta')?.setAttribute('content', '/press.css#sha256-AbC+/= /later.css');
  void styles.lazyStyles();
  expect(asked()).toEqual(['/press.css', '/later.css']);
  expect(Array.from(document.querySelectorAll('link'), ({ integrity }) => integrity)).toEqual(['sha256-AbC+/=', '']);
});

it('what cannot be had is not waited for', async () => {
  const waiting = styles.lazyStyles(1);
  came('/press.css', 'error');
  expect(await isOver(waiting)).toBe(true);
});

it('a page of one sheet, as in development, has all in it', async () => {
  document.querySelector('meta')?.setAttribute('content', '/all.css');
  const waiting = Promise.all([styles.lazyStyles(1), styles.lazyStyles()]);
  expect(asked()).toEqual(['/all.css']);
  came('/all.css');
  expect(await isOver(waiting)).toBe(true);
});

it('a page without any waits for none', async () => {
  document.head.innerHTML = '';
  expect(await isOver(Promise.all([styles.lazyStyles(1), styles.lazyStyles()]))).toBe(true);
});
