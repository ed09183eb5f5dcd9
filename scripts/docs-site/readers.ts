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
      ['A brand, step by step', 'operators/settings.md'],
      ['Settings of a brand', 'qa/brand-settings.md'],
      ['A transcript', 'operators/transcript.md'],
      ['Deployment', 'operators/hosting.md'],
      ['Recipes', 'operators/recipes/index.md'],
      ['The edge', 'operators/edge.md'],
      ['Protection of players', 'operators/protection.md'],
      ['Security', 'developers/security.md'],
    ],
  },
  {
    title: 'Translators',
    what: 'Check, export, translate, import; add a language.',
    pages: [
      ['Translating', 'translators/index.md'],
      ["A translator's day", 'translators/day.md'],
    ],
  },
  {
    title: 'QA',
    what: 'A simulator with a movable clock and faults, scenarios, audits.',
    pages: [
      ['QA', 'qa/index.md'],
      ['The simulator', 'qa/simulator.md'],
      ['The simulator in your tests', 'qa/simulator-in-tests.md'],
      ['Faults', 'qa/faults.md'],
      ['Fault table: money', 'qa/fault-table.md'],
      ['Fault table: account', 'qa/fault-table-account.md'],
      ['Requirements and their tests', 'qa/requirements.md'],
    ],
  },
  {
    title: 'Developers',
    what: 'Change the app, the command or the simulator.',
    pages: [
      ['Developing', 'developers/index.md'],
      ['Architecture', 'architecture.md'],
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
