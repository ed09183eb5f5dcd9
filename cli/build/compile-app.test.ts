import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureSizes } from './budgets.ts';
import { compileApp, type CompiledApp } from './compile-app.ts';

/** A page with three parts that share pieces with it and with each other: esbuild alone cuts it into five first files. */
const SOURCES: Readonly<Record<string, string>> = {
  'app/main.tsx': `
    import './styles/frame.css';
    import { shared } from './shared.ts';
    import { two } from './two.ts';
    import * as styles from './page.module.css';
    import { lazyStyles } from './styles/lazy-styles.ts';
    globalThis.runs = (globalThis.runs ?? 0) + 1;
    globalThis.parts = () => Promise.all([import('./panel.tsx'), import('./money.ts'), import('./push.ts')]);
    await Promise.resolve();
    globalThis.shown = [shared, two, styles.page, lazyStyles];`,
  'app/shared.ts': `export const shared = { what: 'shared by all' };`,
  'app/two.ts': `export const two = { what: 'shared by two' };`,
  'app/panel.tsx': `
    import { shared } from './shared.ts';
    import * as styles from './panel.module.css';
    import { later } from './later.ts';
    export const panel = () => [shared, later, styles.panel];`,
  'app/money.ts': `
    import { shared } from './shared.ts';
    import { two } from './two.ts';
    import { later } from './later.ts';
    export const money = () => [shared, two, later];`,
  'app/push.ts': `import { two } from './two.ts'; export const push = () => two;`,
  'app/later.ts': `export const later = { what: 'only later parts know this' };`,
  'app/styles/lazy-styles.ts': `globalThis.waits = 0; export const lazyStyles = async () => { globalThis.waits++; };`,
  'app/styles/frame.css': `@layer base, ui; @layer base { .frame { color: red } }`,
  'app/page.module.css': `@layer ui { .page { color: green } }`,
  'app/panel.module.css': `@layer ui { .panel { color: blue } }`,
};

interface Ran {
  readonly runs: number;
  readonly waits: number;
  parts(): Promise<readonly Record<string, () => unknown>[]>;
}

describe('compiling the app', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slipway-compile-'));
  let app: CompiledApp;
  const compile = (folder: string, isDevelopment = false) =>
    compileApp({ root, lazyNames: { groups: {}, afterLobby: [] }, folder, isDevelopment });
  const read = (file: string) => readFileSync(path.join(app.folder, file), 'utf8');

  beforeAll(async () => {
    for (const [file, text] of Object.entries(SOURCES)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    app = await compile('out');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('keeps the first load together, however much later parts share with it', async () => {
    expect(app.first).toEqual([app.script]);
    expect(app.script).toMatch(/^app-[A-Z0-9]{8}\.js$/);
    expect(await measureSizes(app)).toMatchObject({ 'first requests': 1 });
    const first = app.first.map(read).join('\n');
    for (const text of ['shared by all', 'shared by two']) expect(first).toContain(text);
    expect(first).not.toContain('only later parts know this');
  });

  it('has the browser compile what runs first as a whole, and other parts when they are called', () => {
    const hinted = readdirSync(app.folder).filter((file) => read(file).startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(hinted.sort()).toEqual([...app.first, app.firstOdds].sort());
  });

  it('names parts after what they are, and cuts what they share once', () => {
    const files = readdirSync(app.folder);
    for (const name of ['panel', 'money', 'push'])
      expect(files.filter((file) => new RegExp(`^${name}-\\w{8}\\.js$`).test(file))).toHaveLength(1);
    expect(files.filter((file) => file.endsWith('.js') && read(file).includes('only later parts'))).toHaveLength(1);
  });

  it('names what each lazy part loads besides the first scripts', () => {
    for (const [part, files] of Object.entries(app.groups)) {
      expect(files.filter((file) => app.first.includes(file))).toEqual([]);
      expect(files.filter((file) => !readdirSync(app.folder).includes(file))).toEqual([]);
      expect(files[0]).toMatch(new RegExp(`^${path.parse(part).name}-`));
    }
    expect(Object.keys(app.groups).length).toBeGreaterThanOrEqual(3);
  });

  it('runs the page once, and only parts that show something wait for styles', async () => {
    await import(path.join(app.folder, app.script));
    const ran = globalThis as unknown as Ran;
    const [panel, money, push] = await ran.parts();
    expect(money?.['money']?.()).toEqual([
      { what: 'shared by all' },
      { what: 'shared by two' },
      { what: 'only later parts know this' },
    ]);
    expect(push?.['push']?.()).toEqual({ what: 'shared by two' });
    expect(panel?.['panel']?.()).toHaveLength(3);
    expect(ran.runs).toBe(1);
    expect(ran.waits).toBe(1);
  });

  it('gives the page its own styles, and the rest to a stylesheet that comes later', () => {
    expect(read(app.style)).toMatch(/@layer base,\s?ui.*red.*green/s);
    expect(read(app.style)).not.toContain('#00f');
    expect(read(app.lazyStyle)).toContain('#00f');
    const names = readdirSync(app.folder);
    expect(names.filter((name) => name.endsWith('.css')).sort()).toEqual([app.style, app.lazyStyle].sort());
    for (const name of names) expect(read(name)).not.toContain('slipway-file');
  });

  it('is the same, byte for byte, wherever it is written; with source maps in development', async () => {
    const again = await compile('again');
    const contents = ({ folder }: CompiledApp) =>
      readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
    expect(contents(again)).toEqual(contents(app));
    const { folder, first } = await compile('development', true);
    for (const file of first) expect(readdirSync(folder)).toContain(`${file}.map`);
  });

  it('refuses a later part that it cannot name, which would come without its styles', async () => {
    const file = path.join(root, 'app/shared.ts');
    writeFileSync(file, "export const shared = () => import(/* later */ './push.ts');");
    await expect(compile('unnamed')).rejects.toThrow("app/shared.ts: write import('./push.ts')");
    writeFileSync(file, SOURCES['app/shared.ts'] ?? '');
  });

  it('ships no source map, and names none', () => {
    const names = readdirSync(app.folder);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const name of names) expect(read(name), name).not.toMatch(/sourceMappingURL|sourcesContent/);
  });
});
