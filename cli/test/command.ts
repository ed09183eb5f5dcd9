import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import chalk from 'chalk';
// esbuild takes the folder of its first import for its own; it must not be a command's.
import 'esbuild';
import { createProgram } from '#cli/program.ts';
import { run } from '#cli/terminal/run.ts';

const REPOSITORY = process.cwd();
/** Would keep a process alive. Timers of earlier tests may still run. */
const OPEN = ['TCPServerWrap', 'FSEventWrap'];
/** SQLite's files, which libsql closes when the last statement is garbage-collected. */
export const STORE = /\.sqlite(?:-\w+)?$/;
const EVENTS = ['SIGINT', 'SIGTERM', 'exit', 'message'] as const;
const PATIENCE_MS = 2_000;

interface Context {
  stdout: string;
  stderr: string;
  /** From process.exit. */
  exitCode?: number;
  printed(): void;
  /** The command's clock in milliseconds. */
  now: number;
}
interface Options {
  /** Working folder; by default the repository. */
  readonly cwd?: string;
  /** Undefined unsets a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string | Buffer;
  /** A clock that advances by a millisecond at each read, so that times are reproducible. */
  readonly hasOwnClock?: boolean;
}
interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

class ProcessExit extends Error {}

const now = performance.now.bind(performance);
const contexts = new AsyncLocalStorage<Context>();

/**
 * Runs a command in this process as `cli/slipway.cjs` would in its own. A process costs a second of processor time, this none.
 *
 * @throws Error when the command leaves something open: a server, a watch, a listener, a file of its folder, temporary files
 */
export async function slipway(args: readonly string[], options: Options = {}): Promise<Ended> {
  return startSlipway(args, options).ended;
}

/** For a command that runs until Ctrl-C. */
export function startSlipway(
  args: readonly string[],
  { cwd, env = {}, input = '', hasOwnClock = false }: Options = {},
) {
  let whenReady: (line: string) => void = () => undefined;
  const ready = new Promise<string>((resolve) => (whenReady = resolve));
  const context: Context = {
    stdout: '',
    stderr: '',
    now: 0,
    printed: () => {
      if (context.stdout.includes('\n')) whenReady(context.stdout.split('\n')[0] ?? '');
    },
  };
  const temporary = mkdtempSync(path.join(tmpdir(), 'slipway-test-'));
  const folder = realpathSync(cwd ?? REPOSITORY);
  const restore = [
    capture('stdout'),
    capture('stderr'),
    captureExit(),
    // As without a terminal.
    setProperty(chalk, 'level', 0),
    ...(hasOwnClock ? [captureClock()] : []),
    setEnvironment({ ...env, TMPDIR: temporary }),
    setProperty(process, 'stdin', Readable.from(input === '' ? [] : [Buffer.from(input)])),
    setProperty(process.argv, 1, path.join(REPOSITORY, 'cli/slipway.cjs')),
    setFolder(folder),
    setExitCode(),
  ];
  const before = { open: openNow(), listeners: listenersNow() };
  const added = (event: (typeof EVENTS)[number]): Listener[] => {
    const known = before.listeners[event];
    return listenersNow()[event].filter((listener) => !known.includes(listener));
  };
  let exited: () => void = () => undefined;
  const isExited = new Promise<void>((resolve) => (exited = resolve));
  const end = async (): Promise<Ended> => {
    await Promise.race([isExited, contexts.run(context, () => run(createProgram(), ['node', 'slipway', ...args]))]);
    const status = context.exitCode ?? Number(process.exitCode ?? 0);
    const left: string[] = [];
    try {
      for (const listener of added('exit')) {
        process.off('exit', listener);
        contexts.run(context, () => listener(status));
      }
      // process.exit closes everything.
      if (context.exitCode === undefined) left.push(...(await leftOpen(before.open, folder)));
      for (const event of EVENTS)
        for (const listener of added(event)) {
          if (context.exitCode === undefined) left.push(`a listener of ${event}`);
          process.off(event, listener);
        }
      left.push(...readdirSync(temporary).map((name) => `the temporary file ${name}`));
    } finally {
      for (const undo of restore.toReversed()) undo();
      rmSync(temporary, { recursive: true, force: true });
    }
    const { stdout, stderr } = context;
    whenReady('');
    if (left.length > 0)
      throw new Error(`slipway ${args.join(' ')} left behind: ${left.join(', ')}\n${stdout}${stderr}`);
    return { status, stdout, stderr };
  };
  return {
    printed: context as { readonly stdout: string; readonly stderr: string },
    /** Its first line of output; empty without one. */
    ready,
    ended: end(),
    /** SIGINT is Ctrl-C, SIGTERM comes from a service manager. */
    signal(name: 'SIGINT' | 'SIGTERM'): void {
      try {
        for (const listener of added(name)) contexts.run(context, () => listener(name));
      } catch (error) {
        if (!(error instanceof ProcessExit)) throw error;
      }
      if (context.exitCode !== undefined) exited();
    },
  };
}

