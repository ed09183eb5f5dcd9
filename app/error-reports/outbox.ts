import type { Report } from './describe.ts';

export interface CountedReport {
  readonly report: Report;
  readonly count: number;
}

interface OutboxOptions {
  readonly send: (reports: readonly CountedReport[], left: number) => void;
  readonly later: (run: () => void, milliseconds: number) => void;
}

/** Faults come in swarms: one message tells of all of a moment. */
export const GATHER_MS = 10_000;
/** In one life of the page; a page that is broken says so a few times and is then silent. */
export const DIFFERENT_MOST = 40;
export const MESSAGES_MOST = 20;

/** Gathers reports: the same one is told once and counted; never more than a message in ten seconds, and never many. */
export function createOutbox({ send, later }: OutboxOptions) {
  const seen = new Map<string, { report: Report; count: number; told: number }>();
  let messages = 0;
  let isDue = false;
  /** Different ones beyond those that are kept. */
  let left = 0;

  function flush(): void {
    const fresh = [...seen.values()].filter(({ count, told }) => count > told);
    if ((fresh.length === 0 && left === 0) || messages >= MESSAGES_MOST) return;
    messages += 1;
    send(
      fresh.map(({ report, count, told }) => ({ report, count: count - told })),
      left,
    );
    for (const each of fresh) each.told = each.count;
    left = 0;
  }

  return {
    add(report: Report): void {
      const name = JSON.stringify(report);
      const known = seen.get(name);
      if (known !== undefined) known.count += 1;
      else if (seen.size >= DIFFERENT_MOST) left += 1;
      else seen.set(name, { report, count: 1, told: 0 });
      // What repeats waits for the page's end: its first time was told.
      if (isDue || known !== undefined) return;
      isDue = true;
      later(() => {
        isDue = false;
        flush();
      }, GATHER_MS);
    },
    /** The page is going: now or never. */
    flush,
  };
}
