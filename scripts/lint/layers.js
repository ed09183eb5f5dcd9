/**
 * Who may import whom. Shown in ARCHITECTURE.md, enforced by the lint rule `slipway/layers`. Tests are exempt from all but
 * `climb`.
 */
export const PRODUCTS = {
  engine: { products: [], packages: [], builtins: false },
  contract: { products: [], packages: ['valibot'], builtins: false },
  fixtures: { products: ['contract', 'engine'] },
  simulator: { products: ['contract', 'engine', 'fixtures'] },
  app: { products: ['contract', 'engine'], builtins: false },
  cli: { products: ['contract', 'engine', 'fixtures', 'simulator', 'brands'] },
  scripts: { products: ['contract', 'engine', 'fixtures', 'simulator', 'brands', 'app', 'cli'] },
};

/**
 * Folders of tools beside what they measure (`engine/bench/`, `simulator/long-runs/`): may import what scripts/ may, and must not
 * be imported by shipped code.
 */
export const TOOLS = ['bench', 'long-runs', 'mutants'];
/** @param {string} file @returns {boolean} */
export const isTool = (file) =>
  file
    .split('/')
    .slice(1, -1)
    .some((folder) => TOOLS.includes(folder));

/** Import nothing from outside: their results are compared with the rest, so they share nothing with it. */
export const ALONE = ['cli/services/check/oracle'];

/** A folder's own files in a table of floors. */
export const OWN_FILES = '.';

/** From the top down: a file imports from its floor and those below. Own files of a folder are on a floor only if listed. */
export const FLOORS = {
  simulator: [['doors'], ['rows'], ['domain'], ['core']],
  app: [
    ['routes'],
    ['layout'],
    ['features'],
    ['ui', 'api', 'push', 'store', 'i18n', 'export', 'error-reports'],
    ['safe-links'],
  ],
  cli: [
    [OWN_FILES],
    ['commands'],
    ['services', 'locales', 'edge', 'completion', 'doctor'],
    ['brands'],
    ['serve'],
    ['build'],
    ['browser'],
    ['files'],
    ['terminal'],
  ],
  'cli/locales': [
    [OWN_FILES],
    ['report'],
    ['exchange'],
    ['edit'],
    ['tree'],
    ['code'],
    ['compare'],
    ['checks', 'facts'],
    ['texts'],
    ['catalogue'],
    ['config'],
    ['syntax', 'language'],
  ],
};

/** From the top down. */
export const DOMAIN = [
  'reports',
  'cricket',
  'lottery',
  'bets',
  'sports',
  'games',
  'payments',
  'activities',
  'chat',
  'accounts',
  'notifications',
  'protection',
  'rounds',
  'members',
];

const EVERYDAY = ['account/session', 'account/credentials', 'account/account', 'around/availability'];
/** Features (by index.ts) that a feature may use. Unlisted ones may use `EVERYDAY`. */
export const FEATURES = {
  'account/credentials': [],
  'account/account': [],
  'around/availability': [],
  'betting/matches': [],
  'account/session': ['account/credentials'],
  'betting/slip': [...EVERYDAY, 'betting/matches', 'account/protection'],
  'betting/match-centre': [],
  'betting/sports': [...EVERYDAY, 'betting/matches', 'betting/match-centre', 'betting/slip', 'account/protection'],
  'betting/cricket': [...EVERYDAY, 'betting/match-centre', 'betting/slip', 'betting/sports', 'account/protection'],
  'betting/live': [...EVERYDAY, 'betting/cricket', 'betting/matches', 'betting/sports'],
  'betting/my-bets': [...EVERYDAY, 'betting/slip'],
  'betting/draws': [...EVERYDAY, 'account/protection'],
  'betting/lottery': [...EVERYDAY, 'betting/draws', 'account/protection'],
  'betting/racing': [...EVERYDAY, 'betting/draws', 'account/protection'],
  'money/wallet': [...EVERYDAY, 'account/protection'],
  'around/games': [...EVERYDAY, 'account/protection'],
};
/**
 * @param {string} feature `<group>/<name>`
 * @returns {readonly string[]}
 */
export const featuresFor = (feature) => /** @type {Record<string, string[]>} */ (FEATURES)[feature] ?? EVERYDAY;
