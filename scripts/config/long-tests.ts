/** Run by `npm run qa -- long`: name.long.test.ts, name.long.test.tsx, name.long.browser.test.ts. */
const LONG = ['long.test.ts', 'long.test.tsx', 'long.browser.test.ts'];

export type Project = 'unit' | 'app' | 'browser';

/** Which files run; vitest alone runs both kinds. */
export type Share = 'quick' | 'long' | 'all';

export const ENDINGS: Readonly<Record<Project, string>> = {
  unit: '.test.ts',
  app: '.test.tsx',
  browser: '.browser.test.ts',
};
export const FOLDERS: Readonly<Record<Project, string>> = {
  unit: '{app,engine,contract,fixtures,simulator,cli,scripts}',
  app: 'app',
  browser: '{app,cli,simulator,scripts}',
};

export function isLong(file: string): boolean {
  return LONG.some((ending) => file.endsWith(`.${ending}`));
}

/** Undefined for a file without tests. */
export function projectOf(file: string): Project | undefined {
  if (file.endsWith(ENDINGS.browser)) return 'browser';
  if (file.endsWith(ENDINGS.app)) return 'app';
  return file.endsWith(ENDINGS.unit) ? 'unit' : undefined;
}

/** From SLIPWAY_TESTS. */
export function shareOf(value: string | undefined): Share {
  if (value === undefined) return 'all';
  if (value === 'quick' || value === 'long' || value === 'all') return value;
  throw new Error(`SLIPWAY_TESTS: ${JSON.stringify(value)} is not quick, long or all.`);
}

/** vitest's patterns of a project. */
export function filesOf(project: Project, share: Share): { readonly include: string[]; readonly exclude: string[] } {
  const all = `${FOLDERS[project]}/**/*${ENDINGS[project]}`;
  const long = `${FOLDERS[project]}/**/*.long${ENDINGS[project]}`;
  const others = ['**/node_modules/**', ...(project === 'unit' ? [`**/*${ENDINGS.browser}`] : [])];
  return { include: [share === 'long' ? long : all], exclude: share === 'quick' ? [...others, long] : others };
}
