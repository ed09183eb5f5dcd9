import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slipway as command, startSlipway } from '#cli/test/command.ts';
import { readJUnit } from '#cli/services/report/read-cases.fixture.ts';
import { sendTo, type Send } from '#cli/services/upstream/send.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { type Simulator, startSimulator } from '#simulator';
import { MARK_SIX, PK10, SPORTS } from './scenarios.fixture.ts';
import { UpstreamReplay } from './upstream-replay.ts';

const scenario = (id: string, extra: object = {}) => ({ ...SPORTS, id, ...extra });
const play = (send: Send, value: unknown) => new UpstreamReplay(send).replay({ line: 1, value }, 'x.ndjson');

let simulator: Simulator;
let send: ReturnType<typeof sendTo>;
const dir = mkdtempSync(join(tmpdir(), 'slipway-against-'));
beforeAll(async () => {
  simulator = await startSimulator({ seed: 1, speed: 0 });
  send = sendTo(simulator.url);
});
afterAll(async () => {
  send.close();
  await simulator.close();
  rmSync(dir, { recursive: true });
});

describe('scenarios at a running simulator', () => {
  it('are placed, settled, and compared with expect, the engine and the wallet', async () => {
    const replayed = await play(send, scenario('fine'));
    expect(replayed).toMatchObject({ ok: true, upstream: { payout: '14.10', state: 'won', legs: ['won', 'void'] } });
  });

  it.each([
    [
      'marksix',
      '{"id":"m","kind":"marksix","date":"2025-03-01","bets":[{"kind":"specialCodeSide","selection":"big","amount":"100","odds":"1.9"}],"draw":{"numbers":[1,2,3,4,5,6],"special":49},"expect":{"results":["tie"]}}',
    ],
    [
      'pk10',
      '{"id":"p","kind":"pk10","bets":[{"amount":"10","odds":"2","market":"place","place":1,"selection":10}],"draw":[10,9,1,2,3,4,5,6,7,8],"expect":{"results":["win"],"payout":"20"}}',
    ],
  ])('of %s too', async (_, text) => {
    const replayed = await play(send, JSON.parse(text));
    expect(replayed.differences).toEqual([]);
    expect(replayed).toMatchObject({ ok: true, upstream: { stake: expect.any(String) }, note: expect.any(String) });
  });

  const markSix = (bet: object, more: object = {}) => ({
    ...MARK_SIX,
    bets: [{ ...MARK_SIX.bets[0], ...bet }],
    expect: { results: ['tie'] },
    ...more,
  });
  const race = (bet: object, more: object = {}) => ({ ...PK10, bets: [{ ...PK10.bets[0], ...bet }], ...more });
  /** Refuses the bet, as an upstream whose code is wrong would. */
  const refuses =
    (reason: string, msg: string): Send =>
    async (asked) =>
      asked.method === 'POST' && asked.headers['idempotency-key'] !== undefined
        ? { ...(await send({ ...asked, body: '{' })), text: JSON.stringify({ code: 4001, msg, data: { reason } }) }
        : send(asked);

  it.each([
    ['marksix', markSix({})],
    ['pk10', race({})],
    ['sports', scenario('refused')],
  ])('differ where the upstream refuses what should be accepted: %s', async (_, asked) => {
    expect(await play(refuses('badRequest', 'We sell none of it'), asked)).toMatchObject({
      ok: false,
      differences: [{ key: 'upstream', expected: 'accepted', actual: 'badRequest: We sell none of it' }],
      upstream: { refused: 'badRequest', msg: 'We sell none of it' },
    });
    const beyond = await play(refuses('limitsExceeded', 'at most 5.00'), asked);
    expect(beyond).toMatchObject({ ok: true, inProcess: "over the upstream's limits (at most 5.00)" });
    expect(beyond.upstream).toBeUndefined();
  });

  it.each([
    [
      'a rule that animals break',
      markSix({ kind: 'specialCodeMergeAnimal', selection: ['rat'] }, { expect: { warnings: ['atLeastTwo'] } }),
    ],
    ['an amount that is none', markSix({ amount: '-1' }, { expect: { error: 'negativeAmount' } })],
    [
      'a draw that is none',
      markSix({}, { draw: { numbers: [1, 1, 3, 4, 5, 6], special: 49 }, expect: { error: 'impossibleDraw' } }),
    ],
    ['an amount of a race', race({ amount: '-1' }, { expect: { error: 'negativeAmount' } })],
  ])('are as expected where the upstream refuses what it has to: %s', async (_, asked) => {
    const replayed = await play(send, asked);
    expect(replayed).toMatchObject({ ok: true, differences: [], upstream: { refused: expect.any(String) } });
  });

  it('find an upstream that pays another amount than it reports', async () => {
    const lies: Send = async (asked) => {
      const received = await send(asked);
      return asked.path.includes('/mybet/')
        ? { ...received, text: received.text.replace('"payout":"14.10"', '"payout":"14.11"') }
        : received;
    };
    const replayed = await play(lies, scenario('lie'));
    expect(replayed.differences.map(({ key }) => key)).toEqual(['upstream: payout', 'upstream against engine: payout']);
  });

  it('are placed once, when the answer was lost', async () => {
    const placed: string[] = [];
    const loses: Send = async (asked) => {
      const received = await send(asked);
      if (asked.method !== 'POST' || !asked.path.endsWith('/soccer/bet')) return received;
      placed.push(asked.headers['idempotency-key'] ?? '');
      throw new Error('reset');
    };
    expect(await play(loses, scenario('lost'))).toMatchObject({ ok: true, differences: [] });
    expect(placed).toHaveLength(1);
    const before: Send = async (asked) => {
      if (
        asked.method === 'POST' &&
        asked.path.endsWith('/soccer/bet') &&
        placed.push(asked.headers['idempotency-key'] ?? '') === 2
      )
        throw new Error('refused');
      return send(asked);
    };
    expect(await play(before, scenario('lost before'))).toMatchObject({ ok: true, differences: [] });
    expect(placed[1]).toBe(placed[2]);
  });

  it('end when the upstream no longer answers', async () => {
    let calls = 0;
    const dies: Send = async (asked) => {
      calls += 1;
      if (calls > 5) throw new Error('connection refused');
      return send(asked);
    };
    await expect(play(dies, scenario('gone'))).rejects.toBeInstanceOf(UpstreamGone);
  });
});

