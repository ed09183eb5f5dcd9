import { spawn, type ChildProcess } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';

/** Debian's redis-server is part of the tools of this repository (slipway doctor); where it lacks, tests show as skipped. */
export const REDIS = '/usr/bin/redis-server';

export interface RedisServer {
  readonly url: string;
  readonly process: ChildProcess;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** A Redis without persistence. */
export async function startRedis(dir: string): Promise<RedisServer> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  const child = spawn(REDIS, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>(
    (resolve) => void child.stdout.on('data', (text: Buffer) => String(text).includes('Ready to accept') && resolve()),
  );
  return { url: `redis://127.0.0.1:${port}`, process: child };
}
