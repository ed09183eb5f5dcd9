export interface Benchmark {
  readonly name: string;
  readonly title: string;
  readonly script: string;
  /** Method, and meaning of the limits. */
  readonly about: string;
  /** Measured folders; a change there makes the figures old. */
  readonly code: readonly string[];
  /** Which test starts it in its shortest form; one of those in Chromium is started by CI, which has no minutes for the others. */
  readonly startedBy: 'long test' | 'long browser test' | 'qa benchmarks';
}

/** In the order of the page. */
export const BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'engine',
    title: 'The engine against enumeration and libraries',
    script: 'engine/bench/engine.ts',
    code: ['engine', 'cli/services/replay'],
    startedBy: 'long test',
    about:
      'Medians of nine rounds, one core. A time of the engine contains checking the slip and reading its texts. The others compute in doubles, the engine is ' +
      'exact. The registry has no library for system bets, so the libraries are one that people build such calculators from, and the best-kept one for odds ' +
      'formats. A limit is the fewest times that ours is expected to go into theirs.',
  },
  {
    name: 'first-load',
    title: "The app's weight, its requests and its first load on a slow phone",
    script: 'app/test/bench/first-load.ts',
    code: ['app', 'brands', 'cli/build', 'contract', 'engine'],
    startedBy: 'qa benchmarks',
    about:
      'The home page and a lobby behind nginx with the file that a build writes (HTTP/2, Brotli), 390 x 844, 150 ms round trip, 1.6 Mbit/s, a processor a quarter as fast; medians of nine loads of fresh profiles. Pressed: the first price as soon as it stands, in each brand whose page begins with prices; answered when the tray shows it. Warm: further visits of a ' +
      'profile, with files from the service worker, which has ended in between; Chromium does not slow its thread down. The budgets of the build are those that `npm test` checks.',
  },
  {
    name: 'brand-loads',
    title: 'The first load of each brand',
    script: 'app/test/bench/brand-loads.ts',
    code: ['app', 'brands', 'cli/build', 'contract', 'engine'],
    startedBy: 'qa benchmarks',
    about:
      'The home page of each brand as above, over a world of its own offer and in its own language; medians of two loads of fresh profiles after one that is not counted. The largest paint of a page that ' +
      'begins with matches is a row of it, so the limit is that of the first odds. The upstream has its services at plain paths here: the simulator knows no others.',
  },
  {
    name: 'watching',
    title: 'A page that no one touches',
    script: 'app/test/bench/watching.ts',
    code: ['app', 'brands', 'cli/build', 'contract', 'engine', 'simulator/doors'],
    startedBy: 'qa benchmarks',
    about:
      'What an idle home page and an idle lobby ask for in a minute, a quarter of a minute after they have loaded: Chromium at 390 x 844, behind nginx with the file that a build writes (HTTPS, HTTP/2), with the cache of the ' +
      'browser. Bytes are those over the wire, headers included.',
  },
  {
    name: 'feed',
    title: 'From a price that moves to the frame that shows it',
    script: 'app/test/bench/feed.ts',
    code: ['app', 'brands', 'cli/build', 'contract', 'engine', 'simulator'],
    startedBy: 'qa benchmarks',
    about:
      'The soccer lobby as it ships, in Chromium behind nginx with the file that a build writes (HTTPS, HTTP/2), at 1280 px and at 390 px on a CPU slowed down four times. Half of the moves are on the screen, the others anywhere in the list; ' +
      'counted are those that are shown, also by a later price. "Polled" is the same build in the same run over an upstream that offers no calls that wait: the way before. Bets are sent at the price that a row shows; the players of the last lines ' +
      'are on this machine too.',
  },
  {
    name: 'evening',
    title: 'An evening on a phone, over the wire',
    script: 'app/test/bench/evening.ts',
    code: ['app', 'brands', 'cli/build', 'contract', 'engine', 'simulator'],
    startedBy: 'qa benchmarks',
    about:
      'Harborlight in Chromium at 390 px behind nginx with the file that a build writes (HTTPS, HTTP/2), a fresh profile: the home page, sign-in, one bet, the lobby, and a live match. The match is watched for two minutes of real time from its 8th minute and ' +
      'for two from its 70th; its 90 minutes are 22.5 times that, not measured whole. Bytes are those that nginx counts (compressed headers and frames included, TLS and TCP not), and the frames of the push channel. "Polled" as above.',
  },
  {
    name: 'list',
    title: 'The lobby under load against plain DOM',
    script: 'app/test/bench/list-rendering.ts',
    code: ['app', 'engine'],
    startedBy: 'qa benchmarks',
    about:
      'The lobby as it ships (`app/test/bench/list/app-page.tsx`) and a plain-DOM version of the same list (`plain-page.ts`: same rows, styles, windowing, marks, names ' +
      'and polls) in one Chromium, on a CPU slowed down four times, in turn, five rounds of six seconds each. 1,000 matches; half of all moves hit what is on the screen. ' +
      'Main-thread time is CPU time of the thread, so that the ratio survives a busy machine; frames and clicks do not, so their limits are not checked on one.',
  },
  {
    name: 'games',
    title: 'A lobby of 1,000 games',
    script: 'app/test/bench/game-list.ts',
    code: ['app'],
    startedBy: 'long browser test',
    about:
      '`/game/pgGame` as it ships with 1,000 games, on a CPU slowed down four times, scrolled 24 px a frame. Before its rows were windowed the page had 7,974 elements.',
  },
  {
    name: 'live',
    title: '2,000 live matches',
    script: 'app/test/bench/live-matches.ts',
    code: ['app', 'engine'],
    startedBy: 'qa benchmarks',
    about:
      'The live centre and the soccer lobby as they ship, at 390 x 844 on a CPU slowed down four times, over a simulator with 2,000 soccer matches that are live at once; about 30 of them ' +
      'reach their next minute, with new prices, each second.',
  },
  {
    name: 'walk',
    title: 'Ten interactions on a slow phone',
    script: 'app/test/bench/walk.ts',
    code: ['app', 'engine'],
    startedBy: 'qa benchmarks',
    about:
      'From odds on the home page to odds of a match, signed in, 390 x 844, 150 ms round trip, 1.6 Mbit/s, a processor a quarter as fast; ' +
      'from each press to the frame that shows what came of it, as Chromium measures it (INP).',
  },
  {
    name: 'locales',
    title: 'The check of texts against others',
    script: 'cli/locales/bench/speed.ts',
    code: ['cli/locales', 'cli/terminal'],
    startedBy: 'long test',
    about:
      'Whole processes in turns, on eleven languages of 3,000 keys; all installed outside of the repository as packages and started once before. The fastest of nine rounds is compared: on a busy ' +
      'machine it says more than a median. The limits are for eleven languages of 20,000 keys.',
  },
  {
    name: 'brands',
    title: 'Building brands',
    script: 'cli/brands/bench/build-brands.ts',
    code: ['cli/build', 'cli/brands'],
    startedBy: 'qa benchmarks',
    about: 'Whole processes, medians of five, the ways that are compared taking turns.',
  },
  {
    name: 'dev',
    title: 'From a saved file to the open page',
    script: 'cli/serve/bench/dev-loop.ts',
    code: ['cli/build', 'cli/serve', 'scripts/dev'],
    startedBy: 'qa benchmarks',
    about:
      '`npm run dev` on a copy of the sources, in Chromium; medians of five saves. A file is saved beside and renamed, as editors do, and seen when the page shows the change. Of styles and texts ' +
      'the page must keep its state: a mark in it is still there.',
  },
  {
    name: 'simulator',
    title: "The simulator against bare Express and json-server's own modes",
    script: 'simulator/bench/servers.ts',
    code: ['simulator'],
    startedBy: 'long test',
    about:
      'Servers in processes of their own, medians of five rounds in turns. Bare Express answers the same bytes from memory; the ratio of reads is how many times its time ours ' +
      "takes. json-server's file mode writes the whole file for each bet; its memory mode keeps nothing, and ours keeps each bet in SQLite with its ledger.",
  },
  {
    name: 'edge',
    title: 'What the edge adds to a money call',
    script: 'cli/edge/bench/speed.ts',
    code: ['cli/edge'],
    startedBy: 'long test',
    about:
      'An upstream that answers at once and `slipway edge` before it, each in a process of its own, on the same two cores as the load; medians of seven rounds in turns. Each call has a key of ' +
      'its own, is written to SQLite with fsync before it is forwarded, and its outcome before it is answered.',
  },
  {
    name: 'audit',
    title: 'Recomputing settled bets',
    script: 'cli/services/audit/bench/audit.ts',
    code: ['cli/services/audit', 'engine'],
    startedBy: 'long test',
    about:
      'A file of settled bets, some of them made wrong on purpose, through `slipway audit`; exactly those have to be found.',
  },
];
