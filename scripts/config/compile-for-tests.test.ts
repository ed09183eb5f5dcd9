import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileForTests, moduleOf } from './compile-for-tests.ts';

const NAMES = {
  '#app/*': './app/*',
  '#engine': './engine/index.ts',
  '#engine/money': './engine/money/index.ts',
  '#contract/rows': './contract/rows/index.ts',
  '#contract/rows/*': './contract/rows/*',
};

describe('what a test imports', () => {
  it.each([
    ['#app/test/render-app.tsx', '/house/app/test/render-app.tsx'],
    ['#engine', '/house/engine/index.ts'],
    ['#engine/money', '/house/engine/money/index.ts'],
    ['./toasts.tsx', '/house/app/ui/toasts.tsx'],
    ['../store/store.ts', '/house/app/store/store.ts'],
    ['#contract/rows', '/house/contract/rows/index.ts'],
    ['#contract/rows/sports/place-bet.ts', '/house/contract/rows/sports/place-bet.ts'],
    ['#app/locales/locales.config.json', undefined],
    ['#engine/sports/settle', undefined],
    ['react', undefined],
    ['node:fs', undefined],
  ])('%s is %s', (source, expected) => {
    expect(moduleOf(source, '/house/app/ui/toasts.test.tsx', '/house', NAMES)).toBe(expected);
  });
});

describe('compiling for tests', () => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    // Inside the project: what is compiled takes packages from here.
    await mkdir('dist/test', { recursive: true });
    root = await mkdtemp(path.resolve('dist/test/compile-'));
    folder = path.join(root, 'out');
    await mkdir(path.join(root, 'app/ui'), { recursive: true });
    await writeFile(path.join(root, 'package.json'), JSON.stringify({ imports: NAMES }));
    await writeFile(
      path.join(root, 'app/count.ts'),
      'export const count = { now: 1 };\nexport const here = import.meta.url;\n',
    );
    await writeFile(
      path.join(root, 'app/ui/look.module.css'),
      '/* .not-this */\n.bar, .bar-low > .row:hover { margin: .5rem }\n',
    );
    await writeFile(
      path.join(root, 'app/ui/bar.tsx'),
      "import { count } from '#app/count.ts';\nimport * as look from './look.module.css';\nexport const bar = { count, look: look.default };\n",
    );
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await rm(root, { recursive: true, force: true });
  });

  const write = (text: string) => writeFile(path.join(root, 'app/ui/bar.test.tsx'), text);
  const resolve = async (source: string, importer = path.join(root, 'app/ui/bar.test.tsx'), hasStyles = true) => {
    const of = { folders: 'app', ending: '.test.tsx', hasStyles };
    const { resolveId } = compileForTests(root, folder, of) as unknown as {
      resolveId: (source: string, importer: string) => Promise<{ id: string; external: boolean } | null>;
    };
    return resolveId(source, importer);
  };

  it('gives all imports of a test one copy of each module, its classes, styles and own address', async () => {
    await write("import './bar.tsx';\nimport { count, here } from '#app/count.ts';\n");
    const styles: object[] = [];
    vi.stubGlobal('document', { createElement: () => ({}), head: { append: (style: object) => styles.push(style) } });
    const compiled = await resolve('./bar.tsx');
    expect(compiled).toEqual({ id: path.join(folder, 'app/ui/bar.tsx.js'), external: true });
    const { bar } = (await import(compiled?.id ?? '')) as { bar: { count: object; look: object } };
    const { count, here } = (await import(path.join(folder, 'app/count.ts.js'))) as { count: object; here: string };
    expect(bar.count).toBe(count);
    expect(bar.look).toEqual({ bar: 'bar', 'bar-low': 'bar-low', row: 'row' });
    expect(styles).toEqual([{ textContent: '\n.bar, .bar-low > .row:hover { margin: .5rem }\n' }]);
    expect(here).toBe(`file://${root}/app/count.ts`);
  });

  it('leaves packages, and what is not imported by a test, to vitest', async () => {
    await write("import { bar } from './bar.tsx';\nimport { render } from '@testing-library/react';\n");
    expect(await resolve('@testing-library/react')).toBeNull();
    expect(await resolve('./bar.tsx', path.join(root, 'app/ui/other.ts'))).toBeNull();
    expect(await readdir(root)).not.toContain('out');
  });

  it.each([
    ['vi.resetModules();'],
    ["vi.mock('./bar.tsx', () => ({}));"],
    ['// Not compiled: it says so.'],
    // In two, because vitest reads this file for it too.
    [`// @vitest-${'environment'} jsdom`],
  ])('leaves a test with %s to vitest', async (call) => {
    await write(`import { count } from '#app/count.ts';\n${call}\n`);
    expect(await resolve('#app/count.ts')).toBeNull();
  });

  it('needs no page where no stylesheet is to apply', async () => {
    await write("import { bar } from './bar.tsx';\n");
    const { id = '' } = (await resolve('./bar.tsx', undefined, false)) ?? {};
    const { bar } = (await import(id)) as { bar: { look: object } };
    expect(bar.look).toEqual({ bar: 'bar', 'bar-low': 'bar-low', row: 'row' });
  });
});
