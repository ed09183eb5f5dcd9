import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTests } from '#scripts/checks/find-tests.ts';
import { nearestFirst, openRelated } from './related-tests.ts';

export interface Choice {
  /** Nearest to the change first. */
  readonly files: readonly string[];
  /** Further affected tests, left to `npm test`. */
  readonly left: readonly string[];
}

/** Takes less than 25 s on two quiet cores; the nearest tests notice a leaf's change. */
export const MAX_FILES = 40;

/** Followed by vitest. Other files are found by tests that name them. */
const FOLLOWED = /\.(?:[jt]sx?|css)$/;

/** Unit and app tests that import or name a change of the working tree, or of the last commit. */
export async function chooseTests(changed = changedFiles(), testsOf = importingTests): Promise<Choice> {
  const own = changed.filter((file) => FOLLOWED.test(file) && existsSync(file));
  const followed = [...own, ...usersOfTexts(changed)];
  const { unit, app } = findTests(['.test.ts'], 'quick');
  const tests = [...unit, ...app];
  const naming = testsNaming(
    changed.filter((file) => !FOLLOWED.test(file)),
    tests.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
  const importing = followed.length === 0 ? [] : await testsOf(followed);
  const themselves = changed.filter((file) => tests.includes(file));
  const near = nearestFirst([...new Set([...naming, ...importing])], [...changed, ...followed]);
  const all = [...new Set([...themselves, ...near])];
  return { files: all.slice(0, MAX_FILES), left: all.slice(MAX_FILES) };
}

/** App modules that name a texts' namespace, as in `useTranslation('slip')` or `'slip:place'`. */
function usersOfTexts(changed: readonly string[]): readonly string[] {
  const names = new Set(changed.flatMap((file) => /^app\/locales\/\w+\/([\w-]+)\.json$/.exec(file)?.[1] ?? []));
  if (names.size === 0) return [];
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((name) => `app/${name}`);
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  return modulesNaming(
    names,
    sources.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
}

/** Modules that name one of the namespaces. */
export const modulesNaming = (
  namespaces: ReadonlySet<string>,
  sources: readonly { readonly file: string; readonly text: string }[],
): readonly string[] =>
  sources
    .filter(({ text }) =>
      [...namespaces].some((name) => text.includes(`useTranslation('${name}'`) || text.includes(`'${name}:`)),
    )
    .map(({ file }) => file);

async function importingTests(modules: readonly string[]): Promise<readonly string[]> {
  process.env['SLIPWAY_TESTS'] = 'quick';
  const related = await openRelated();
  try {
    return await related.of(modules);
  } finally {
    await related.close();
    delete process.env['SLIPWAY_TESTS'];
  }
}

/** Tests that name a file: a recording or text without its ending, a document or setting in full. */
export function testsNaming(
  files: readonly string[],
  tests: readonly { readonly file: string; readonly text: string }[],
): readonly string[] {
  const names = files.map((file) => {
    const { base, name, ext } = path.parse(file);
    if (ext === '.txt') return [`${name}'`, base];
    // app/locales/en/slip.json has the namespace of `slip:place`.
    if (/\/locales\/\w+\/\w+\.json$/.test(file)) return [`'${name}:`, base];
    return [base];
  });
  return tests.filter(({ text }) => names.flat().some((name) => text.includes(name))).map(({ file }) => file);
}

/** Last line of `npm run verify`: what was left out, and the command for it. */
export function leftText({ left }: Choice): string {
  const [first] = left;
  const more = first === undefined ? '' : `${left.length} test files further from the change, such as ${first}; `;
  return `Not run: ${more}browser tests, size budget (npm test runs them), long tests (npm run qa -- long).`;
}

/** Files that differ from the last commit, else those of that commit. */
export function changedFiles(git: (...args: string[]) => string = runGit): readonly string[] {
  const names = (text: string) => text.split('\0').filter((name) => name !== '');
  const here = [
    ...names(git('diff', '--name-only', '-z', 'HEAD')),
    ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  return here.length > 0 ? here : names(git('diff', '--name-only', '-z', 'HEAD~1', 'HEAD'));
}

function runGit(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`git ${args.join(' ')}: ${stderr.trim()}. Run all tests with npm run verify -- --all.`);
  return stdout;
}
