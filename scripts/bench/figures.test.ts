import { describe, expect, it } from 'vitest';
import { BENCHMARKS } from './benchmarks.ts';
import { isKept, limitText, shown, verdict, type Figure } from './figure.ts';
import { benchmarksPage } from './page.ts';
import { asBusy, before, isBusy, recorded, type BenchmarkRun } from './record.ts';

const time: Figure = { name: 'a build', figure: 12, unit: 'ms', limit: { most: 10 } };
const ratio: Figure = {
  name: 'a check',
  figure: 30,
  unit: 'ms',
  peer: { name: 'another', figure: 60 },
  ratio: 0.5,
  limit: { most: 1 },
};
const run = (figures: readonly Figure[], load = 0.1): BenchmarkRun => ({
  date: '2026-11-21',
  commit: 'abc1234',
  machine: '2 x any',
  node: 'v20.19.0',
  load,
  seconds: 3,
  figures,
});

describe('a figure', () => {
  it('is judged by its ratio where it has one, else by itself', () => {
    expect(isKept(time)).toBe(false);
    expect(isKept({ ...time, figure: 10 })).toBe(true);
    expect(isKept(ratio)).toBe(true);
    expect(isKept({ ...ratio, ratio: 1.01 })).toBe(false);
    expect(isKept({ ...ratio, limit: { least: 0.6 } })).toBe(false);
  });

  it('keeps nothing when it could not be measured, and is not judged where that would say nothing', () => {
    expect(isKept({ ...time, figure: Number.NaN })).toBe(false);
    expect(isKept(JSON.parse(JSON.stringify({ ...time, figure: Number.NaN })) as Figure)).toBe(false);
    expect(isKept({ ...time, unsaid: 'busy' })).toBeUndefined();
    expect(isKept({ ...time, limit: undefined } as unknown as Figure)).toBeUndefined();
    expect([verdict(time), verdict(ratio), verdict({ ...time, unsaid: 'busy' })]).toEqual([
      '**over**',
      'ok',
      'not judged: busy',
    ]);
  });

  it('is shown with three digits, its limit in what is judged', () => {
    expect([0.01234, 1.5, 12.34, 1234.5, 3, 0].map(shown)).toEqual(['0.0123', '1.50', '12.3', '1,235', '3', '0']);
    expect([limitText(time), limitText(ratio)]).toEqual(['at most 10 ms', 'at most 1x']);
  });
});

describe('what is kept', () => {
  const first = recorded({ releases: [] }, '0.1.0', 'brands', run([time]));

  it('is the latest run of each benchmark at a release; others stay', () => {
    const again = recorded(
      recorded(first, '0.1.0', 'engine', run([ratio])),
      '0.1.0',
      'brands',
      run([{ ...time, figure: 9 }]),
    );
    expect(again.releases).toHaveLength(1);
    expect(again.releases[0]?.runs['brands']?.figures[0]?.figure).toBe(9);
    expect(again.releases[0]?.runs['engine']?.figures).toEqual([ratio]);
  });

  it('shows what it was at the release before, not in an earlier run of this one', () => {
    expect(before(first, '0.1.0', 'brands')).toBeUndefined();
    const next = recorded(first, '0.2.0', 'brands', run([time]));
    expect(before(next, '0.2.0', 'brands')).toMatchObject({ version: '0.1.0' });
    expect(before(next, '0.2.0', 'engine')).toBeUndefined();
  });

  it('is not judged by its times where the machine was busy, by ratios and counts all the same', () => {
    const count: Figure = { name: 'requests', figure: 13, unit: 'requests', limit: { most: 12 } };
    expect(asBusy([time, ratio, count]).map(isKept)).toEqual([undefined, true, false]);
  });

  it('is busy above a quarter of each core', () => {
    expect([isBusy({ load: 0.2 }), isBusy({ load: 0.8 })]).toEqual([false, true]);
  });
});

describe('the page', () => {
  const history = recorded(
    recorded({ releases: [] }, '0.1.0', 'brands', run([{ ...time, figure: 8 }])),
    '0.2.0',
    'brands',
    run([time], 0.8),
  );
  const page = benchmarksPage(history, '0.2.0', BENCHMARKS);

  it('has each figure with its limit, the verdict and what it was, and says that the machine was busy', () => {
    expect(page).toContain('| a build | 12 ms |  |  | at most 10 ms | **over** | 8 ms |');
    expect(page).toContain('at 0.1.0');
    expect(page).toContain('busy: others used 80 % of each core');
  });

  it('says of a benchmark that was not run how to run it', () => {
    expect(page).toContain('npm run bench -- engine');
    for (const { title } of BENCHMARKS) expect(page).toContain(`## ${title}`);
  });
});
