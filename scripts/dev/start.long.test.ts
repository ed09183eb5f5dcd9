import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

/** `npm start` as a person runs it: the real command, in a process of its own. */
function start(...args: string[]) {
  const child = spawn('node', ['scripts/start.js', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const says = (text: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = text.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', look);
      child.on('close', (code) => reject(new Error(`ended with ${code} before it said ${text}:\n${output}`)));
      look();
    });
  return { child, says, output: () => output };
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('close', resolve));

describe('npm start, running', () => {
  let child: ChildProcess | undefined;
  let holder: Server | undefined;
  afterEach(() => {
    child?.kill('SIGKILL');
    holder?.close();
  });

  it('takes the next free port, prints the accounts, serves app and upstream on one origin, and ends on Ctrl-C', async () => {
    const busy = createServer();
    holder = busy;
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const { port } = busy.address() as AddressInfo;

    const running = start('--port', String(port), '--seed', 'test');
    child = running.child;
    const address = (await running.says(/http:\/\/localhost:\d+/)).replace('localhost', '127.0.0.1');
    await running.says(/Ctrl-C ends it/);

    expect(running.output()).toContain(`Port ${port} is busy: using ${new URL(address).port} instead.`);
    expect(running.output()).toContain('player with 1000 USDT');
    for (const account of ['player', 'agent', 'empty'])
      expect(running.output()).toContain(`${account}@demo.slipway.test`);
    expect(await (await fetch(address)).text()).toContain('id="slipway-config"');
    const list = (await (await fetch(`${address}/sports/api/v1/soccer`)).json()) as { data: { matches: unknown[] } };
    expect(list.data.matches.length).toBeGreaterThanOrEqual(60);

    running.child.kill('SIGINT');
    expect(await ended(running.child)).toBe(0);
  });
});
