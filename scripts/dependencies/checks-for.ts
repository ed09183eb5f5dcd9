/** A check of a try: a program of node_modules/.bin, or `node`. */
export interface TryCheck {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
}

const TYPES: TryCheck = { name: 'types', command: 'tsc', arguments: [] };
const VITEST = ['--config', 'scripts/config/vitest.config.ts', '--project', 'unit'] as const;
const tests = (name: string, files: readonly string[]): TryCheck => ({
  name,
  command: 'vitest',
  arguments: ['run', ...VITEST, ...files],
});

/** Tools that no source imports: what each of them does here. */
const TOOLS: Readonly<Record<string, readonly TryCheck[]>> = {
  typescript: [TYPES],
  oxlint: [
    { name: 'lint', command: 'oxlint', arguments: ['--deny-warnings'] },
    tests('its canaries', ['scripts/checks/import-directions.test.ts']),
  ],
  oxfmt: [{ name: 'format', command: 'oxfmt', arguments: ['--check', '.'] }],
  knip: [{ name: 'unused code', command: 'knip', arguments: [] }],
  tsx: [{ name: 'a script', command: 'tsx', arguments: ['scripts/scenarios/write-schema.ts'] }],
  vitest: [TYPES, tests('unit tests of the engine', ['engine'])],
  'fast-check': [TYPES, tests('properties of the engine', ['engine'])],
  jsdom: [
    {
      name: 'tests of a page',
      command: 'vitest',
      arguments: ['run', '--config', 'scripts/config/vitest.config.ts', '--project', 'app', 'app/routes'],
    },
  ],
};

/** Types say nothing else than types. */
const isTypes = (name: string): boolean => name.startsWith('@types/');

/**
 * What to run on a new version of a package: types, and the unit tests of what imports it; a tool by what it does here.
 *
 * @param users files of the repository that import it
 */
export function checksFor(name: string, users: readonly string[], isFull: boolean): readonly TryCheck[] {
  if (isFull) return [{ name: 'npm run verify', command: 'node', arguments: ['scripts/test.js', '--quick'] }];
  const tool = TOOLS[name];
  if (tool) return tool;
  if (isTypes(name) || users.length === 0) return [TYPES];
  return [
    TYPES,
    {
      name: 'tests of what imports it',
      command: 'vitest',
      arguments: ['related', ...users, '--run', '--passWithNoTests', ...VITEST],
    },
  ];
}

/** Whether a file imports a package, or a part of it. */
export function imports(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?:\\bfrom|\\bimport|\\bimport\\(|\\brequire\\()\\s*['"]${escaped}(?:/[^'"]*)?['"]`).test(text);
}
