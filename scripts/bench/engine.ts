import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { from } from 'oddslib';
import { convertOdds } from '#engine/odds/convert-odds.ts';
import { compileSlip } from '#engine/sports/compile-slip.ts';
import { estimateSlip } from '#engine/sports/estimate.ts';
import { countLines } from '#engine/sports/lines.ts';
import { matchRange } from '#engine/sports/match-range.ts';
import { settleSlip } from '#engine/sports/settle.ts';
import { generatoricsLines, jsCombinatorics, plain, sharedProducts } from './enumerations.ts';
import { replayRate } from './replay-rate.ts';
import { correlatedPicks, threePicks } from './slips.ts';
import { heapBytes, microseconds } from './time.ts';

/** `npm run bench`: the engine against public libraries and plain enumeration, in one run; written to docs/engine-benchmark.md. */
const ALL_FOLDS = Array.from({ length: 14 }, (_, index) => index + 2);
const SAMPLE_LINES = 30_000_000;
const EVALUATIONS = 1_000_000;

const rows: string[] = [];
const row = (...cells: readonly string[]) => {
  rows.push(`| ${cells.join(' | ')} |`);
  console.log(cells.join('  '));
};
const us = (value: number) => (value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${value.toFixed(2)} us`);
const ratio = (other: number, ours: number) => `${Math.round(other / ours).toLocaleString('en')}x`;
const oddsOf = (slip: ReturnType<typeof threePicks>) =>
  slip.matches.map(({ picks }) => picks.map(({ odds }) => Number(odds)));

const eight = threePicks(8, ALL_FOLDS.slice(0, 7));
const eightUs = microseconds(() => estimateSlip(eight));
row('8 x 3, 8-string-247: 65,511 lines', 'engine, exact: lines, stake, max, guaranteed, min', us(eightUs), '');
for (const [name, run] of [
  ['plain loops, doubles', () => plain(oddsOf(eight), eight.folds ?? [])],
  ['shared products, doubles', () => sharedProducts(oddsOf(eight), eight.folds ?? [])],
  ['js-combinatorics 2.1.4', () => jsCombinatorics(oddsOf(eight), eight.folds ?? [])],
  ['generatorics 1.1.0', () => generatoricsLines(oddsOf(eight), eight.folds ?? [])],
] as const) {
  const other = microseconds(run);
  row('', name, us(other), ratio(other, eightUs));
}

const fifteen = threePicks(15, ALL_FOLDS);
const fifteenUs = microseconds(() => estimateSlip(fifteen));
const lines = countLines(fifteen);
row(`15 x 3, folds 2 to 15: ${Number(lines).toLocaleString('en')} lines`, 'engine, exact', us(fifteenUs), '');
// Long lines are the bulk (fold 11 to 13 are 69% of all), so the sample is taken where they are: the first lines of fold 12.
const sampleStart = performance.now();
const sample = plain(oddsOf(fifteen), [12], SAMPLE_LINES);
const perLineUs = ((performance.now() - sampleStart) * 1000) / sample.lines;
const plainUs = perLineUs * Number(lines);
row(
  '',
  `plain loops, doubles: ${(1 / perLineUs).toFixed(1)} M lines/s measured on ${SAMPLE_LINES / 1e6} M lines of fold 12, extrapolated to all`,
  `${(plainUs / 1e6).toFixed(1)} s`,
  ratio(plainUs, fifteenUs),
);
if (process.argv.includes('--full')) {
  const start = performance.now();
  sharedProducts(oddsOf(fifteen), ALL_FOLDS);
  const full = (performance.now() - start) * 1000;
  row('', 'shared products, doubles, all lines walked', `${(full / 1e6).toFixed(1)} s`, ratio(full, fifteenUs));
}

const one = compileSlip(correlatedPicks(1, [1]));
const [match] = one.matches;
if (match)
  row(
    'one match, five correlated picks',
    'engine: maximum, minimum, least positive',
    us(microseconds(() => matchRange(one, match))),
    '',
  );

const settled = correlatedPicks(7, [4]);
const results = Object.fromEntries(settled.matches.map(({ id }) => [id, { ft: '2:1', ht: '1:0' }]));
const settledUs = microseconds(() => settleSlip(settled, results));
row(
  `settlement, ${Number(countLines(settled)).toLocaleString('en')} lines that all win`,
  'engine, each line cut',
  us(settledUs),
  `${us((settledUs * 10_000) / Number(countLines(settled)))} for 10,000`,
);

const prices = Array.from({ length: 9900 }, (_, index) => ((index + 101) / 100).toFixed(2));
const ours = microseconds(() => prices.map((price) => convertOdds(price, 'decimal', 'fractional')));
const oddslib = microseconds(() => prices.map((price) => from('decimal', Number(price)).to('fractional')));
row('9,900 prices, decimal to fractional', 'engine, exact', us(ours), '');
const differing = prices.filter(
  (price) => String(from('decimal', Number(price)).to('fractional')) !== convertOdds(price, 'decimal', 'fractional'),
);
row(
  '',
  `oddslib 2.1.1: ${differing.length} differ, first ${differing[0] ?? 'none'}`,
  us(oddslib),
  `${(oddslib / ours).toFixed(2)}x`,
);

for (let index = 0; index < 10_000; index += 1) estimateSlip(eight);
const before = heapBytes();
for (let index = 0; index < EVALUATIONS; index += 1) estimateSlip({ ...eight, stake: `${index % 1000}.5` });
const grown = heapBytes() - before;
row('1,000,000 estimates of 8 x 3', 'heap grown after a collection', `${(grown / 1024).toFixed(0)} KB`, '');

const small = await replayRate(100_000);
const large = await replayRate(1_000_000);
row(
  'replay, 100,000 scenarios',
  'start of the command included',
  `${Math.round(small.perSecond).toLocaleString('en')}/s`,
  `peak ${small.peakMb.toFixed(0)} MB`,
);
row(
  'replay, 1,000,000 scenarios',
  'start of the command included',
  `${Math.round(large.perSecond).toLocaleString('en')}/s`,
  `peak ${large.peakMb.toFixed(0)} MB`,
);

const page = `# Engine benchmark

\`npm run bench\` writes this page (\`npm run bench -- --full\` walks all the lines of the largest slip once, which takes a minute or so). Everything is measured in one run, on
${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}; each figure is the median of nine rounds. A time of the engine contains checking the slip and reading its texts.

The npm registry that this was made with has no library for system bets (those that searches name answer 404), so the public libraries are the two that
people build such calculators from, and the best-kept one for odds formats. All compute in doubles; the engine is exact.

| task | by | time | ratio |
|---|---|---|---|
${rows.join('\n')}
`;
mkdirSync('docs', { recursive: true });
writeFileSync('docs/engine-benchmark.md', page);
