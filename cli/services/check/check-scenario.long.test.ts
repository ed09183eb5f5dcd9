import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '#simulator';
import { slipway as command } from '#cli/test/command.ts';
import { proved, readJUnit } from '#cli/services/report/read-cases.fixture.ts';
import { WebSocket, WebSocketServer } from 'ws';

const dir = mkdtempSync(join(tmpdir(), 'slipway-check-'));
const at = (name: string) => join(dir, name);
afterAll(() => rmSync(dir, { recursive: true }));

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
      '--suite',
      'sessions',
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
    expect(readFileSync(at('sound.html'), 'utf8')).toContain('0 differ');

    // The transcript of the page; only its times differ.
    const transcript = [
      '$ slipway check --suite sessions --against http://127.0.0.1:8952 --runs 300 --seed 2 --scenario found.json',
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
