import { createHash } from 'node:crypto';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';

/** One small mistake, as by Stryker's mutators. */
export interface Mutant {
  readonly file: string;
  /** Stryker's name. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Modules counted together. */
export const AREAS: Readonly<Record<string, RegExp>> = {
  engine: /^engine\//,
  'app-calls': /^app\/(?:api|store|push)\//,
  'app-logic': /^app\/(?:features|layout|routes)\/.*\.ts$/,
  'app-pages': /^app\/(?:features|layout|routes)\/.*\.tsx$/,
  simulator: /^simulator\/(?:domain|rows)\//,
  cli: /^cli\/services\//,
};

/** Tests, helpers and tools are not mutated. */
const NOT_MUTATED =
  /\.test\.|\.d\.ts$|[.-](?:arbitrary|reference|fixture)\.ts$|\/test-[^/]*\.ts$|(?:^|\/)(?:test|journeys|bench|long-runs|mutants|conformance|testing[^/]*)(?:\/|\.ts$)/;

export const filesOf = (area: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => AREAS[area]?.test(file) === true && /\.tsx?$/.test(file) && !NOT_MUTATED.test(file));

/**
 * Chooses mutants by a seed, all equally likely; a larger sample contains the smaller.
 *
 * @param read gives the source of a file
 */
export async function chooseMutants(
  files: readonly string[],
  { seed, sample, read }: { seed: number; sample: number; read: (file: string) => string },
): Promise<{ readonly chosen: readonly Mutant[]; readonly all: number }> {
  const mutants = (await Promise.all(files.map((file) => mutantsOf(file, read(file))))).flat();
  const rank = ({ file, kind, start, end, replacement }: Mutant) =>
    createHash('sha256').update([seed, file, kind, start, end, replacement].join(':')).digest('hex');
  const order = mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  return { chosen: order.slice(0, sample).map(({ mutant }) => mutant), all: mutants.length };
}

async function mutantsOf(file: string, source: string): Promise<readonly Mutant[]> {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = ({ line, column }: { line: number; column: number }): number => (starts[line] ?? 0) + column;
  const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true };
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content: source }], options);
  return mutants.map(({ mutatorName, location, replacement }) => {
    return { file, kind: mutatorName, start: offset(location.start), end: offset(location.end), replacement };
  });
}

export const mutated = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** On one line: `engine/a.ts:3 EqualityOperator: a > b → a >= b`. */
export function mutantText(source: string, { file, kind, start, end, replacement }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  return `${file}:${line} ${kind}: ${shortened(source.slice(start, end))} → ${shortened(replacement)}`;
}

const MAX_LENGTH = 60;
function shortened(code: string): string {
  const flat = code.replaceAll(/\s+/g, ' ').trim();
  if (flat === '') return 'nothing';
  return flat.length > MAX_LENGTH ? `${flat.slice(0, MAX_LENGTH)}…` : flat;
}

const ignore = (): void => undefined;
const silent = { isDebugEnabled: () => false, debug: ignore, info: ignore, warn: ignore };
const instrumenter = createInjector()
  .provideValue('logger', silent as never)
  .injectFunction(createInstrumenter as never) as ReturnType<typeof createInstrumenter>;
