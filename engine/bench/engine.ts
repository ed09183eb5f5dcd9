import { from } from 'oddslib';
import { convertOdds } from '../money/index.ts';
import { estimateMarkSix } from '../lottery/index.ts';
import { compileSlip, countLines, estimateSlip, matchRange, settleSlip } from '../sports/index.ts';
import { jsCombinatorics, plain, sharedProducts } from './enumerations.ts';
import { amount, keep, say } from '../../scripts/bench/figures.ts';
import { replayRate } from './replay-rate.ts';
import { correlatedPicks, threePicks } from './slips.ts';
import { markSixTickets } from './tickets.ts';
import { heapBytes, microseconds } from './time.ts';

/**
 * `npm run bench`: the engine against public libraries and plain enumeration, in one run; `-- --full` also walks all lines of the
 * largest slip, in about a minute. npm has no library for system bets, so the libraries are one that such calculators are built
 * from, and the best-maintained one for odds formats.
 */
const ALL_FOLDS = Array.from({ length: 14 }, (_, index) => index + 2);
const SAMPLE_LINES = amount(30_000_000, 30_000);
const EVALUATIONS = amount(1_000_000, 1_000);
const TICKETS = amount(15, 1);
const REPLAYED = amount([100_000, 1_000_000], [1_000]);

const oddsOf = (slip: ReturnType<typeof threePicks>) =>
  slip.matches.map(({ picks }) => picks.map(({ odds }) => Number(odds)));

/** Ratio of the peer's time to ours, and the lowest accepted one, far below what was measured. */
const against = (name: string, ours: number, peer: string, theirs: number, least: number): void =>
  keep({
    name,
    figure: ours,
    unit: 'us',
    peer: { name: peer, figure: theirs },
    ratio: theirs / ours,
    limit: { least },
  });

say(`Medians of nine rounds; a time of the engine contains checking the slip and reading its texts`);
const eight = threePicks(8, ALL_FOLDS.slice(0, 7));
const eightUs = microseconds(() => estimateSlip(eight));
for (const [name, run, least] of [
  ['plain loops, doubles', () => plain(oddsOf(eight), eight.folds ?? []), 20],
  ['shared products, doubles', () => sharedProducts(oddsOf(eight), eight.folds ?? []), 20],
  ['js-combinatorics 2.1.4', () => jsCombinatorics(oddsOf(eight), eight.folds ?? []), 100],
] as const)
  against('estimate of 8 x 3, 8-string-247, 65,511 lines', eightUs, name, microseconds(run), least);

const fifteen = threePicks(15, ALL_FOLDS);
const fifteenUs = microseconds(() => estimateSlip(fifteen));
const lines = countLines(fifteen);
const largest = `estimate of 15 x 3, folds 2 to 15, ${Number(lines).toLocaleString('en')} lines`;
keep({ name: largest, figure: fifteenUs, unit: 'us', limit: { most: 1_000 } });
// The first lines of fold 12, because folds 11 to 13 are 69 % of all lines.
const sampleStart = performance.now();
const sample = plain(oddsOf(fifteen), [12], SAMPLE_LINES);
const perLineUs = ((performance.now() - sampleStart) * 1000) / sample.lines;
const sampled = `plain loops, doubles, extrapolated from ${SAMPLE_LINES / 1e6} M lines`;
against(largest, fifteenUs, sampled, perLineUs * Number(lines), 100_000);
if (process.argv.includes('--full')) {
  const start = performance.now();
  sharedProducts(oddsOf(fifteen), ALL_FOLDS);
  against(largest, fifteenUs, 'shared products, doubles, all lines', (performance.now() - start) * 1000, 100_000);
}

const one = compileSlip(correlatedPicks(1, [1]));
const [match] = one.matches;
if (match)
  keep({
    name: 'range of a match, five correlated picks',
    figure: microseconds(() => matchRange(one, match)),
    unit: 'us',
  });

const settled = correlatedPicks(7, [4]);
const results = Object.fromEntries(settled.matches.map(({ id }) => [id, { ft: '2:1', ht: '1:0' }]));
const settledUs = microseconds(() => settleSlip(settled, results));
keep({
  name: `settlement, ${Number(countLines(settled)).toLocaleString('en')} lines that all win, each cut`,
  figure: settledUs / 1_000,
  unit: 'ms',
});

const ticketUs = markSixTickets(TICKETS, 200)
  .map((ticket) => microseconds(() => estimateMarkSix(ticket, '2026-05-01', 'BRL')))
  .toSorted((a, b) => a - b);
keep({
  name: `returns of a Mark Six ticket over all draws, 200 picks of all kinds, median of ${TICKETS} tickets`,
  figure: ticketUs[Math.floor(TICKETS / 2)] ?? Number.NaN,
  unit: 'us',
  limit: { most: 1_000 },
});

const prices = Array.from({ length: 9900 }, (_, index) => ((index + 101) / 100).toFixed(2));
const ours = microseconds(() => prices.map((price) => convertOdds(price, 'decimal', 'fractional')));
const oddslib = microseconds(() => prices.map((price) => from('decimal', Number(price)).to('fractional')));
against('9,900 prices, decimal to fractional', ours, 'oddslib 2.1.1', oddslib, 1);
const differing = prices.filter(
  (price) => String(from('decimal', Number(price)).to('fractional')) !== convertOdds(price, 'decimal', 'fractional'),
);
keep({ name: '9,900 prices that oddslib turns into another fraction', figure: differing.length, unit: 'prices' });

for (let index = 0; index < EVALUATIONS / 100; index += 1) estimateSlip(eight);
const before = heapBytes();
for (let index = 0; index < EVALUATIONS; index += 1) estimateSlip({ ...eight, stake: `${index % 1000}.5` });
keep({
  name: `${EVALUATIONS.toLocaleString('en')} estimates of 8 x 3: heap grown after a collection`,
  figure: (heapBytes() - before) / 1024,
  unit: 'KB',
  limit: { most: 1_024 },
});

for (const count of REPLAYED) {
  const { perSecond, peakMb } = await replayRate(count);
  const name = `slipway replay, ${count.toLocaleString('en')} scenarios, its start included`;
  keep({ name, figure: perSecond, unit: 'a second' });
  keep({ name: `${name}: most memory`, figure: peakMb, unit: 'MB', limit: { most: 256 } });
}
