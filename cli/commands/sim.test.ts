import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rows } from '#contract/rows';
import { slipway, startSlipway } from '#cli/test/command.ts';
import { afterAll, describe, expect, it } from 'vitest';

const BINARY = fileURLToPath(new URL('../slipway.cjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'slipway-sim-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A process of its own. */
const start = (flags: readonly string[]) => {
  const child = spawn(process.execPath, [BINARY, 'sim', ...flags], { cwd: dir });
  const out = { text: '', error: '' };
  child.stdout.on('data', (data) => (out.text += String(data)));
  child.stderr.on('data', (data) => (out.error += String(data)));
  const ended = new Promise<number | null>((resolve) => void child.once('exit', (code) => resolve(code)));
  return { child, out, ended };
};
const run = async (...flags: string[]) => {
  const { status, stdout, stderr } = await slipway(['sim', ...flags], { cwd: dir });
  return { code: status, text: stdout, error: stderr };
};
const file = (name: string, content: string) => {
  writeFileSync(join(dir, name), content);
  return name;
};

describe('slipway sim', () => {
  it('says that it is ready in one line of JSON, serves, and ends cleanly on an interrupt', async () => {
    const rules = file('faults.json', JSON.stringify([{ row: 'getMember', do: 'statusBeforeCommit', status: 503 }]));
    const world = file('world.json', JSON.stringify({ seed: 9, speed: 0, start_time: '2026-06-01T00:00:00Z' }));
    const brand = file('brand.json', JSON.stringify({ currency: 'USDT', rules: { disabledRegions: { bd: ['AQ'] } } }));
    const flags = ['--port', '0', '--world', world, '--faults', rules, '--brand', brand, '--strict'];
    const { printed, ended, signal, ready: line } = startSlipway(['sim', ...flags], { cwd: dir });
    const ready = JSON.parse(await line) as { url: string; ready: boolean };
    expect(ready).toMatchObject({ ready: true, world: 'main' });
    const health = await (await fetch(`${ready.url}/__sim/health`)).json();
    expect(health).toMatchObject({ seed: '9', clock: { now: '2026-06-01T00:00:00.000Z', speed: 0 } });
    expect(((await (await fetch(`${ready.url}/__sim/faults`)).json()) as unknown[]).length).toBe(1);
    const limits = await (await fetch(`${ready.url}/sports/api/v1/game_config?kind=bd`)).json();
    expect(limits).toMatchObject({ data: { disabled_regions: expect.arrayContaining(['AQ']) as string[] } });
    expect((await fetch(`${ready.url}/sports/api/v1/slideshow?surprise=1`)).status).toBe(400);
    expect(printed.stderr).toContain('/wss-new');
    signal('SIGINT');
    expect((await ended).status).toBe(0);
  }, 60_000);

  it.each([
    [['--port', 'abc'], '--port'],
    [['--port', '70000'], 'port: a whole number'],
    [['--speed', '-1'], '--speed'],
    [['--start', 'yesterday'], '--start:'],
    [['--world', 'missing.json'], 'missing.json: unreadable (ENOENT)'],
    [['--brand', 'missing.json'], 'missing.json: unreadable (ENOENT)'],
    [['--proxy', 'not-an-address'], 'proxy: an http or https address'],
    [['--record', 'x.jsonl'], '--record needs --proxy'],
    [['--upstream', 'other'], 'strict-spec'],
    [['--port', '0', '--data', 'missing-too.json'], 'is a file, not a folder'],
    [['--port', '0', '--data', '/proc/world'], '--data: /proc/world'],
    [['--proxy', 'http://127.0.0.1:9', '--record', 'no/such/folder.jsonl'], 'record: no/such/folder.jsonl'],
    [['--allow-host', 'http://sim.example'], '--allow-host: a host name'],
  ])(
    'refuses %s with what it takes',
    async (flags, message) => {
      file('missing-too.json', '{}');
      const { code, error } = await run(...flags);
      expect(error).toContain(message);
      expect(error).not.toContain('internal error:');
      expect(code).toBe(2);
    },
    60_000,
  );

  it.each([
    ['{"seed": 1,}', 'is not JSON'],
    ['{"speed": "fast"}', 'speed'],
    ['{"members": [{"id": "a"}]}', 'members.0.nickname'],
    ['{"matches": {"nothing": {"void": true}}}', 'Unknown match nothing'],
    ['{"faults":\n [{"do": "explode"}]}', 'broken.json:2: faults.0.do'],
    [
      '{"answers":\n [{"row": "placeBt"}]}',
      'broken.json:2: answers.0.row: "placeBt" is not known; did you mean "placeBet"?\n',
    ],
  ])(
    'refuses the world %s at its place',
    async (content, message) => {
      const { code, error } = await run('--port', '0', '--world', file('broken.json', content));
      expect(error).toContain(message);
      expect(code).toBe(2);
    },
    60_000,
  );

  it('refuses a folder that another process uses, with its pid, and a store that was emptied', async () => {
    const flags = ['--port', '0', '--data', 'kept'];
    const first = start(flags);
    await expect.poll(() => first.out.text).toContain('\n');
    const second = await run(...flags);
    expect(second).toMatchObject({ code: 2, text: '' });
    expect(second.error).toContain(`kept is in use by another simulator, process ${first.child.pid}`);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    truncateSync(join(dir, 'kept', 'main.sqlite'), 0);
    const third = await run(...flags);
    expect(third.code).toBe(1);
    expect(third.error).toContain('is empty: its content was lost');
    // Refused, not replaced.
    expect(statSync(join(dir, 'kept', 'main.sqlite')).size).toBe(0);
  }, 60_000);

  it('reports a port in use and what to do', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => void taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const { code, error } = await run('--port', String(port));
    taken.close();
    expect(error).toContain(`Port ${port} of 127.0.0.1 is in use`);
    expect(code).toBe(2);
  }, 60_000);

  it('prints the table of all rows', async () => {
    const { code, text } = await run('--rows');
    expect(text).toMatch(
      /placeBet +POST \/sports\/api\/v1\/\{game\}\/bet +player +keyed +given +simulator\/rows\/sports\/place-bet\.ts +contract\/rows\/sports\/place-bet\.ts/,
    );
    const listed = text.split('\n').map((line) => line.split(' ')[0] ?? '');
    expect(listed.filter((name) => name in rows)).toEqual(Object.keys(rows));
    const printed = text.match(/(?:simulator|contract)\/\S+\.ts/g) ?? [];
    expect(printed).toHaveLength(2 * Object.keys(rows).length);
    expect(printed.filter((file) => !existsSync(file))).toEqual([]);
    expect(text).toContain(`${Object.keys(rows).length} rows`);
    expect(code).toBe(0);
  }, 60_000);
});
