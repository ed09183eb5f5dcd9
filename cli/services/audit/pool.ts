import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { auditPart, type PartOptions, type PartResult } from './audit-part.ts';

/** What audits parts, somewhere. */
export interface Pool {
  run(bytes: Buffer): Promise<PartResult>;
  close(): void;
}

/** The hidden command that a process of the pool runs. */
export const PART_COMMAND = '__audit-part';
/** A part needs a tenth of it: without a bound, garbage of a gigabyte a minute is left lying. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=8'];
/** A part that kills every process it comes to is given up. */
const ATTEMPTS_MOST = 3;

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

/** Parts go to child processes of this command, one after the other each; a process that dies is replaced and its parts begun anew. */
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
    this.#child.stdin?.end();
  }

  #start(): ChildProcess {
    const args = [...HEAP, ...process.execArgv, process.argv[1] ?? '', PART_COMMAND];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.on('error', () => {});
    const options = Buffer.from(JSON.stringify(this.#options));
    child.stdin.write(Buffer.concat([headOf(options), options]));
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.#jobs.shift()?.done(JSON.parse(line) as PartResult);
    });
    child.once('close', () => this.#died());
    return child;
  }

  #died(): void {
    if (this.#isClosed && this.#jobs.length === 0) return;
    const [first, ...others] = this.#jobs;
    if (first && ++first.attempts >= ATTEMPTS_MOST) {
      first.failed(new Error('a part of the file ends every process that audits it'));
      this.#jobs = others;
    }
    this.#child = this.#start();
    for (const job of this.#jobs) this.#give(job);
  }

  #give({ bytes }: Job): void {
    this.#child.stdin?.write(headOf(bytes));
    this.#child.stdin?.write(bytes);
  }
}

/** Before each part, how long it is. */
function headOf(bytes: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes.length);
  return head;
}

/** The other end: reads frames from standard input, answers a line each. */
export async function runPart(): Promise<void> {
  // Ctrl-C is the parent's to answer; it closes our input then.
  process.on('SIGINT', () => {});
  let options: PartOptions | undefined;
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    while (size >= 4) {
      const head = held[0] !== undefined && held[0].length >= 4 ? held[0] : Buffer.concat(held);
      const length = head.readUInt32BE(0);
      if (size < 4 + length) break;
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      const body = all.subarray(4, 4 + length);
      held = [all.subarray(4 + length)];
      size = all.length - 4 - length;
      if (options === undefined) options = JSON.parse(body.toString()) as PartOptions;
      else process.stdout.write(`${JSON.stringify(auditPart(body, options))}\n`);
    }
  }
}
