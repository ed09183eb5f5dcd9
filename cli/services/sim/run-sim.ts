import * as v from 'valibot';
import type { Profile } from '#contract/brand/features.ts';
import { FaultRule } from '#simulator/faults/fault-rule.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { startSimulator, type Simulator, type SimulatorOptions } from '#simulator/start-simulator.ts';
import { readOptions } from '#simulator/read-options.ts';
import { DamagedStore } from '#simulator/store/damaged-store.ts';
import { seedRecord } from '#simulator/world/seed-record.ts';
import { WorldFile } from '#simulator/world/world-file.ts';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { readJsonFile } from './read-json-file.ts';
import { rowTable, serviceTable } from './row-table.ts';
import { startStatusLine } from './status-line.ts';

/** The options of `slipway sim`, as the command line hands them over. */
export interface SimFlags {
  readonly port: string;
  readonly host: string;
  readonly seed: string;
  readonly start: string;
  readonly speed: string;
  readonly data?: string;
  readonly world?: string;
  readonly faults?: string;
  readonly upstream: 'keyed' | 'strict-spec';
  readonly profile?: Profile;
  readonly proxy?: string;
  readonly record?: string;
  readonly recording?: string;
  readonly rows?: boolean;
  readonly produces?: boolean;
}

/** Starts a simulator, says so in one line of JSON on standard output, and ends cleanly on Ctrl-C. */
export async function runSim(flags: SimFlags): Promise<void> {
  if (flags.rows === true) return void process.stdout.write(rowTable());
  if (flags.produces === true) {
    for (const fact of seedRecord(flags.seed, startOf(flags))) process.stdout.write(`${JSON.stringify(fact)}\n`);
    return;
  }
  const simulator = await start(flags);
  const faults = flags.faults === undefined ? [] : await readJsonFile(flags.faults, v.array(FaultRule), 'fault rules');
  for (const rule of faults) simulator.world().faults.add(rule);
  const { url, port, seed } = simulator;
  process.stderr.write(serviceTable(url));
  const profile = simulator.world().profile.name;
  const ready = { ready: true, url, port, seed, world: 'main', profile, control: `${url}/__sim` };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  const stopStatus = startStatusLine(simulator);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  stopStatus();
  await simulator.close();
}

/** @throws CliError for an instant that is none */
function startOf({ start, seed }: SimFlags): number {
  try {
    return readOptions({ startTime: start, seed }).startMs;
  } catch (error) {
    throw asCliError(error, undefined);
  }
}

async function start(flags: SimFlags): Promise<Simulator> {
  if (flags.record !== undefined && flags.proxy === undefined) {
    throw new CliError('--record needs --proxy: it writes down what a real upstream answers', { exitCode: EXIT.usage });
  }
  const world = flags.world === undefined ? undefined : await readJsonFile(flags.world, WorldFile, 'a world');
  const options: SimulatorOptions = {
    port: number('--port', flags.port),
    host: flags.host,
    seed: flags.seed,
    startTime: flags.start,
    speed: number('--speed', flags.speed),
    upstream: flags.upstream,
    ...(flags.data !== undefined && { dataDir: flags.data }),
    ...(flags.profile !== undefined && { profile: flags.profile }),
    ...(world && { world }),
    ...(flags.proxy !== undefined && { proxy: flags.proxy }),
    ...(flags.record !== undefined && { record: flags.record }),
    ...(flags.recording !== undefined && { recording: flags.recording }),
  };
  return startSimulator(options).catch((error: unknown) => {
    throw asCliError(error, flags);
  });
}

function number(flag: string, text: string): number {
  if (/^\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw new CliError(`${flag}: a number, got ${JSON.stringify(text)}`, { exitCode: EXIT.usage });
}

function asCliError(error: unknown, flags: SimFlags | undefined): unknown {
  const { port, host, world } = flags ?? {};
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const next = ['Give another port, or --port 0 for a free one.'];
    return new CliError(`Port ${port} of ${host} is taken`, { next, exitCode: EXIT.usage });
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return new CliError(`Cannot listen on ${host}:${port} (${code})`, {
      next: ['Try --host 127.0.0.1.'],
      exitCode: EXIT.usage,
    });
  }
  if (error instanceof DamagedStore)
    return new CliError(error.message, { next: error.next, exitCode: EXIT.findings, cause: error });
  if (error instanceof Refusal)
    return new CliError(`${world ?? 'the world'}: ${error.message}`, { exitCode: EXIT.usage });
  return error instanceof RangeError
    ? new CliError(`--${error.message.replace(/^startTime/, 'start')}`, { exitCode: EXIT.usage })
    : error;
}
