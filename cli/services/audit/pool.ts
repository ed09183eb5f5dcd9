import { fork, type ChildProcess } from 'node:child_process';
import { auditPart, type PartOptions, type PartResult } from './part/audit-part.ts';

export interface Pool {
  run(bytes: Buffer): Promise<PartResult>;
  close(): void;
}

/** Hidden command of the pool's processes. */
export const PART_COMMAND = '__audit-part';
/** Ten times what a part needs: without a limit V8 collects garbage too rarely. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=8'];
/** A part that kills this many processes is given up. */
const MAX_ATTEMPTS = 3;

export const poolHere = (options: PartOptions): Pool => ({
  run: async (bytes) => auditPart(bytes, options),
  close: () => {},
});

interface Job {
  readonly bytes: Buffer;
  readonly done: (result: PartResult) => void;
  readonly failed: (error: Error) => void;
  attempts: number;
}

/** Sends parts to child processes; a process that dies is replaced and its parts start again. */
export function poolOfProcesses(count: number, options: PartOptions): Pool {
  const workers = Array.from({ length: count }, () => new Worker(options));
  return {
    run: (bytes) =>
      new Promise((done, failed) => {
        const [freest] = [...workers].sort((a, b) => a.load - b.load);
        freest?.add({ bytes, done, failed, attempts: 0 });
      }),
    close: () => workers.forEach((worker) => worker.close()),
  };
}

class Worker {
  readonly #options: PartOptions;
  #jobs: Job[] = [];
  #child: ChildProcess;
  #isClosed = false;

  constructor(options: PartOptions) {
    this.#options = options;
    this.#child = this.#start();
  }

  get load(): number {
    return this.#jobs.length;
  }

  add(job: Job): void {
    this.#jobs.push(job);
    this.#give(job);
  }

  close(): void {
    this.#isClosed = true;
    this.#child.disconnect();
  }

  #start(): ChildProcess {
    const child = fork(process.argv[1] ?? '', [PART_COMMAND, JSON.stringify(this.#options)], {
      execArgv: [...HEAP, ...process.execArgv],
      // Transfers bytes unchanged.
      serialization: 'advanced',
    });
    child.on('message', (result) => this.#jobs.shift()?.done(result as PartResult));
    child.once('close', () => this.#died());
    return child;
  }

  #died(): void {
    if (this.#isClosed && this.#jobs.length === 0) return;
    const [first, ...others] = this.#jobs;
    if (first && ++first.attempts >= MAX_ATTEMPTS) {
      first.failed(new Error('a part of the file crashes every process that audits it'));
      this.#jobs = others;
    }
    this.#child = this.#start();
    for (const job of this.#jobs) this.#give(job);
  }

  #give({ bytes }: Job): void {
    // If the process has died, its replacement gets the part.
    this.#child.send(bytes, () => {});
  }
}

/** The child process: receives parts, answers results, ends when the parent disconnects. */
export function runPart(options: string): void {
  const asked = JSON.parse(options) as PartOptions;
  // The parent handles Ctrl-C and disconnects.
  process.on('SIGINT', () => {});
  process.on('message', (bytes: Uint8Array) => process.send?.(auditPart(bytes, asked)));
}
