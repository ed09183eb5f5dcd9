import { spawn, type ChildProcess } from 'node:child_process';
import { testPort } from '#cli/test/port.ts';

/** Debian's redis-server (see slipway doctor); without it tests are skipped. */
export const REDIS = '/usr/bin/redis-server';

export interface RedisServer {
  readonly url: string;
  readonly process: ChildProcess;
}

export async function startRedis(dir: string): Promise<RedisServer> {
  const port = await testPort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  const child = spawn(REDIS, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>(
    (resolve) => void child.stdout.on('data', (text: Buffer) => String(text).includes('Ready to accept') && resolve()),
  );
  return { url: `redis://127.0.0.1:${port}`, process: child };
}
