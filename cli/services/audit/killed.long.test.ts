import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import { manyBets } from './bets.fixture.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-killed-'));
const at = (name: string) => join(dir, name);
afterAll(() => rmSync(dir, { recursive: true }));

it('an audit goes on after a kill, and counts every bet once', async () => {
  writeFileSync(at('big.ndjson'), manyBets(16_000, 50));
  const args = ['audit', at('big.ndjson'), '--differences', at('d.ndjson'), '--state', at('state')];
  args.push('--summary', at('s.json'));
  let kills = 0;
  for (; kills < 2; kills += 1) {
    const child = spawn(process.execPath, ['cli/slipway.cjs', ...args], { stdio: 'ignore' });
    const before = existsSync(at('state')) ? readFileSync(at('state'), 'utf8') : '';
    const ended = new Promise((resolve) => void child.once('close', resolve));
    await expect
      .poll(
        () => child.exitCode !== null || (existsSync(at('state')) && readFileSync(at('state'), 'utf8') !== before),
        { interval: 5 },
      )
      .toBe(true);
    child.kill('SIGKILL');
    await ended;
    if (kills === 0) expect(child.signalCode).toBe('SIGKILL');
  }
  const whole = [...args, '--jobs', '1'];
  const { status, stderr } = await slipway(whole);
  expect(status).toBe(1);
  expect(JSON.parse(readFileSync(at('s.json'), 'utf8'))).toMatchObject({ records: 16_000, ok: 15_680, differ: 320 });
  const found = readFileSync(at('d.ndjson'), 'utf8').trim().split('\n');
  expect(found.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: 320 }, (_, index) => index * 50 + 8),
  );
  expect(stderr).toContain('16000 bets');
  // Once more: it is done. Another file under the same state is refused.
  expect((await slipway(whole)).stderr).toContain('nothing to do');
  writeFileSync(at('big.ndjson'), manyBets(10, 5));
  expect(await slipway(whole)).toMatchObject({ status: 2, stderr: expect.stringContaining('size') });
});
