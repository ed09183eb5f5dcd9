/** Checks that `npm test` runs in part or not at all, to end within minutes; named as in `npm run qa`. */
const LONG_RUNS: readonly { readonly name: string; readonly here: string }[] = [
  { name: 'long', here: 'no test file called name.long.test.ts' },
  { name: 'elsewhere', here: 'one order of files, the zone and the day of this machine' },
  { name: 'journeys', here: 'each journey of both layouts at one width, of a table the first rows' },
  { name: 'benchmarks', here: 'two of them: engine and edge' },
  { name: 'properties', here: 'fewer cases of each property, 6 to 50 sequences against each model' },
  { name: 'soak', here: 'nothing' },
  { name: 'kill', here: 'nothing' },
  { name: 'load', here: 'nothing' },
  { name: 'load-bets', here: 'nothing' },
  { name: 'fuzz', here: 'nothing' },
  { name: 'missing', here: 'nine files of the first page, and a few ways to lose them' },
  { name: 'recall', here: 'nothing' },
  { name: 'walk', here: 'the most used pages in Russian, at two widths with one font' },
];

/** What a green run leaves to `npm run qa`. */
export function longRunsText(runs = LONG_RUNS): string {
  const width = Math.max(...runs.map(({ name }) => name.length));
  return [
    'Run in part, or left to npm run qa -- NAME:',
    ...runs.map(({ name, here }) => `  ${name.padEnd(width)}  here: ${here}`),
  ].join('\n');
}
