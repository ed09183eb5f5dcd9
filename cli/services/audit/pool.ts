import { fork, type ChildProcess } from 'node:child_process';
import { auditPart, type PartOptions, type PartResult } from './part/audit-part.ts';

/** Audits parts, in this process or in others. */
export interface Pool {
  run(bytes: Buffer): Promise<PartResult>;
  close(): void;
}

/** The hidden command that a process of the pool runs. */
export const PART_COMMAND = '__audit-part';
/** Ten times what a part needs: without a limit, V8 collects garbage too rarely. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=8'];
/** A part that ends this many processes is given up. */
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

/** Sends parts to child processes of this command; a process that dies is replaced and its parts are started again. */
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
      // Copies bytes as they are.
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
    // A process that has died is replaced, and gets the part again.
    this.#child.send(bytes, () => {});
  }
}

/** The child process: a message is a part, its answer the result. It ends when the parent disconnects. */
export function runPart(options: string): void {
  const asked = JSON.parse(options) as PartOptions;
  // The parent handles Ctrl-C and then disconnects.
  process.on('SIGINT', () => {});
  process.on('message', (bytes: Uint8Array) => process.send?.(auditPart(bytes, asked)));
}
