import { spawn, type ChildProcess } from 'node:child_process';

/** A command of the transcript, as it was typed, with what it said. */
export interface Ran {
  readonly typed: string;
  readonly output: string;
  readonly code: number;
  readonly seconds: number;
}

/** Runs typed commands in a folder and notes them; servers run until `end`. */
export function openShell(folder: string, env: Readonly<Record<string, string>>) {
  const ran: Ran[] = [];
  const servers: ChildProcess[] = [];
  const start = (typed: string) =>
    spawn('bash', ['-c', typed], { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const outputOf = (child: ChildProcess) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
    return () => output;
  };
  return {
    ran: ran as readonly Ran[],
    /** Runs a command to its end; `code` is the exit code that it has to have. */
    async run(typed: string, code = 0): Promise<string> {
      const startedAt = performance.now();
      const child = start(typed);
      const output = outputOf(child);
      const ended = await new Promise<number | null>((resolve) => child.once('close', resolve));
      if (ended !== code) throw new Error(`${typed}\nended with ${ended}, not with ${code}:\n${output()}`);
      ran.push({ typed, output: output(), code, seconds: (performance.now() - startedAt) / 1_000 });
      return output();
    },
    /** Starts a server and waits until it says this, or until the address answers. */
    async serve(typed: string, ready: RegExp | string): Promise<string> {
      const startedAt = performance.now();
      // In a group of its own: npx and the shell would outlive a signal to the first of them.
      const child = spawn('bash', ['-c', typed], {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      servers.push(child);
      const output = outputOf(child);
      while (typeof ready === 'string' ? !(await answers(ready)) : !ready.test(output())) {
        if (child.exitCode !== null) throw new Error(`${typed}\nended with ${child.exitCode}:\n${output()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      ran.push({ typed: `${typed} &`, output: output(), code: 0, seconds: (performance.now() - startedAt) / 1_000 });
      return output();
    },
    async end(): Promise<void> {
      for (const server of servers) {
        const gone = new Promise((resolve) => server.once('close', resolve));
        if (server.exitCode !== null || server.pid === undefined) continue;
        process.kill(-server.pid, 'SIGTERM');
        await gone;
      }
    },
  };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
