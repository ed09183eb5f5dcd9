import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vitest/config';

/** What runs around each test, on the same modules. */
const AROUND = ['scripts/config/leave-globals.ts', 'scripts/config/explaining-runner.ts'];
/** Imports from this repository. */
const IMPORTED = /(?:from|import\(|import)\s*'((?:#|\.)[^']+\.tsx?|#[^'.]+)'/g;
/**
 * vitest loads these tests: mocks and reloading would not reach compiled modules, and a file with a page of its own needs them anew, as
 * they hold what the page is in (leave-globals.ts).
 */
const IS_LEFT = /\bvi\.(?:mock|doMock|importActual|resetModules)\(|^\/\/ (?:Not compiled: |@vitest-environment jsdom)/m;

interface Compiled {
  /** Folders with tests, as a pattern. */
  readonly folders: string;
  /** How the names of the tests end whose imports are compiled. */
  readonly ending: string;
  /** Whether stylesheets apply. Without a page they cannot, and only the names of their classes are there. */
  readonly hasStyles: boolean;
}

/**
 * Compiles what tests import, once per run, and lets Node load it: transforming some 1,500 modules for each worker took a
 * third of the app tests' time.
 *
 * With `SLIPWAY_FOLLOW_IMPORTS`, set when tests are chosen by imports, nothing is compiled, nor while vitest watches the files.
 *
 * @param root absolute path of the project
 * @param folder where the compiled modules go; removed when the run ends
 */
export function compileForTests(root: string, folder: string, options: Compiled): Plugin {
  const names = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  let compiled: Promise<ReadonlyMap<string, string>> | undefined;
  let isOff = process.env['SLIPWAY_FOLLOW_IMPORTS'] !== undefined;
  return {
    name: 'slipway-compile-for-tests',
    enforce: 'pre',
    configureVitest({ vitest: { config } }) {
      isOff ||= config.watch;
    },
    async resolveId(source, importer) {
      const test = importer?.split('?')[0];
      if (isOff || test === undefined || ![options.ending, ...AROUND].some((end) => test.endsWith(end))) return null;
      const module = moduleOf(source, test, root, names.imports);
      if (module === undefined) return null;
      compiled ??= compile(root, folder, names.imports, options);
      const id = (await compiled).get(keyOf(test, module));
      return id === undefined ? null : { id, external: true };
    },
  };
}

const keyOf = (test: string, module: string) => `${test}\n${module}`;

/** The file of a specifier by package.json; undefined for packages and other files. */
export function moduleOf(source: string, from: string, root: string, names: Readonly<Record<string, string>>) {
  const [name, named] = Object.entries(names).find(([each]) => each === source || matches(each, source)) ?? [];
  const file = source.startsWith('#')
    ? named?.replace('*', source.slice((name ?? '').length - 1))
    : /^\.\.?\//.test(source)
      ? path.relative(root, path.resolve(path.dirname(from), source))
      : undefined;
  return file !== undefined && /\.tsx?$/.test(file) ? path.resolve(root, file) : undefined;
}

const matches = (name: string, source: string) => name.endsWith('/*') && source.startsWith(name.slice(0, -1));

/** Compiles all imports. Keys are a test and a module, values the compiled file. */
async function compile(
  root: string,
  folder: string,
  names: Readonly<Record<string, string>>,
  { folders, ending, hasStyles }: Compiled,
) {
  const answer = new Map<string, string>();
  const entries: Record<string, string> = {};
  for (const test of globSync([`${folders}/**/*${ending}`, ...AROUND], { cwd: root, absolute: true })) {
    const text = await readFile(test, 'utf8');
    if (IS_LEFT.test(text)) continue;
    for (const [, source = ''] of text.matchAll(IMPORTED)) {
      const module = moduleOf(source, test, root, names);
      // A test of our own checks writes imports that lead nowhere.
      if (module === undefined || !existsSync(module)) continue;
      const name = path.relative(root, module);
      entries[name] = module;
      answer.set(keyOf(test, module), path.join(folder, `${name}.js`));
    }
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'linked',
    plugins: [sameNames(hasStyles)],
    logLevel: 'warning',
  });
  return answer;
}

/** Compiled modules keep their own paths, and classes the stylesheet's names. */
const sameNames = (hasStyles: boolean): EsbuildPlugin => ({
  name: 'same-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const text = (await readFile(file, 'utf8')).replaceAll(/\/\*[^]*?\*\//g, '');
      const classes = new Set([...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
      const names = JSON.stringify(Object.fromEntries([...classes].map((name) => [name, name])));
      // Styles must apply, because what they hide has no role.
      const style = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(text)} }));`;
      return { contents: `${hasStyles ? style : ''}\nmodule.exports = ${names};` };
    });
    onLoad(
      { filter: /\/(?:app|engine|contract|fixtures|simulator|cli|scripts)\/.*\.tsx?$/ },
      async ({ path: file }) => {
        const text = await readFile(file, 'utf8');
        if (!text.includes('import.meta.')) return null;
        const contents = text
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      },
    );
  },
});
