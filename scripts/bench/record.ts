import type { Figure } from './figure.ts';

export interface BenchmarkRun {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly node: string;
  /** Share of each core used by others at the start, 0 to 1. */
  readonly load: number;
  readonly seconds: number;
  readonly figures: readonly Figure[];
}

/** A release's latest run of each benchmark. */
export interface Release {
  readonly version: string;
  readonly runs: Readonly<Record<string, BenchmarkRun>>;
}

/** docs/developers/benchmarks.json: releases, oldest first. */
export interface History {
  readonly releases: readonly Release[];
}

/** Above this share per core the machine was busy: times say little, ratios and counts still count. */
const BUSY_LOAD = 0.25;

export const isBusy = ({ load }: Pick<BenchmarkRun, 'load'>): boolean => load > BUSY_LOAD;

/** Replaces a release's run of a benchmark. */
export function recorded(history: History, version: string, name: string, run: BenchmarkRun): History {
  const others = history.releases.filter((release) => release.version !== version);
  const own = history.releases.find((release) => release.version === version);
  return { releases: [...others, { version, runs: { ...own?.runs, [name]: run } }] };
}

/** A benchmark's last run at an earlier release. */
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

/** For a busy machine: times without verdict; ratios, counts and bytes keep theirs. */
export function asBusy(figures: readonly Figure[]): readonly Figure[] {
  return figures.map((figure) =>
    figure.limit !== undefined && figure.ratio === undefined && TIMES.includes(figure.unit)
      ? { ...figure, unsaid: figure.unsaid ?? 'busy' }
      : figure,
  );
}
