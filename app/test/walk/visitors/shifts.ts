import type { Page } from 'playwright-core';
import { allArrived } from '#app/test/all-arrived.ts';
import { ROUTES } from '#app/test/walk/routes-table.ts';
import type { Visitor } from '#app/test/walk/walk.ts';

/** The sum of layout shifts that a page may have while it loads (Web Vitals calls up to 0.1 good). */
const MAX_SHIFT = 0.05;
/** Answers come later than the code, as they do outside this machine: the skeletons are seen. */
const ANSWER_MS = 150;
/** After the last answer: pictures, fonts, a second row of calls. */
const QUIET_MS = 400;

/** The addresses that are looked at for everybody. */
export const MOST_USED: readonly string[] = ['/', '/sport/soccer', '/sport/live', '/my-bets', '/lottery'];

/** Every other address that shows a page, or an overlay over one, of its own. */
export const LESS_USED: readonly string[] = ROUTES.filter(
  ({ address, player }) => player.at === address && !MOST_USED.includes(address),
).map(({ address }) => address);

interface Shift {
  readonly value: number;
  /** What moved, and by how much. */
  readonly moved: readonly string[];
}

/** Runs in the page before the app does. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const name = (node: Node | null): string => {
    if (node === null) return 'something that is gone';
    const element = node instanceof Element ? node : node.parentElement;
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    return `${element?.tagName.toLowerCase() ?? ''}.${element?.getAttribute('class') ?? ''} "${text}"`;
  };
  interface Entry extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} [${at(previousRect)}] to [${at(currentRect)}]`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A call for changes that waits for them: with one, the network of a page is never idle. Where it is cut, the page polls. */
const HELD = /[?&]wait=[1-9]/;

/** Answers of the upstream come later than the code, and what moves is noted. */
export const slowly = async (page: Page): Promise<void> => {
  await page.addInitScript(watchShifts);
  await page.route(/\/sports\//, async (route) => {
    if (HELD.test(route.request().url())) return route.abort();
    await new Promise((resolve) => void setTimeout(resolve, ANSWER_MS));
    await route.continue().catch(() => undefined);
  });
};

/** For a page that has been loaded since `slowly`: what has moved more than it may, the most first. */
export const shiftsVisitor: Visitor = async (page) => {
  await allArrived(page);
  await page.waitForTimeout(QUIET_MS);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const lines = shifts
    .toSorted((a, b) => b.value - a.value)
    .map(({ value, moved }) => `\n  ${value.toFixed(3)}: ${moved.join('; ')}`);
  return { looked: 1, found: sum <= MAX_SHIFT ? [] : [{ what: sum.toFixed(3) + lines.join('') }] };
};
