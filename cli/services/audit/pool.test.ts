import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PartOptions } from './part/audit-part.ts';
import { poolHere, poolOfProcesses } from './pool.ts';

/** In place of the command: notes its start, answers a part with its own id, and dies of some parts. */
const CHILD = `
import { appendFileSync } from 'node:fs';
const note = (line) => appendFileSync(process.argv[1] + '.log', JSON.stringify(line) + '\\n');
note(['start', process.pid, process.execArgv, process.argv.slice(2)]);
process.on('message', (bytes) => {
  const text = Buffer.from(bytes).toString();
  note(['part', process.pid, text]);
  if (text === 'dies') process.exit(1);
  process.send({ lines: process.pid, text }, () => text === 'last' && process.exit(0));
});
process.on('disconnect', () => note(['end', process.pid]));
`;
const OPTIONS: PartOptions = { header: undefined, rules: { settle: {} }, shard: { index: 1, of: 1 } };

let folder = '';
let script = '';
const [, command = ''] = process.argv;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slipway-pool-'));
  script = path.join(folder, 'child.mjs');
  writeFileSync(script, CHILD);
  process.argv[1] = script;
});
afterEach(() => {
  process.argv[1] = command;
  rmSync(folder, { recursive: true });
});
const noted = (what: string): unknown[][] => {
  const lines = readFileSync(`${script}.log`, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as unknown[]).filter(([kind]) => kind === what);
};
/** Those that this process has started. */
const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const count = (what: string) => () => noted(what).length;
const SOON = { interval: 20 };

it('parts go to the process with the fewest, and one that dies is replaced at once', async () => {
  const before = processes();
  const pool = poolOfProcesses(2, OPTIONS);
  const run = async (text: string) => (await pool.run(Buffer.from(text))).lines;
  const results = await Promise.all(['a', 'b', 'c', 'd'].map(run));
  expect([results[0], results[1]]).toEqual([results[2], results[3]]);
  expect(results[0]).not.toBe(results[1]);
  const starts = noted('start');
  expect(new Set(starts.map(([, pid]) => pid))).toEqual(new Set(results));
  for (const [, , execArgv, args] of starts)
    expect([execArgv, args]).toEqual([
      expect.arrayContaining(['--max-old-space-size=96', '--max-semi-space-size=8']),
      ['__audit-part', JSON.stringify(OPTIONS)],
    ]);
  // It has nothing to do when it dies: the next part still finds a process.
  const dead = await run('last');
  await expect.poll(count('start'), SOON).toBe(3);
  const again = await Promise.all(['e', 'f'].map(run));
  expect([again.includes(dead), new Set(again).size]).toEqual([false, 2]);
  pool.close();
  await expect.poll(count('end'), SOON).toBe(2);
  await expect.poll(processes, SOON).toBe(before);
  expect(noted('start')).toHaveLength(3);
});

it('a part that ends three processes is given up, and the others are audited', async () => {
  const pool = poolOfProcesses(1, OPTIONS);
  const run = (text: string) => pool.run(Buffer.from(text)).then(({ lines }) => typeof lines);
  const results = await Promise.allSettled(['a', 'dies', 'b'].map(run));
  expect(results).toEqual([
    { status: 'fulfilled', value: 'number' },
    { status: 'rejected', reason: new Error('a part of the file crashes every process that audits it') },
    { status: 'fulfilled', value: 'number' },
  ]);
  expect(noted('part').filter(([, , text]) => text === 'dies')).toHaveLength(3);
  pool.close();
  await expect.poll(count('end'), SOON).toBe(1);
  expect(noted('start')).toHaveLength(4);
});

it('without processes, parts are audited here', async () => {
  const pool = poolHere(OPTIONS);
  expect((await pool.run(Buffer.from('{"a": 1}\n\n5'))).lines).toBe(3);
  expect(pool.close()).toBeUndefined();
});
