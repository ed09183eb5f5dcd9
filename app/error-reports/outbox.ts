import type { Report } from './describe.ts';

export interface CountedReport {
  readonly report: Report;
  readonly count: number;
}

interface OutboxOptions {
  readonly send: (reports: readonly CountedReport[], left: number) => void;
  readonly later: (run: () => void, milliseconds: number) => void;
}

/** Errors come in bursts: one message reports all of one moment. */
export const GATHER_MS = 10_000;
/** For the lifetime of the page: a broken page reports a few times, then stops. */
export const DIFFERENT_MAX = 40;
export const MESSAGES_MAX = 20;

/** Collects reports: equal ones are sent once with a count; at most one message in ten seconds, and never many. */
export function createOutbox({ send, later }: OutboxOptions) {
  const seen = new Map<string, { report: Report; count: number; sent: number }>();
  let messages = 0;
  let isDue = false;
  /** Further different ones that were dropped. */
  let left = 0;

  function flush(): void {
    const fresh = [...seen.values()].filter(({ count, sent }) => count > sent);
    if ((fresh.length === 0 && left === 0) || messages >= MESSAGES_MAX) return;
    messages += 1;
    send(
      fresh.map(({ report, count, sent }) => ({ report, count: count - sent })),
      left,
    );
    for (const each of fresh) each.sent = each.count;
    left = 0;
  }

  return {
    add(report: Report): void {
      const name = JSON.stringify(report);
      const known = seen.get(name);
      if (known !== undefined) known.count += 1;
      else if (seen.size >= DIFFERENT_MAX) left += 1;
      else seen.set(name, { report, count: 1, sent: 0 });
      // Repeats wait for the end of the page: the first one was sent.
      if (isDue || known !== undefined) return;
      isDue = true;
      later(() => {
        isDue = false;
        flush();
      }, GATHER_MS);
    },
    /** The page is closing: send now. */
    flush,
  };
}
