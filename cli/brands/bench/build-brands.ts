import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { amount, keep } from '#scripts/bench/figures.ts';

/**
 * `npm run bench -- brands`: medians of whole processes. The compared variants take turns, because the load of the machine
 * changes. Exits with 1 when a median is over its limit.
 */
const RUNS = amount(5, 1);
const out = mkdtempSync(path.join(tmpdir(), 'slipway-bench-'));
const ids = brandIds(process.cwd());

function timed(command: string, args: readonly string[]): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - startedAt;
}

const slipway = (...args: string[]): number => timed('node', ['cli/slipway.cjs', ...args]);
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function cold(name: string, ...what: string[]): number {
  const folder = path.join(out, name);
  rmSync(folder, { recursive: true, force: true });
  return slipway('brand', 'build', ...what, '--without-secret', '--out', folder);
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

const times = {
  one: [] as number[],
  all: [] as number[],
  again: [] as number[],
  node: [] as number[],
  help: [] as number[],
};
try {
  slipway('--help');
  for (let run = 0; run < RUNS; run += 1) {
    times.one.push(cold('one', 'harborlight'));
    times.all.push(cold('all', '--all'));
    times.again.push(slipway('brand', 'build', '--all', '--without-secret', '--out', path.join(out, 'all')));
  }
  for (let run = 0; run < RUNS * 4; run += 1) {
    times.node.push(timed('node', ['-e', '0']));
    times.help.push(slipway('--help'));
  }
  const scripts = new Set(ids.map((id) => hashOf(path.join(out, 'all', id, 'assets'))));
  const { one, all, again, node, help } = {
    one: median(times.one),
    all: median(times.all),
    again: median(times.again),
    node: median(times.node),
    help: median(times.help),
  };
  const against = (name: string, figure: number, peer: string, theirs: number, most: number): void =>
    keep({ name, figure, unit: 'ms', peer: { name: peer, figure: theirs }, ratio: figure / theirs, limit: { most } });
  against(`${ids.length} brands, from nothing`, all, 'one brand', one, 1.3);
  keep({ name: `${ids.length} brands, nothing changed`, figure: again, unit: 'ms', limit: { most: 300 } });
  keep({ name: 'kinds of JavaScript among the brands', figure: scripts.size, unit: '', limit: { most: 1 } });
  against('slipway --help', help, 'an empty Node process', node, 2);
} finally {
  rmSync(out, { recursive: true, force: true });
}
