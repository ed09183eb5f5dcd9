import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppCompiler, compileApp, type CompiledApp, openCompiler } from './compile-app.ts';

/** Uses React by itself, by JSX and by another package; a face hands on what two files define. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': `{ "type": "module", "imports": { "#engine": "./engine/index.ts", "#app/*": "./app/*" } }`,
  'tsconfig.json': readFileSync('tsconfig.json', 'utf8'),
  'app/main.tsx': `
    import './styles/frame.css';
    import { useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Provider } from 'react-redux';
    import { sum } from '#engine';
    import { lazyStyles } from '#app/styles/lazy-styles.ts';
    const Page = () => <Provider store={useState()[0]}>{sum}</Provider>;
    globalThis.start = () => [createRoot, Page, lazyStyles, import('./panel.tsx')];`,
  'app/panel.tsx': `import { memo } from 'react'; export const panel = memo(() => <p>panel</p>);`,
  'app/styles/lazy-styles.ts': `export const lazyStyles = () => Promise.resolve();`,
  'app/styles/frame.css': `.frame { color: red }`,
  'engine/index.ts': `export { sum } from './one.ts';`,
  'engine/one.ts': `export const sum = 'of one';`,
  'engine/two.ts': `export const sum = 'of two';`,
};

describe('the sources and packages of a development build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slipway-dev-sources-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const read = ({ folder }: CompiledApp, name: string) => readFileSync(path.join(folder, name), 'utf8');
  const withText = (app: CompiledApp, text: RegExp) =>
    readdirSync(app.folder).filter((name) => name.endsWith('.js') && text.test(read(app, name)));
  let compiler: AppCompiler;
  let app: CompiledApp;
  const save = async (file: string, text: string) => {
    write(file, text);
    app = await compiler.compile(new Set([file]));
  };
  beforeAll(async () => {
    for (const [file, text] of Object.entries(SOURCES)) write(file, text);
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
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
    expect(readdirSync(root)).not.toContain('dev-sources');
    rmSync(root, { recursive: true });
  });

  it('have React once, in a script that every chunk imports by its address', () => {
    const [react = '', ...others] = withText(app, /^\s*exports\.useState = function/m);
    expect(others).toEqual([]);
    expect(react).toMatch(/^package-\w+\.js$/);
    const entries = readdirSync(app.folder).filter((name) => /^package-react-[A-Z0-9]{8}\.js$/.test(name));
    expect(entries).toHaveLength(1);
    const importing = withText(app, /\buseState\(\)|\bmemo\(/).filter((name) => !name.startsWith('package-'));
    expect(importing).toHaveLength(2);
    for (const name of importing) expect(read(app, name)).toContain(`from "/assets/${entries[0]}"`);
    expect(app.first).toContain(entries[0]);
  });

  it('name the sources in source maps as if they were built where they are', () => {
    const maps = readdirSync(app.folder).filter((name) => name.endsWith('.map'));
    const sources = maps.flatMap((name) => (JSON.parse(read(app, name)) as { sources: string[] }).sources);
    expect(sources.filter((source) => !source.startsWith('lazy:')).sort()).toEqual(
      ['app/main.tsx', 'app/panel.tsx', 'app/styles/lazy-styles.ts', 'engine/one.ts'].map((file) => `../${file}`),
    );
  });

  it('follow a face that hands on something else, in files that have not changed', async () => {
    expect(withText(app, /of one/)).toHaveLength(1);
    await save('engine/index.ts', `export { sum } from './two.ts';`);
    expect(withText(app, /of one/)).toEqual([]);
    expect(withText(app, /of two/)).toHaveLength(1);
  });

  it('follow files that are new without being named, and those that are gone', async () => {
    write('engine/deep/three.ts', `export const sum = 'of three';`);
    await save('engine/index.ts', `export { sum } from './deep/three.ts';`);
    expect(withText(app, /of three/)).toHaveLength(1);
    rmSync(path.join(root, 'engine/deep'), { recursive: true });
    await expect(compiler.compile(new Set(['engine/deep/three.ts']))).rejects.toThrow('three.ts');
    await save('engine/index.ts', SOURCES['engine/index.ts'] ?? '');
    expect(withText(app, /of one/)).toHaveLength(1);
  });

  it('leave a real build without a trace of them', async () => {
    const real = await compileApp({
      root,
      lazyNames: { groups: {}, afterLobby: [] },
      folder: 'real',
      isDevelopment: false,
    });
    const names = readdirSync(real.folder);
    expect(names.filter((name) => name.startsWith('package-'))).toEqual([]);
    for (const name of names)
      expect(read(real, name), name).not.toMatch(/\/assets\/package-|exports\.useState = function/);
  });
});
