import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppCompiler, compileApp, type CompiledApp, openCompiler } from './compile-app.ts';

/** Two folders have a file of the same name with a class of the same name; one class has a dash, and one file is loaded later. */
const SOURCES: Readonly<Record<string, string>> = {
  'app/main.tsx': `
    import './styles/frame.css';
    import { row } from './row.ts';
    import * as styles from './row.module.css';
    import { lazyStyles } from './styles/lazy-styles.ts';
    globalThis.names = [row, styles.row, styles['is-open'], lazyStyles];
    globalThis.panel = () => import('./panel.tsx');`,
  'app/row.ts': `import * as styles from './list/row.module.css'; export const row = styles.row;`,
  'app/panel.tsx': `import * as styles from './panel.module.css'; export const panel = styles.panel;`,
  'app/styles/lazy-styles.ts': `export const lazyStyles = () => Promise.resolve();`,
  'app/styles/frame.css': `@layer base, ui; @layer base { .frame { color: red } }`,
  'app/row.module.css': `@layer ui { .row { color: green; animation: turn 1s } .is-open { color: lime } @keyframes turn { to { color: navy } } }`,
  'app/list/row.module.css': `@layer ui { .row { color: olive } }`,
  'app/panel.module.css': `@layer ui { .panel { color: blue } }`,
};

describe('the styles of a development build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slipway-dev-styles-'));
  const write = (file: string, text = SOURCES[file] ?? '') => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const read = (name: string) => readFileSync(path.join(root, 'dev', name), 'utf8');
  let compiler: AppCompiler;
  let app: CompiledApp;
  /** As editors do, which write beside a file and rename. */
  const save = async (file: string, text?: string) => {
    write(file, text);
    app = await compiler.compile(new Set([`${file}~`, file]));
  };
  beforeAll(async () => {
    for (const file of Object.keys(SOURCES)) write(file);
    compiler = await openCompiler({
      root,
      lazyNames: { groups: {}, afterLobby: [] },
      folder: 'dev',
      isDevelopment: true,
    });
    app = await compiler.compile();
  });
  afterAll(async () => {
    await compiler.close();
    rmSync(root, { recursive: true });
  });

  it('are in the files and the order of the real ones', async () => {
    const real = await compileApp({
      root,
      lazyNames: { groups: {}, afterLobby: [] },
      folder: 'real',
      isDevelopment: false,
    });
    const colours = (text: string) =>
      [...text.matchAll(/color: ?(\w+|#\w+)/g)].map(
        ([, colour = '']) => ({ '#00f': 'blue', '#0f0': 'lime' })[colour] ?? colour,
      );
    const inReal = (name: string) => colours(readFileSync(path.join(root, 'real', name), 'utf8'));
    expect(colours(read(app.style))).toEqual(['red', 'olive', 'green', 'lime', 'navy']);
    expect(inReal(real.style)).toEqual(['red', 'olive', 'green', 'lime', 'navy']);
    expect([colours(read(app.lazyStyle)), inReal(real.lazyStyle)]).toEqual([['blue'], ['blue']]);
  });

  it('have names of their own for each file, which the scripts know', async () => {
    await import(path.join(root, 'dev', app.script));
    const { names } = globalThis as unknown as { names: readonly string[] };
    const [inList = '', row = '', isOpen = ''] = names;
    expect(inList).not.toBe(row);
    for (const name of [inList, row, isOpen]) expect(read(app.style)).toContain(`.${name} {`);
    const [, animation = ''] = /animation: (\w+) 1s/.exec(read(app.style)) ?? [];
    expect(read(app.style)).toContain(`@keyframes ${animation} {`);
  });

  it('change without the scripts, unless a class is new', async () => {
    const scripts = () =>
      readdirSync(path.join(root, 'dev')).filter((name) => name.endsWith('.js') || name.endsWith('.map'));
    const before = { ...app, scripts: scripts() };
    await save('app/row.module.css', SOURCES['app/row.module.css']?.replace('green', 'teal'));
    expect(app.style).not.toBe(before.style);
    expect(read(app.style)).toContain('color: teal');
    expect(app.lazyStyle).toBe(before.lazyStyle);
    expect(scripts()).toEqual(before.scripts);
    await save('app/panel.module.css', '@layer ui { .panel { color: blue } .more { color: teal } }');
    expect(read(app.lazyStyle)).toContain('color: teal');
    await save('app/panel.tsx', `import * as styles from './panel.module.css'; export const panel = styles.more;`);
    expect(app.script).not.toBe(before.script);
  });

  it('that are broken are an error with their place, until they are right again', async () => {
    await expect(save('app/row.module.css', '@layer ui {\n  .row { color: green;\n')).rejects.toThrow(
      /^app\/row\.module\.css:3:\d+: Expected "}"/,
    );
    await save('app/row.module.css');
    expect(read(app.style)).toContain('color: green');
  });

  it('refuse a class that no file has', async () => {
    await expect(
      save('app/row.ts', `import * as s from './list/row.module.css'; export const row = s.none;`),
    ).rejects.toThrow(/Import "none" will always be undefined/);
    await save('app/row.ts');
  });

  it('leave a broken script with its place in the message', async () => {
    await expect(save('app/row.ts', 'const broken = ;')).rejects.toThrow('app/row.ts:1:15: ERROR: Unexpected ";"');
    await save('app/row.ts');
    expect(read(app.style)).toContain('color: olive');
  });
});