type Listener = (...args: unknown[]) => void;
const listenersNow = () =>
  Object.fromEntries(EVENTS.map((event) => [event, process.rawListeners(event) as Listener[]])) as Record<
    (typeof EVENTS)[number],
    Listener[]
  >;

function openNow(): Record<string, number> {
  const found = process.getActiveResourcesInfo();
  return Object.fromEntries(OPEN.map((kind) => [kind, found.filter((each) => each === kind).length]));
}

/** Waits for what is closing. @returns what stays open */
async function leftOpen(before: Readonly<Record<string, number>>, folder: string): Promise<readonly string[]> {
  for (const from = now(); ;) {
    const open = openNow();
    const left = [
      ...OPEN.filter((kind) => (open[kind] ?? 0) > (before[kind] ?? 0)),
      ...(folder === REPOSITORY ? [] : openFiles(folder)),
    ];
    if (left.length === 0 || now() - from > PATIENCE_MS) return left;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** On systems that list them. */
function openFiles(folder: string): readonly string[] {
  try {
    return readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        const file = readlinkSync(`/proc/self/fd/${fd}`);
        return file.startsWith(`${folder}/`) && !STORE.test(file) ? [file] : [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

function capture(name: 'stdout' | 'stderr'): () => void {
  const stream = process[name];
  const write = stream.write.bind(stream);
  return setProperty(stream, 'write', (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const context = contexts.getStore();
    if (context === undefined) return write(chunk as string);
    // A process that has ended prints nothing.
    if (context.exitCode === undefined)
      context[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    context.printed();
    const done = rest.find((each) => typeof each === 'function') as ((error?: Error) => void) | undefined;
    if (done !== undefined) process.nextTick(done);
    return true;
  });
}

function captureClock(): () => void {
  return setProperty(performance, 'now', () => {
    const context = contexts.getStore();
    return context === undefined ? now() : (context.now += 1);
  });
}

function captureExit(): () => void {
  return setProperty(process, 'exit', (code?: number) => {
    const context = contexts.getStore();
    if (context !== undefined) context.exitCode ??= Number(code ?? process.exitCode ?? 0);
    throw new ProcessExit(`process.exit(${String(code)})`);
  });
}

function setProperty(of: object, name: string | number, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { value, configurable: true, enumerable: true, writable: true });
  return () => {
    if (own === undefined) Reflect.deleteProperty(of, name);
    else Object.defineProperty(of, name, own);
  };
}

function setEnvironment(values: Readonly<Record<string, string | undefined>>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  };
  for (const [name, value] of Object.entries(values)) set(name, value);
  return () => {
    for (const [name, value] of before) set(name, value);
  };
}

function setFolder(folder: string): () => void {
  const before = process.cwd();
  process.chdir(folder);
  return () => process.chdir(before);
}

function setExitCode(): () => void {
  const before = process.exitCode;
  process.exitCode = undefined;
  return () => void (process.exitCode = before);
}
