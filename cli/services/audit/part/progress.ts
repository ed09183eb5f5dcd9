import { progressBar } from '#cli/terminal/progress.ts';
import type { Tally } from './tally.ts';

const EVERY_MS = 100;

/** Share of the file, remaining time, findings. Standard input has no known size. */
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
