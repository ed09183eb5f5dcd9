export interface ScriptCommand {
  /** `qa fuzz`: the npm script and the name after `--`; `prepack` alone. */
  readonly name: string;
  readonly file: string;
  readonly what: string;
}

/** Everything behind `npm run docs`, `qa`, `a11y`, `pictures` and `bench`; scripts/config/run.ts starts it. */
export const COMMANDS: readonly ScriptCommand[] = [
  {
    name: 'docs scenarios',
    file: 'scripts/scenarios/write-schema.ts',
    what: 'Writes fixtures/scenario.schema.json from the code.',
  },
  {
    name: 'docs brands',
    file: 'scripts/brands/write-schema.ts',
    what: 'Writes brands/brand.schema.json from the contract.',
  },
  {
    name: 'docs switches',
    file: 'scripts/brands/write-switches.ts',
    what: 'Writes the table of what each of our brands has into docs/operators/switches.md.',
  },
  {
    name: 'docs faces',
    file: 'scripts/brands/faces.ts',
    what: 'Writes the subset fonts of the brands from the packages that they come from.',
  },
  {
    name: 'docs reference',
    file: 'scripts/reference/write.ts',
    what: 'Writes docs/reference/ from the contract and the docblocks.',
  },
  {
    name: 'docs layers',
    file: 'scripts/lint/write-layers.ts',
    what: 'Writes the table of layers into ARCHITECTURE.md.',
  },
  {
    name: 'docs requirements',
    file: 'scripts/requirements/table.ts',
    what: 'Writes the table of requirements and their tests into docs/qa/requirements.md.',
  },
  {
    name: 'docs protection',
    file: 'scripts/protection/table.ts',
    what: 'Writes the table of rules and tests into docs/operators/protection.md.',
  },
  {
    name: 'docs faults',
    file: 'scripts/checks/fault-table.ts',
    what: 'Runs every money call in Chromium and every account call under every fault; writes docs/qa/fault-table.md and docs/qa/fault-table-account.md.',
  },
  {
    name: 'docs licences',
    file: 'scripts/package/write-licences.ts',
    what: 'Writes app/licences.txt: the licences of every package that ships.',
  },
  {
    name: 'docs diagrams',
    file: 'scripts/diagrams/write.ts',
    what: 'Draws docs/pictures/diagrams/*.dot as SVG, light and dark.',
  },
  {
    name: 'docs readability',
    file: 'scripts/docs-site/readability.ts',
    what: 'Prints a Flesch-Kincaid figure for each page, as information; --write writes docs/developers/readability.md.',
  },
  {
    name: 'docs transcript',
    file: 'scripts/transcript/write.ts',
    what: 'Packs, installs in an empty folder, makes a brand and hosts it by nginx, Caddy and Node; writes docs/operators/transcript.md.',
  },
  {
    name: 'docs site',
    file: 'scripts/docs-site/site.ts',
    what: 'Builds the documents as a website with search into dist/docs-site; --serve serves it.',
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
    name: 'qa mutants',
    file: 'cli/services/check/mutants/mutants.ts',
    what: 'Checks that slipway check catches every broken engine, simulator and gateway, and passes the intact one.',
  },
  {
    name: 'qa breaks',
    file: 'scripts/checks/breaks/breaks.ts',
    what: 'Breaks random files in one place each, and counts how many of the breaks a test notices.',
  },
  {
    name: 'qa audit:make',
    file: 'cli/services/audit/bench/make-bets.ts',
    what: 'Writes settled bets of five selections, some with a wrong payout; FILE.seeded lists those.',
  },
  {
    name: 'qa mutation',
    file: 'scripts/checks/mutation/mutation.ts',
    what: 'Runs Stryker on a random sample of the mutants of an area, and counts how many of them a test kills.',
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
    name: 'qa journeys',
    file: 'scripts/checks/journeys.ts',
    what: 'Runs all browser tests, the long journeys in both layouts.',
  },
  {
    name: 'qa properties',
    file: 'scripts/checks/properties.ts',
    what: "Runs the engine's properties with 100,000 cases each.",
  },
  {
    name: 'qa models',
    file: 'scripts/checks/models.ts',
    what: 'Runs 1,000 random sequences against the ledger, 2,000 each of bets, notifications and draws against models, and 1,000 orders of responses against the app.',
  },
  {
    name: 'qa locales:layout',
    file: 'app/test/layout/layout.ts',
    what: 'Lists texts that are cut off, broken or wider than the screen, in every language, in Chromium.',
  },
  {
    name: 'qa languages',
    file: 'app/test/languages/languages.ts',
    what: 'Lists texts that are not of the language of their page, on every page, in Chromium.',
  },
  {
    name: 'qa switches',
    file: 'app/test/switch-walk/switches.ts',
    what: 'Walks every link of a brand without each of its switches, in Chromium: no dead link, empty page or call for it.',
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
  { name: 'a11y axe', file: 'app/test/accessibility/axe-all.ts', what: 'Checks every page and overlay with axe.' },
  {
    name: 'a11y reflow',
    file: 'app/test/accessibility/reflow-all.ts',
    what: 'Checks every page and overlay at 320 px, at 200 % and in forced colours.',
  },
  {
    name: 'pictures brands',
    file: 'scripts/pictures/brands.ts',
    what: 'Takes the home page of every brand at both widths, in colour and in grey, into docs/pictures/brands.png.',
  },
  {
    name: 'pictures readme',
    file: 'scripts/pictures/pictures.ts',
    what: 'Takes the pictures of README.md and docs/pictures/languages.png.',
  },
  {
    name: 'pictures protection',
    file: 'scripts/pictures/protection.ts',
    what: 'Takes the pictures of docs/pictures/protection.',
  },
  {
    name: 'pictures accessibility',
    file: 'scripts/pictures/accessibility.ts',
    what: 'Takes three brands in forced colours, at 400 % and with wide text spacing.',
  },
  {
    name: 'pictures betting',
    file: 'scripts/pictures/betting.ts',
    what: 'Takes the picture series of docs/developers/betting.md.',
  },
  {
    name: 'pictures places',
    file: 'scripts/pictures/places.ts',
    what: 'Takes lobby, live centre, match page and search in light and dark, into docs/pictures/places.',
  },
  { name: 'bench', file: 'scripts/bench/all.ts', what: 'Runs benchmarks one after another, each in its own process.' },
  {
    name: 'prepack',
    file: 'scripts/package/pack.ts',
    what: 'Compiles into dist/ what a package ships; npm pack runs it.',
  },
];
