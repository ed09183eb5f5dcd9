import { spawn, spawnSync } from 'node:child_process';

/** A Redis with the settings that the edge needs. */
export interface TestRedis {
  readonly port: number;
  readonly url: string;
  cli(...args: string[]): string;
  signal(name: NodeJS.Signals): void;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
}

export interface RedisPlace {
  readonly port: number;
  readonly folder: string;
  /** Command-line arguments instead of settings. */
  readonly args?: readonly string[];
}

export async function startTestRedis({ port, folder, args }: RedisPlace): Promise<TestRedis> {
  const { error } = spawnSync('redis-server', ['--version']);
  if (error !== undefined) throw new Error('redis-server is not here. Debian: apt-get install redis-server');
  const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  const settings = args ?? ['--port', String(port), '--dir', folder, ...durable];
  const child = spawn('redis-server', settings, { stdio: 'ignore', cwd: folder });
  process.once('exit', () => child.kill('SIGKILL'));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const cli = (...words: string[]) =>
    spawnSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8' }).stdout.trim();
  for (let turn = 0; turn < 1_200 && cli('ping') !== 'PONG'; turn++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    cli,
    signal: (name) => void child.kill(name),
    async kill() {
      if (child.kill('SIGKILL')) await gone;
    },
  };
}
