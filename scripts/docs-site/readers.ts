/** A kind of reader, and the pages of the site for it: `[title, name of the page]`. */
export interface Reader {
  readonly title: string;
  readonly what: string;
  readonly pages: readonly (readonly [title: string, page: string])[];
}

/** The sidebar, by reader. A page that no one is sent to is found by `readers.test.ts`. */
export const READERS: readonly Reader[] = [
  {
    title: 'Start',
    what: 'What Slipway is, a tour of five minutes, and the first hour on a fresh clone.',
    pages: [
      ['Overview', 'overview.md'],
      ['A tour of five minutes', 'tour.md'],
      ['The first hour', 'first-hour.md'],
      ['Placing a bet in pictures', 'developers/betting.md'],
      ['Comparisons', 'comparisons.md'],
      ['Changelog', 'changelog.md'],
      ['Contributing', 'contributing.md'],
      ['Security policy', 'security-policy.md'],
      ['Code of conduct', 'code-of-conduct.md'],
    ],
  },
  {
    title: 'Operators',
    what: 'Make a brand, set it up, host it, upgrade it.',
    pages: [
      ['Where to begin', 'operators/index.md'],
      ['Your first brand', 'operators/first-brand.md'],
      ['Settings', 'operators/settings.md'],
      ['Switches', 'operators/switches.md'],
      ['Your upstream', 'operators/upstream.md'],
      ['Error reports and page views', 'operators/error-reports.md'],
      ['Hosting', 'operators/hosting.md'],
      ['How much load players are', 'operators/load.md'],
      ['Recipes', 'operators/recipes/index.md'],
      ['The edge', 'operators/edge.md'],
      ['Player protection', 'operators/protection.md'],
      ['Going live', 'operators/going-live.md'],
      ['Upgrading', 'operators/upgrading.md'],
      ['Troubleshooting', 'operators/troubleshooting.md'],
      ['A transcript', 'operators/transcript.md'],
    ],
  },
  {
    title: 'Translators',
    what: 'Check, export, translate, import; add a language.',
    pages: [
      ['Where to begin', 'translators/index.md'],
      ["A translator's day", 'translators/day.md'],
      ['Findings', 'translators/findings.md'],
      ['Config and glossary', 'translators/config.md'],
      ['How it looks', 'translators/looks.md'],
      ['How good the check is', 'translators/quality.md'],
    ],
  },
  {
    title: 'QA',
    what: 'A simulator with a movable clock and faults, scenarios, audits.',
    pages: [
      ['Where to begin', 'qa/index.md'],
      ['The simulator', 'qa/simulator.md'],
      ['Controlling the simulator', 'qa/simulator-control.md'],
      ["The simulator's rules", 'qa/simulator-rules.md'],
      ['Recording a real upstream', 'qa/recording.md'],
      ['The simulator in your tests', 'qa/simulator-in-tests.md'],
      ['Replay', 'qa/replay.md'],
      ['Check', 'qa/check.md'],
      ['What check catches', 'qa/mutants.md'],
      ['What our tests notice', 'qa/breaks.md'],
      ['Mutation testing by area', 'qa/mutation.md'],
      ['Audit', 'qa/audit.md'],
      ['Faults', 'qa/faults.md'],
      ['Fault table: money', 'qa/fault-table.md'],
      ['Fault table: account', 'qa/fault-table-account.md'],
      ['What each setting does', 'qa/brand-settings.md'],
      ['Requirements and their tests', 'qa/requirements.md'],
    ],
  },
  {
    title: 'Developers',
    what: 'Change the app, the command or the simulator.',
    pages: [
      ['Where to begin', 'developers/index.md'],
      ['How to add things', 'developers/how-to.md'],
      ['Writing', 'developers/writing.md'],
      ['Readability', 'developers/readability.md'],
      ['The trial', 'developers/trial.md'],
      ['Architecture', 'architecture.md'],
      ['Security', 'developers/security.md'],
      ['Dependencies', 'developers/dependencies.md'],
      ['Benchmarks', 'developers/benchmarks.md'],
    ],
  },
  {
    title: 'Engine',
    what: 'The maths alone: system bets, settlement, odds, lotteries.',
    pages: [
      ['Try it', 'try.md'],
      ['The maths', 'engine/index.md'],
      ['The package', 'engine-package.md'],
    ],
  },
];

/** Folders of pages, which the sidebar lists whole. */
export const FOLDERS = ['developers/decisions', 'reference'] as const;

const linkOf = (page: string): string => `/${page.replace(/(?:index)?\.md$/, '')}`;

/** The sidebar of VitePress: the readers, then the reference and the decisions, closed at first. */
export function sidebar(pages: readonly string[], titleOf: (page: string) => string) {
  const readers = READERS.map(({ title, pages: listed }) => ({
    text: title,
    collapsed: false,
    items: listed.map(([text, page]) => ({ text, link: linkOf(page) })),
  }));
  const folder = (text: string, under: string) => ({
    text,
    collapsed: true,
    items: pages
      .filter((page) => page.startsWith(`${under}/`))
      .map((page) => ({ text: titleOf(page), link: linkOf(page) })),
  });
  return [
    ...readers,
    folder('Decisions', 'developers/decisions'),
    {
      text: 'Reference',
      collapsed: true,
      items: [
        { text: 'Overview', link: '/reference/' },
        { text: 'Calls', link: '/reference/calls' },
        { text: 'Entities', link: '/reference/entities' },
        { text: 'Refusals', link: '/reference/refusals' },
        ...['engine', 'services', 'entities', 'calls'].map((name) => folder(`All: ${name}`, `reference/${name}`)),
      ],
    },
  ];
}

/** The first page: one door for each reader. */
export function homePage(): string {
  const doors = READERS.map(({ title, what, pages: [[, first] = ['', '']] }) => ({
    title,
    details: what,
    link: linkOf(first),
  }));
  const home = {
    layout: 'home',
    hero: {
      name: 'Slipway',
      text: 'A white-label front end for sports betting',
      tagline: 'Player app, command line and simulator on one exact engine. Who are you?',
      actions: [
        { theme: 'brand', text: 'Start', link: '/overview' },
        { theme: 'alt', text: 'Try the engine', link: '/try' },
      ],
    },
    features: doors,
  };
  // JSON is YAML.
  return `---\n${JSON.stringify(home, undefined, 1)}\n---\n`;
}
