// What is measured in the page: frames, clicks, toggles. The same in both pages.
import { nextChanges, type Change } from './world.ts';

export interface Measured {
  /** Milliseconds between frames. */
  readonly frames: readonly number[];
  /** From the press to the frame that shows it, in milliseconds. */
  readonly clicks: readonly number[];
  readonly toggles: number;
  readonly changes: number;
}

declare global {
  interface Window {
    /** Runs a load; `perFrame` scrolls by so many pixels at each frame. */
    /** While presses are on their way, a run does not end. */
    isPressing?: boolean;
    measure(perSecond: number, milliseconds: number, perFrame: number): Promise<Measured>;
  }
}

const FEED_EVERY_MS = 20;

/** Makes a page measurable: its moves are handed to `apply`, as a feed would. */
export function measurable(apply: (changes: readonly Change[]) => void): void {
  window.measure = async (perSecond, milliseconds, perFrame) => {
    const frames: number[] = [];
    const clicks: number[] = [];
    let toggles = 0;
    let changes = 0;
    const events = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') clicks.push(entry.duration);
    });
    events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const pressed = new MutationObserver((records) => (toggles += records.length));
    pressed.observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });

    const began = performance.now();
    const feed = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1_000) * perSecond) - changes;
      changes += due;
      if (due > 0) apply(nextChanges(due));
    }, FEED_EVERY_MS);
    await new Promise<void>((resolve) => {
      let last: number | undefined;
      const onFrame = (now: number) => {
        if (last !== undefined) frames.push(now - last);
        last = now;
        if (perFrame > 0) scrollBy(0, perFrame);
        if (now - began < milliseconds || window.isPressing === true) requestAnimationFrame(onFrame);
        else resolve();
      };
      requestAnimationFrame(onFrame);
    });
    clearInterval(feed);
    await new Promise((resolve) => setTimeout(resolve, 300));
    events.disconnect();
    pressed.disconnect();
    return { frames, clicks, toggles, changes };
  };
}
