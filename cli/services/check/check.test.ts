import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScenario, type SessionStep } from '#fixtures';
import { compareAmounts, subtractAmounts } from '#engine/money';
import { settleSlip } from '#engine/sports';
import { type Simulator, startSimulator } from '#simulator';
import { slipway as command } from '#cli/test-command.ts';
import { proved, readJUnit } from '#cli/services/report/read-cases.fixture.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { WebSocket, WebSocketServer } from 'ws';
import { ENGINE } from './checked-engine.ts';
import { runSession } from './run-session.ts';
import { search } from './search.ts';
import { SessionWorld, type Tampering } from './session-world.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-check-'));
const at = (name: string) => join(dir, name);
afterAll(() => rmSync(dir, { recursive: true }));

async function staged<T>(tampering: Tampering, work: (world: SessionWorld) => Promise<T>): Promise<T> {
  const world = await SessionWorld.here(tampering);
  try {
    return await work(world);
  } finally {
    await world.close();
  }
}

describe('check', () => {
  it('finds nothing where all is sound', async () => {
    const { runs, failure, parts } = await staged({}, (world) => search(world, { runs: 25, seed: 11 }));
    expect(failure).toBeUndefined();
    expect(runs).toBe(25);
    expect(parts.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(25);
  }, 120_000);

  it('catches a wallet that is paid twice, and makes the session small', async () => {
    const twice: Tampering = {
      world: ({ ledger }) => {
        const move = ledger.move.bind(ledger);
        ledger.move = (...args) => {
          if (args[0] === 'payout') move(...args);
          return move(...args);
        };
      },
    };
    const { failure } = await staged(twice, (world) => search(world, { runs: 500, seed: 1, maxShrinkSessions: 25 }));
    expect(failure?.divergence.key).toMatch(/balance/);
    expect(failure?.steps.length).toBeLessThanOrEqual(8);
  }, 120_000);

  it('catches an engine that loses void bets', async () => {
    const engine: typeof ENGINE = {
      ...ENGINE,
      settle: (slip, results) => {
        const wrong = Object.entries(results).map(
          ([id, result]) => [id, result === 'void' ? { ft: '9:9', ht: '5:0' } : result] as const,
        );
        return settleSlip(slip, Object.fromEntries(wrong));
      },
    };
    const { failure } = await staged({}, (world) =>
      search(world, { runs: 500, seed: 1, engine, maxShrinkSessions: 25 }),
    );
    // Played as a step of its own, or inside a slip on paper: either way a void is what is left.
    expect(JSON.stringify(failure?.steps)).toContain('void');
  }, 120_000);

  it('catches a gateway that drops the key', async () => {
    const keyless: Tampering = {
      send: (send) => (asked) =>
        send({
          ...asked,
          headers: Object.fromEntries(Object.entries(asked.headers).filter(([name]) => name !== 'idempotency-key')),
        }),
    };
    const { failure } = await staged(keyless, (world) => search(world, { runs: 500, seed: 1, maxShrinkSessions: 25 }));
    const [step] = failure?.steps ?? [];
    if (failure === undefined || step?.do !== 'gameWallet') throw new RangeError(JSON.stringify(failure));
    // One step is left: its answer was lost, and sent again without its key the money moved once more.
    expect(failure.steps).toEqual([{ ...step, way: 'in', answer: 'lostAfter' }]);
    const { key, expected, actual } = failure.divergence;
    expect(key).toBe('game wallet: balance');
    expect(compareAmounts(subtractAmounts(String(expected), step.amount), String(actual))).toBe(0);
    const bet: SessionStep = {
      do: 'place',
      picks: [{ match: 0, market: 0, outcome: 0 }],
      passes: ['single'],
      stake: '2',
      multiple: 1,
      accept: 'none',
      seen: 'now',
      answer: 'lostAfter',
    };
    expect(await staged(keyless, (world) => runSession(world, [bet]))).toEqual({
      step: 0,
      key: 'outcome by key',
      expected: 'done',
      actual: 'none',
    });
  }, 120_000);

  it('ends where the simulator is gone', async () => {
    let calls = 0;
    const dying: Tampering = {
      send: (send) => (asked) => {
        calls += 1;
        return calls > 60 ? Promise.reject(new Error('refused')) : send(asked);
      },
    };
    await expect(
      staged(dying, (world) => search(world, { runs: 500, seed: 1, maxShrinkSessions: 25 })),
    ).rejects.toBeInstanceOf(UpstreamGone);
  }, 120_000);

  it('knows the prices after the clock has moved by hours, when other matches have left the list', async () => {
    const bets = [{ kind: 'specialCode', selection: 1, amount: '1' }];
    const picks = [{ match: 1, market: 0, outcome: 0 }];
    const scenario = readScenario({
      id: 'a daily draw, then a bet',
      kind: 'session',
      steps: [
        { do: 'marksix', game: 'sgnmarksix', bets, balls: [6, 2, 7, 3, 4, 8, 1] },
        {
          do: 'place',
          picks,
          passes: ['single'],
          stake: '2',
          multiple: 1,
          accept: 'any',
          seen: 'now',
          answer: 'delivered',
        },
      ],
    });
    if (scenario.kind !== 'session') throw new RangeError('not a session');
    expect(await staged({}, (world) => runSession(world, scenario.steps))).toBeUndefined();
  });

  it('reads sessions, and plays what a step cannot do as nothing', async () => {
    const steps = [
      { do: 'retry', bet: 3, changed: false },
      { do: 'cashOut', bet: 0, ask: 'quote' },
      { do: 'void', match: 9 },
    ];
    const scenario = readScenario({ kind: 'session', steps });
    if (scenario.kind !== 'session') throw new RangeError('no session');
    expect(await staged({}, (world) => runSession(world, scenario.steps))).toBeUndefined();
    expect(() => readScenario({ kind: 'session', steps: [{ do: 'rob' }] })).toThrow('steps');
  });
});

/** A simulator behind a gateway that reports every payout a cent too high. */
describe('slipway check --against, and replay of what it found', () => {
  let simulator: Simulator;
  let gateway: Server;
  let url = '';
  beforeAll(async () => {
    simulator = await startSimulator({ seed: 1, speed: 0 });
    gateway = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
        const body = parts.length > 0 ? Buffer.concat(parts) : undefined;
        fetch(simulator.url + request.url, {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          ...(body && { body }),
        })
          .then(async (answer) => {
            const text = (await answer.text()).replace(/"payout":"(\d+\.\d{4})\d\d"/g, (all, cut: string) =>
              /^0\.0+$/.test(cut) ? all : `"payout":"${cut}99"`,
            );
            response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
          })
          .catch(() => response.destroy());
      });
    });
    const sockets = new WebSocketServer({ server: gateway });
    sockets.on('connection', (socket, request) => {
      const behind = new WebSocket(simulator.url.replace('http', 'ws') + request.url);
      behind.on('message', (frame) => socket.send(String(frame as Buffer)));
      socket.on('close', () => behind.terminate());
    });
    await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', () => resolve()));
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    gateway.closeAllConnections();
    await new Promise((resolve) => void gateway.close(resolve));
    await simulator.close();
  });

  const slipway = async (...args: string[]) => {
    const { status, ...printed } = await command(args);
    return { code: status, ...printed };
  };

  it('writes a scenario that shows the fault there, and none at a sound simulator', async () => {
    const found = await slipway(
      'check',
      '--against',
      url,
      '--runs',
      '300',
      '--seed',
      '2',
      '--scenario',
      at('found.json'),
      '--report',
      at('found.md'),
      '--junit',
      at('found.xml'),
      '--tap',
      at('found.tap'),
    );
    expect(found.stdout).toContain('model and simulator differ at session');
    expect(found).toMatchObject({ code: 1 });
    expect(readFileSync(at('found.md'), 'utf8')).toContain('payout');
    const { suite, cases } = readJUnit(at('found.xml'));
    expect(suite).toMatchObject({ name: 'slipway check', failures: '1' });
    expect(cases.at(-1)).toMatchObject({
      name: expect.stringMatching(/^seed 2, sessions \d+ to \d+$/),
      not: 'failure',
      message: expect.stringMatching(/^after step \d+: .*payout$/),
    });
    expect(proved(at('found.tap'))).toContain(`Failed test:  ${cases.length}`);
    const there = await slipway('replay', at('found.json'), '--against', url);
    expect(there).toMatchObject({ code: 1, stdout: expect.stringMatching(/step \d: (?:bet .*|[a-z0-9]+): payout/) });
    const sound = await slipway('replay', at('found.json'), '--report', at('sound.html'));
    expect(sound).toMatchObject({ code: 0, stdout: expect.stringContaining('1 as expected') });
    expect(readFileSync(at('sound.html'), 'utf8')).toContain('<svg');

    // The transcript of the page; only its times differ.
    const transcript = [
      '$ slipway check --against http://127.0.0.1:8952 --runs 300 --seed 2 --scenario found.json',
      found.stdout,
      '$ slipway replay found.json --against http://127.0.0.1:8952; echo $?',
      there.stdout,
      String(there.code),
      '$ slipway replay found.json',
      sound.stdout,
    ]
      .map((part) => part.trimEnd().replaceAll(url, 'http://127.0.0.1:8952').replaceAll(`${dir}/`, ''))
      .join('\n');
    const withoutTimes = (text: string) => text.replaceAll(/\b\d+(?:\.\d+)? s\b|\b\d+\/s/g, 'TIME');
    expect(withoutTimes(readFileSync('docs/qa/check.md', 'utf8'))).toContain(withoutTimes(transcript));
  }, 120_000);
});
