export interface ScriptCommand {
  /** `qa fuzz`: npm script and name after `--`; or just `prepack`. */
  readonly name: string;
  readonly file: string;
  readonly what: string;
}

/** Commands of `npm run docs`, `qa`, `pictures` and `bench`, started by scripts/config/run.ts. */
export const COMMANDS: readonly ScriptCommand[] = [
  {
    name: 'docs faces',
    file: 'scripts/brands/faces.ts',
    what: 'Writes the subset fonts of the brands from the packages that they come from.',
  },
  {
    name: 'docs generate',
    file: 'scripts/reference/write.ts',
    what: 'Writes what is made from the code: the tables of calls and handlers, docs/reference/, the texts of a world, the schemas of brands and scenarios, the tables of layers, switches and player protection, the licences and the SBOM in app/.',
  },
  {
    name: 'docs faults',
    file: 'scripts/checks/fault-table.ts',
    what: 'Runs every money call in Chromium and every account call under every fault; writes docs/qa/fault-table.md and docs/qa/fault-table-account.md.',
  },
  {
    name: 'docs diagrams',
    file: 'scripts/diagrams/write.ts',
    what: 'Draws docs/pictures/diagrams/*.dot as SVG, light and dark.',
  },
  {
    name: 'docs figures',
    file: 'scripts/bench/all-figures.ts',
    what: 'Names recorded figures whose code has changed since; --record records every page of figures anew.',
  },
  {
    name: 'qa fuzz',
    file: 'simulator/long-runs/fuzz.ts',
    what: 'Sends random requests made from the OpenAPI document.',
  },
  {
    name: 'qa fuzz-doors',
    file: 'cli/serve/long-runs/fuzz-doors.ts',
    what: 'Sends hostile bytes by raw sockets to slipway sim, npm start, slipway edge, a brand behind nginx and Caddy, and the packed package.',
  },
  {
    name: 'qa kill',
    file: 'simulator/long-runs/kill.ts',
    what: 'Kills a simulator with SIGKILL while it writes, then checks that everything acknowledged is stored.',
  },
  {
    name: 'qa soak',
    file: 'simulator/long-runs/soak.ts',
    what: 'Runs an hour of virtual time with a player in the real page while every fault strikes.',
  },
  {
    name: 'qa load',
    file: 'cli/serve/long-runs/load.ts',
    what: 'Lets 5,000 players watch pages through nginx and its cache, and prints requests, times and hits; --write writes docs/operators/load.md.',
  },
  {
    name: 'qa load-bets',
    file: 'simulator/long-runs/load-players.ts',
    what: 'Lets players bet at the same time under faults, then checks the store against the responses.',
  },
  {
    name: 'qa seeds',
    file: 'simulator/long-runs/seeds.ts',
    what: 'Writes fixtures/seeds.json after an intended change of the simulated world.',
  },
  {
    name: 'qa missing',
    file: 'app/test/missing/run.ts',
    what: 'Loses each file of a built brand in turn (missing, the page in its place, cut, empty), and says what a player sees in Chromium.',
  },
  {
    name: 'qa recall',
    file: 'cli/services/suites/mutants/recall.ts',
    what: 'Plants one bug at a time in engine, simulator or a gateway, and prints what slipway check says of it.',
  },
  {
    name: 'qa audit:make',
    file: 'cli/services/audit/bench/make-bets.ts',
    what: 'Writes settled bets of five selections, some with a wrong payout; FILE.seeded lists those.',
  },
  {
    name: 'qa mutation',
    file: 'scripts/checks/mutants/mutants.ts',
    what: 'Tries a random sample of the mutants of an area, and counts how many of them a test kills.',
  },
  {
    name: 'qa explore',
    file: 'app/test/explore/explore.ts',
    what: 'Walks the rules of a press through every order of answers, losses, reloads and deadlines, and finds planted faults.',
  },
  {
    name: 'qa long',
    file: 'scripts/checks/long.ts',
    what: 'Runs the test files called name.long.test.ts, which npm test leaves out.',
  },
  {
    name: 'qa elsewhere',
    file: 'scripts/checks/elsewhere.ts',
    what: 'Runs the quick tests of the last commit in a private folder, in three zones, on three days, shuffled by three seeds.',
  },
  {
    name: 'qa journeys',
    file: 'scripts/checks/journeys.ts',
    what: 'Runs all browser tests, the long journeys in both layouts.',
  },
  {
    name: 'qa benchmarks',
    file: 'scripts/bench/start-each.ts',
    what: 'Starts every benchmark in its shortest form, without verdicts, and checks that each has its figures.',
  },
  {
    name: 'qa properties',
    file: 'scripts/checks/properties.ts',
    what: "Runs the engine's properties with 100,000 cases each, and random sequences of bets, money, notifications, draws and responses against models.",
  },
  {
    name: 'qa walk',
    file: 'app/test/walk/commands/walk.ts',
    what: 'Walks the pages in Chromium: axe, reflow, layout (cut texts), languages (texts of another one) or switches (a brand without each).',
  },
  {
    name: 'qa locales:recall',
    file: 'cli/locales/bench/recall.ts',
    what: 'Counts how many seeded defects slipway locales check finds.',
  },
  {
    name: 'qa package',
    file: 'scripts/package/try.ts',
    what: 'Packs the package, installs it in an empty folder and runs its commands.',
  },
  {
    name: 'qa edge-kill',
    file: 'cli/edge/long-runs/kill.ts',
    what: 'Kills slipway edge under load and compares its outcomes with the books of the upstream.',
  },
  {
    name: 'qa edge-early',
    file: 'cli/edge/long-runs/early-answer.ts',
    what: 'Counts how often Chromium delivers one press, with and without something that is sent before the answer.',
  },
  {
    name: 'pictures',
    file: 'scripts/pictures/all.ts',
    what: 'Takes the pictures of the documents: readme, brands, betting, places or protection; without a name all of them.',
  },
  { name: 'bench', file: 'scripts/bench/all.ts', what: 'Runs benchmarks one after another, each in its own process.' },
  {
    name: 'prepack',
    file: 'scripts/package/pack.ts',
    what: 'Compiles into dist/ what a package ships; npm pack runs it.',
  },
];