describe('slipway replay --against', () => {
  const slipway = async (...args: string[]) => {
    const { status, ...printed } = await command(['replay', ...args]);
    return { code: status, ...printed };
  };

  it('ends with 1 where fewer were played than required, and names the reason, also in JUnit', async () => {
    const file = join(dir, 'two.ndjson');
    const own = { id: 'bounds', kind: 'limits', scope: 'sport', amount: '1', currency: 'BRL', rate: '1' };
    writeFileSync(file, `${JSON.stringify(scenario('played'))}\n${JSON.stringify(own)}\n`);
    const asked = [file, '--against', simulator.url, '--junit', join(dir, 'two.xml'), '--require-played'];
    expect(await slipway(...asked, '1')).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(join(dir, 'one.ndjson'), `${JSON.stringify(scenario('played'))}\n`);
    const { stdout } = await slipway(join(dir, 'one.ndjson'), '--against', simulator.url);
    expect(stdout).toContain('1 played at the upstream, 0 computed in process\n1 scenarios');
    expect(await slipway(...asked, '2')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(
        '1 played at the upstream, 1 computed in process:\n      1  only the engine computes limits\n',
      ),
      stderr: 'the upstream played 1 scenarios, --require-played asks for 2\n',
    });
    expect(readJUnit(join(dir, 'two.xml')).cases).toEqual([
      { name: 'played' },
      { name: 'bounds', not: 'skipped', message: 'computed in process: only the engine computes limits' },
    ]);
    expect(await slipway(file, '--require-played', '1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--require-played needs --against'),
    });
  }, 60_000);

  it('keeps what was finished when the simulator dies, and exits 3', async () => {
    const child = spawn(process.execPath, ['cli/slipway.cjs', 'sim', '--port', '0', '--speed', '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ready = await new Promise<string>(
      (resolve) => void createInterface({ input: child.stdout }).once('line', resolve),
    );
    const { url } = JSON.parse(ready) as { url: string };
    const file = join(dir, 'many.ndjson');
    writeFileSync(file, Array.from({ length: 3_000 }, (_, index) => JSON.stringify(scenario(`s${index}`))).join('\n'));
    const replaying = startSlipway(['replay', file, '--against', url, '--json']);
    // The first batch of answers is out: now it dies.
    await replaying.ready;
    child.kill('SIGKILL');
    const { status, stdout, stderr } = await replaying.ended;
    expect(status).toBe(3);
    expect(stderr).toContain('cut short');
    const finished = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean });
    expect(finished.length).toBeGreaterThan(0);
    expect(finished.filter(({ ok }) => !ok)).toEqual([]);
    expect(stderr).toContain(`${finished.length} scenarios: ${finished.length} as expected`);
  }, 120_000);
});
