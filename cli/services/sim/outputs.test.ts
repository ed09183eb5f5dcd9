import dns from 'node:dns';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSlipway } from '#cli/test/command.ts';
import { outputsOf } from '#cli/test/outputs.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-sim-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

it('what slipway sim prints of a world without starting is this', async () => {
  write('empty.jsonl', '');
  const printed = await outputsOf(folder, [
    // A port that is none is not looked at.
    'sim --produces --seed 7 --start 2026-06-01T12:00:00Z --port none',
    'sim --print-world --recording empty.jsonl',
  ]);
  const lines = printed.split('\n');
  // A record of each kind: the seed has thousands.
  const seen = new Set<string>();
  const first = lines.filter((line) => {
    const kind = /^\{"kind":"([^"]*)"/.exec(line)?.[1];
    return kind === undefined || (!seen.has(kind) && seen.add(kind));
  });
  await expect(first.join('\n')).toMatchFileSnapshot('./outputs-produces.txt');
});

it('a simulator that cannot start says this', async () => {
  write('faults.json', [{ row: 'placeBt', do: 'explode' }]);
  write('answers.json', [{ row: 'placeBet', status: 9 }]);
  write('world.json', { seed: 1, matches: { nothing: { void: true } } });
  write('cut.json', '{"seed": 1,');
  write('brand.json', { currency: 5 });
  write('recording.jsonl', '{"row": 5}\n');
  write('list.json', '[]');
  write('null.json', 'null');
  write('a-file', '');
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const lookup = dns.lookup as (...args: unknown[]) => void;
  vi.spyOn(dns, 'lookup').mockImplementation(((host: string, ...rest: unknown[]) => {
    if (host !== 'no.such.host') return lookup(host, ...rest);
    const done = rest.at(-1) as (error: Error) => void;
    done(Object.assign(new Error('getaddrinfo ENOTFOUND no.such.host'), { code: 'ENOTFOUND' }));
  }) as typeof dns.lookup);
  try {
    await expect(
      await outputsOf(
        folder,
        [
          'sim --port abc',
          'sim --port 70000',
          `sim --port ${port}`,
          'sim --port 0 --host no.such.host',
          'sim --port 0 --host 203.0.113.1',
          'sim --port 0 --speed fast',
          'sim --port 0 --speed -1',
          'sim --port 0 --start yesterday',
          'sim --produces --start yesterday',
          'sim --port 0 --faults faults.json',
          'sim --port 0 --faults nowhere.json',
          'sim --port 0 --faults cut.json',
          'sim --port 0 --faults world.json',
          'sim --port 0 --answers answers.json',
          'sim --port 0 --world world.json',
          'sim --port 0 --world cut.json',
          'sim --port 0 --world nowhere.json',
          'sim --port 0 --world list.json',
          'sim --port 0 --world null.json',
          'sim --port 0 --brand brand.json',
          'sim --port 0 --brand nowhere.json',
          'sim --port 0 --brand list.json',
          'sim --port 0 --data a-file',
          'sim --port 0 --data a-file/below',
          'sim --port 0 --allow-host http://sim.example',
          'sim --port 0 --proxy 127.0.0.1',
          'sim --port 0 --push-relay 127.0.0.1',
          'sim --port 0 --record day.jsonl',
          'sim --port 0 --proxy http://127.0.0.1:9 --record no/such/day.jsonl',
          'sim --port 0 --recording nowhere.jsonl',
          'sim --port 0 --recording recording.jsonl',
          'sim --print-world',
          'sim --print-world --recording nowhere.jsonl',
          'sim --upstream other',
          'sim --profile fr',
          'sim extra',
        ],
        (text) => text.replaceAll(String(port), 'PORT'),
      ),
    ).toMatchFileSnapshot('./outputs-refused.txt');
  } finally {
    taken.close();
    vi.restoreAllMocks();
  }
});

it('a simulator that starts says this, and leaves this', async () => {
  write('faults.json', [{ row: 'getMember', do: 'statusBeforeCommit', status: 503 }]);
  write('answers.json', [{ row: 'getMember', refusal: { reason: 'tooManyRequests' } }]);
  const flags = '--port 0 --seed 7 --start 2026-06-01T12:00:00Z --speed 0 --profile uk --data world'.split(' ');
  const files = ['--faults', 'faults.json', '--answers', 'answers.json'];
  const { ready, ended, signal } = startSlipway(['sim', ...flags, ...files], { cwd: folder });
  const { url, port } = JSON.parse(await ready) as { url: string; port: number };
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/__sim/${path}`)).json();
  const found = { health: await read('health'), faults: await read('faults'), answers: await read('answers') };
  signal('SIGTERM');
  const text = `${JSON.stringify({ ...(await ended), ...found }, null, 2)}\n`;
  await expect(
    text
      .replaceAll(url, 'URL')
      .replaceAll(String(port), 'PORT')
      .replaceAll(/"pid": \d+/g, '"pid": PID')
      // The same when a call is new.
      .replaceAll(/\d+ calls +/g, 'CALLS ')
      .replace(/"rows": \d+/, '"rows": ROWS'),
  ).toMatchFileSnapshot('./outputs-started.txt');
});
