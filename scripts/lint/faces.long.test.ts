import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
const PATTERNS_ALLOWED = ['#contract/rows/*', '#app/*', '#cli/*', '#brands/*', '#scripts/*'];
const patternsOf = (map: Readonly<Record<string, string>>) => Object.keys(map).filter((face) => face.includes('*'));

const FACES = ['#engine/money', '#contract/entities', '#fixtures', '#simulator'];
/** Files that exist and that no face names. */
const DEEP = [
  '#engine/money/amount.ts',
  '#contract/entities/index.ts',
  '#fixtures/index.ts',
  '#simulator/core/refusal.ts',
];

describe('the faces in package.json', () => {
  it('each lead to a file', () => {
    const files = Object.values(imports).filter((file) => !file.includes('*'));
    expect(files.length).toBeGreaterThan(12);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('have no pattern into engine, fixtures or simulator, and only the rows in contract', () => {
    expect(patternsOf(imports)).toEqual(PATTERNS_ALLOWED);
    expect(patternsOf({ ...imports, '#engine/*': './engine/*' })).not.toEqual(PATTERNS_ALLOWED);
  });

  it('name a file that exists in every deep import below', () => {
    expect(DEEP.filter((specifier) => !existsSync(specifier.slice(1)))).toEqual([]);
  });
});

describe('a deep import', () => {
  // Inside the repository, because `imports` of package.json holds only there; the folder is in .gitignore and tsconfig's `exclude`.
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join('node_modules', '.cache-faces-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const options = { bundle: true, write: false, format: 'esm', platform: 'node', packages: 'external' } as const;

  it.each(DEEP)('of %s does not resolve in Node', (specifier) => {
    expect(resolveInNode(specifier)).toContain('ERR_PACKAGE_IMPORT_NOT_DEFINED');
  });

  it.each(FACES)('is not %s, which resolves in Node', (specifier) => {
    expect(resolveInNode(specifier)).toMatch(/^file:.*\/index\.ts$/);
  });

  it.each(DEEP)('of %s does not resolve in esbuild', async (specifier) => {
    await expect(bundle(specifier)).rejects.toThrow(/Could not resolve|is not defined in this "imports" map/);
  });

  it.each(FACES)('is not %s, which resolves in esbuild', async (specifier) => {
    expect((await bundle(specifier)).errors).toEqual([]);
  });

  it('does not resolve in TypeScript, and a face does', () => {
    const lines = [...DEEP, ...FACES].map((specifier, index) => `import * as a${index} from '${specifier}';`);
    const file = path.join(folder, 'deep.ts');
    writeFileSync(
      file,
      [...lines, `export const all = [${lines.map((_, index) => `a${index}`).join(', ')}];`].join('\n'),
    );
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.resolve('tsconfig.json'), include: [], exclude: [], files: ['deep.ts'] }),
    );
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' });
    const unresolved = [...stdout.matchAll(/deep\.ts\(\d+,\d+\): error TS2307: Cannot find module '([^']+)'/g)];
    expect(unresolved.map(([, specifier]) => specifier)).toEqual(DEEP);
  });

  const bundle = (specifier: string) =>
    build({
      ...options,
      stdin: { contents: `export * from '${specifier}';`, resolveDir: process.cwd() },
      logLevel: 'silent',
    });
});

/** Where Node finds the file, or the code of its error. */
function resolveInNode(specifier: string): string {
  const code = `try { console.log(import.meta.resolve('${specifier}')) } catch (error) { console.log(error.code) }`;
  return spawnSync('node', ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout.trim();
}
