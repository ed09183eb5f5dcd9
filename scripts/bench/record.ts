import type { Figure } from './figure.ts';

/** One benchmark's run. */
export interface BenchmarkRun {
  readonly date: string;
  /** The commit that was measured. */
  readonly commit: string;
  readonly machine: string;
  readonly node: string;
  /** What part of each core others used when it began, from 0 to 1. */
  readonly load: number;
  readonly seconds: number;
  readonly figures: readonly Figure[];
}

/** The latest run of each benchmark at a release. */
export interface Release {
  readonly version: string;
  readonly runs: Readonly<Record<string, BenchmarkRun>>;
}

/** docs/developers/benchmarks.json: releases, the oldest first. */
export interface History {
  readonly releases: readonly Release[];
}

/** Above this part of each core something else was going on: times say little, ratios and counts still hold. */
const BUSY_LOAD = 0.25;

export const isBusy = ({ load }: Pick<BenchmarkRun, 'load'>): boolean => load > BUSY_LOAD;

/** The history with a run in the place of what the same release had of the benchmark. */
export function recorded(history: History, version: string, name: string, run: BenchmarkRun): History {
  const others = history.releases.filter((release) => release.version !== version);
  const own = history.releases.find((release) => release.version === version);
  return { releases: [...others, { version, runs: { ...own?.runs, [name]: run } }] };
}

/** What a benchmark said at the last release before this one that has it. */
export function before(
  history: History,
  version: string,
  name: string,
): (BenchmarkRun & { readonly version: string }) | undefined {
  for (const release of history.releases.toReversed()) {
    const run = release.runs[name];
    if (release.version !== version && run !== undefined) return { ...run, version: release.version };
  }
  return undefined;
}

const TIMES = ['us', 'ms', 's'];

/** The figures of a run on a busy machine: its times are shown without a verdict; ratios, counts and bytes keep theirs. */
export function asBusy(figures: readonly Figure[]): readonly Figure[] {
  return figures.map((figure) =>
    figure.limit !== undefined && figure.ratio === undefined && TIMES.includes(figure.unit)
      ? { ...figure, unsaid: figure.unsaid ?? 'busy' }
      : figure,
  );
}
