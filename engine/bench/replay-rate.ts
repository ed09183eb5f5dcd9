import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

/** A typical scenario: a settled double with one pick per match. */
const scenario = (index: number) =>
  `{"id":"s${index}","kind":"sports","game":"soccer","currency":"USDT","stake":"2","multiple":${1 + (index % 9)},"passes":["2-string-1"],"matches":[{"id":"a","picks":[{"market":"wl","outcome":"w","odds":"1.${10 + (index % 90)}"}],"result":{"ft":"2:1","ht":"1:0"}},{"id":"b","picks":[{"market":"goals","outcome":"3","odds":"3.60"}],"result":{"ft":"${index % 4}:1","ht":"0:0"}}],"expect":{"lines":"1"}}\n`;

/** Speed and peak memory of `slipway replay` for `count` scenarios. */
export async function replayRate(count: number): Promise<{ readonly perSecond: number; readonly peakMb: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-'));
  try {
    const file = join(folder, 'scenarios.ndjson');
    const out = createWriteStream(file);
    for (let index = 0; index < count; index += 1000) {
      const batch = Array.from({ length: Math.min(1000, count - index) }, (_, at) => scenario(index + at)).join('');
      if (!out.write(batch)) await once(out, 'drain');
    }
    out.end();
    await finished(out);
    const started = performance.now();
    const child = spawn(process.execPath, ['cli/slipway.cjs', 'replay', '--json', file], {
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    let peakKb = 0;
    const watch = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
      } catch {
        // The process has ended, or this is not Linux: the last peak stays.
      }
    }, 50);
    await once(child, 'close');
    clearInterval(watch);
    return { perSecond: (count * 1000) / (performance.now() - started), peakMb: peakKb / 1024 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
