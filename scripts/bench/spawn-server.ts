import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a server, so that Node starts it fast. @returns the file */
export async function bundleServer(entry = 'simulator/bench/serve.ts'): Promise<string> {
  const outfile = `${root}/node_modules/.cache/slipway/${entry.replaceAll('/', '-')}.mjs`;
  const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' } as const;
  await build({ absWorkingDir: root, entryPoints: [entry], outfile, ...options });
  return outfile;
}

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resolves when it is gone. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export async function spawnServer(file: string, options: unknown): Promise<Server> {
  const child = spawn(process.execPath, [file, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data) => {
      text += String(data);
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
  return {
    url,
    process: child,
    async kill(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
