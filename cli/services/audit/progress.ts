import { progressBar } from '#cli/frame/progress.ts';
import type { Tally } from './tally.ts';

const EVERY_MS = 100;

/** The bar of an audit: share of the file, time to go, what was found. Standard input has no end to measure by. */
export function auditProgress(size: number | undefined, from: number) {
  const bar = progressBar();
  const started = performance.now();
  let shownAt = 0;
  return {
    show(offset: number, { records, differ, problems }: Tally): void {
      const now = performance.now();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      const counts = `${records.toLocaleString('en')} bets, ${differ} differ, ${problems} unreadable`;
      if (size === undefined) return bar.show(0, 0, counts);
      const left = ((now - started) / Math.max(1, offset - from)) * (size - offset);
      bar.show(Math.round((offset / size) * 100), 100, `ETA ${Math.ceil(left / 1_000)} s, ${counts}`);
    },
    end: () => bar.end(),
  };
}
