/** A benchmark that `npm run bench:all` runs. */
export interface Benchmark {
  readonly name: string;
  readonly title: string;
  /** Its own command. */
  readonly command: string;
  readonly script: string;
  readonly arguments?: readonly string[];
  /** How it is measured, and what its limits mean. */
  readonly about: string;
}

/** All of them, in the order of the page. */
export const BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'engine',
    title: 'The engine against enumeration and libraries',
    command: 'npm run bench',
    script: 'scripts/bench/engine.ts',
    about:
      'Medians of nine rounds, one core. A time of the engine contains checking the slip and reading its texts. The others compute in doubles, the engine is ' +
      'exact. The registry has no library for system bets, so the libraries are the two that people build such calculators from, and the best-kept one for odds ' +
      'formats. A limit is the fewest times that ours is expected to go into theirs.',
  },
  {
    name: 'first-load',
    title: "The app's weight, its requests and its first load on a slow phone",
    command: 'npm run bench:first-load',
    script: 'scripts/bench/first-load.ts',
    about:
      'The home page as it ships, 390 x 844, 150 ms round trip, 1.6 Mbit/s, a processor a quarter as fast; medians of five loads of fresh profiles. The budgets of the ' +
      'build are those that `npm test` holds.',
  },
  {
    name: 'list',
    title: 'The lobby under load against plain DOM',
    command: 'npm run bench:list',
    script: 'scripts/bench/list-rendering.ts',
    about:
      'The lobby as it ships (`scripts/bench/list/app-page.tsx`) and a plain-DOM version of the same list (`plain-page.ts`: same rows, styles, windowing, marks, names ' +
      'and polls) in one Chromium, on a CPU slowed down four times, in turn, five rounds of six seconds each. 1,000 matches; half of all moves hit what is on the screen. ' +
      'Main-thread time is CPU time of the thread, so that the ratio survives a busy machine; frames and clicks do not, and are not judged on one.',
  },
  {
    name: 'games',
    title: 'A lobby of 1,000 games',
    command: 'npm run bench:games',
    script: 'scripts/bench/game-list.ts',
    about:
      '`/game/pgGame` as it ships with 1,000 games, on a CPU slowed down four times, scrolled 24 px a frame. Before its rows were windowed the page had 7,974 elements.',
  },
  {
    name: 'locales',
    title: 'The check of texts against others',
    command: 'npm run bench:locales',
    script: 'scripts/locales/bench.ts',
    about:
      'Whole processes, cold, in turns, on eleven languages of 3,000 keys; all installed outside of the repository as packages and started once before. The floor reads and parses the files and does ' +
      'nothing else. What is compared is the least of nine rounds: on a busy machine it says more than a median. A limit of 0.5x: at least twice as quick as the other.',
  },
  {
    name: 'brands',
    title: 'Building brands',
    command: 'npm run bench:brands',
    script: 'scripts/bench/brands.ts',
    about: 'Whole processes, medians of five, the ways that are compared taking turns.',
  },
  {
    name: 'simulator',
    title: "The simulator against bare Express and json-server's own modes",
    command: 'npm run bench:simulator',
    script: 'scripts/simulator/bench.ts',
    about:
      'Servers in processes of their own, medians of five rounds in turns. Bare Express answers the same bytes from memory; the ratio of reads is how many times its time ours ' +
      "takes. json-server's file mode writes the whole file for each bet; its memory mode keeps nothing, and ours keeps each bet in SQLite with its ledger.",
  },
  {
    name: 'audit',
    title: 'Recomputing settled bets',
    command: 'npm run audit:bench',
    script: 'scripts/qa/bench-audit.ts',
    arguments: ['100000'],
    about:
      'A file of settled bets, some of them made wrong on purpose, through `slipway audit`; exactly those have to be found. `npm run audit:bench` alone takes a million.',
  },
];
