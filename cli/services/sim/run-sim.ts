import * as v from 'valibot';
import { Brand, type Profile, RULE_SETS } from '#contract/brand';
import {
  AnswerRule,
  DamagedStore,
  FaultRule,
  readOptions,
  recordedWorld,
  Recording,
  Refusal,
  seedRecord,
  type Simulator,
  type SimulatorOptions,
  startSimulator,
  UnusableFolder,
  WorldFile,
} from '#simulator';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable } from '#cli/terminal/printable.ts';
import { sayJsonLine } from '#cli/terminal/out.ts';
import { readJsonFile } from './read-json-file.ts';
import { rowTable, serviceTable } from './row-table.ts';
import { startStatusLine } from './status-line.ts';
import { untilSignal } from '#cli/terminal/until-signal.ts';

export interface SimFlags {
  readonly port: string;
  readonly host: string;
  readonly allowHost?: readonly string[];
  readonly seed: string;
  /** Default: now, or the time of the recording. */
  readonly start?: string;
  readonly speed: string;
  readonly data?: string;
  readonly world?: string;
  readonly faults?: string;
  readonly answers?: string;
  readonly upstream: 'keyed' | 'strict-spec';
  readonly profile?: Profile;
  readonly strict?: boolean;
  readonly brand?: string;
  readonly proxy?: string;
  readonly pushRelay?: string;
  readonly record?: string;
  readonly recording?: string;
  readonly rows?: boolean;
  readonly produces?: boolean;
  readonly printWorld?: boolean;
}

/** Starts a simulator, prints a line of JSON when ready, and ends on Ctrl-C. */
export async function runSim(flags: SimFlags): Promise<void> {
  if (flags.rows === true) return void process.stdout.write(rowTable());
  if (flags.produces === true) {
    for (const fact of seedRecord(flags.seed, startOf(flags))) sayJsonLine(fact);
    return;
  }
  const faults =
    flags.faults === undefined
      ? []
      : await readJsonFile(flags.faults, v.array(FaultRule), 'fault rules', 'qa/simulator-control.md');
  const answers =
    flags.answers === undefined
      ? []
      : await readJsonFile(flags.answers, v.array(AnswerRule), 'custom answers', 'qa/simulator-control.md');
  if (flags.printWorld === true) return printWorld(flags);
  const simulator = await start(flags);
  for (const each of simulator.leftOut) process.stderr.write(`${printable(`left out: ${each}`)}\n`);
  for (const rule of faults) simulator.world().faults.add(rule);
  for (const rule of answers) simulator.world().answers.add(rule);
  const { url, port, seed } = simulator;
  process.stderr.write(serviceTable(url));
  const profile = simulator.world().profile.name;
  const ready = { ready: true, url, port, seed, world: 'main', profile, control: `${url}/__sim` };
  sayJsonLine(ready);
  const stopStatus = startStatusLine(simulator);
  await untilSignal();
  stopStatus();
  await simulator.close();
}

/** Prints a recording's world as JSON for editing. @throws CliError */
function printWorld({ recording }: SimFlags): void {
  if (recording === undefined)
    throw usageError('--print-world needs --recording: it shows the world that is made of it');
  try {
    const { file, leftOut } = recordedWorld(Recording.read(recording));
    for (const each of leftOut) process.stderr.write(`${printable(`left out: ${each}`)}\n`);
    process.stdout.write(`${JSON.stringify(file, null, 2)}\n`);
  } catch (error) {
    throw asCliError(error, undefined);
  }
}

/** @throws CliError for an invalid instant */
function startOf({ start, seed }: SimFlags): number {
  try {
    return readOptions({ startTime: start ?? 'now', seed }).startMs;
  } catch (error) {
    throw asCliError(error, undefined);
  }
}

async function start(flags: SimFlags): Promise<Simulator> {
  if (flags.record !== undefined && flags.proxy === undefined) {
    throw usageError('--record needs --proxy: it records the responses of a real upstream');
  }
  const world =
    flags.world === undefined ? undefined : await readJsonFile(flags.world, WorldFile, 'a world', 'qa/simulator.md');
  const options: SimulatorOptions = {
    port: number('--port', flags.port),
    host: flags.host,
    ...(flags.allowHost && { allowedHosts: flags.allowHost }),
    seed: flags.seed,
    ...(flags.start === undefined && flags.recording !== undefined ? {} : { startTime: flags.start ?? 'now' }),
    speed: number('--speed', flags.speed),
    upstream: flags.upstream,
    ...(flags.data !== undefined && { dataDir: flags.data }),
    ...(flags.profile !== undefined && { profile: flags.profile }),
    ...(world && { world }),
    ...(flags.strict === true && { strict: true }),
    ...(await rulesFor(flags)),
    ...(flags.proxy !== undefined && { proxy: flags.proxy }),
    ...(flags.pushRelay !== undefined && { pushRelay: flags.pushRelay }),
    ...(flags.record !== undefined && { record: flags.record }),
    ...(flags.recording !== undefined && { recording: flags.recording }),
  };
  return startSimulator(options).catch((error: unknown) => {
    throw asCliError(error, flags);
  });
}

/** A brand's betting rules and base paths, else the specification's; none for another upstream's answers. */
async function rulesFor({ brand, proxy, recording }: SimFlags): Promise<Pick<SimulatorOptions, 'rules' | 'basePaths'>> {
  if (brand !== undefined) return optionsOf(brand);
  return proxy === undefined && recording === undefined ? { rules: RULE_SETS.csl } : {};
}

/** A brand's betting rules with their currency, and its base paths. */
async function optionsOf(file: string): Promise<Pick<SimulatorOptions, 'rules' | 'basePaths'>> {
  const { currency, rules, accumulatorBonus, upstream } = Brand.entries;
  const schema = v.looseObject({ currency, rules, accumulatorBonus, upstream: v.optional(upstream) });
  const brand = await readJsonFile(file, schema, 'a brand.json', 'operators/settings.md');
  return {
    rules: { ...brand.rules, currency: brand.currency, accumulatorBonus: brand.accumulatorBonus },
    ...(brand.upstream !== undefined && { basePaths: brand.upstream.basePaths }),
  };
}

function number(flag: string, text: string): number {
  if (/^\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw usageError(`${flag} must be ${/^-\d/.test(text) ? '0 or more' : 'a number'}; got ${JSON.stringify(text)}`);
}

function asCliError(error: unknown, flags: SimFlags | undefined): unknown {
  const { port, host, world } = flags ?? {};
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const next = ['Choose another port, or --port 0 for a free one.'];
    return usageError(`Port ${port} of ${host} is in use`, next);
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return usageError(`Cannot listen on ${host}:${port} (${code})`, ['Try --host 127.0.0.1.']);
  }
  if (error instanceof UnusableFolder) return usageError(`--data: ${error.message}`, error.next, error);
  if (error instanceof DamagedStore)
    return new CliError(error.message, { next: error.next, exitCode: EXIT.findings, cause: error });
  if (error instanceof Refusal) return usageError(`${world ?? 'the world'}: ${error.message}`);
  return error instanceof RangeError ? usageError(`--${error.message.replace(/^startTime/, 'start')}`) : error;
}
