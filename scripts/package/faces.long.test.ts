import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as engine from '#engine';
import { collectDeclarations } from './declarations.ts';
import { buildDeclarations, buildScripts, FACES, FACES_FOLDER } from './faces.ts';
import { tryFaces } from './try-faces.ts';

// The same as `npm run qa -- package`, without npm: the dependencies are those of the repository, which the folder is inside of.
describe('the packed faces', () => {
  const root = process.cwd();
  const user = path.join(root, 'node_modules/.cache/faces-test');
  const installed = path.join(user, 'node_modules/slipway');
  const folder = path.join(installed, FACES_FOLDER);
  const run = (code: string): unknown =>
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' }));

  beforeAll(async () => {
    rmSync(user, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    copyFileSync(path.join(root, 'package.json'), path.join(installed, 'package.json'));
    await buildScripts(root, folder, path.join(folder, 'alone'));
    buildDeclarations(root, folder, path.join(folder, 'alone'));
  }, 60_000);
  afterAll(() => rmSync(user, { recursive: true, force: true }));

  it('work for a program in TypeScript, then in plain Node', async () => {
    expect(await tryFaces(user, root)).toBe('');
  }, 60_000);

  it('have the exports of their sources in plain Node', () => {
    const names = (file: string) => run(`console.log(JSON.stringify(Object.keys(await import('./${file}')).sort()))`);
    expect(names('engine.js')).toEqual(Object.keys(engine).sort());
    expect(names('alone/index.js')).toEqual(Object.keys(engine).sort());
    expect(names('contract.js')).toEqual(expect.arrayContaining(['AppConfig', 'Bet', 'CODES', 'rowPath', 'rows']));
    expect(names('simulator.js')).toEqual(expect.arrayContaining(['startSimulator']));
  });

  it('share one EngineError', () => {
    const code = `
      import { EngineError } from './engine.js';
      import { startSimulator } from './simulator.js';
      const simulator = await startSimulator({ port: 0, seed: 7 });
      const answer = await (await fetch(simulator.url + '/sports/api/v1/available_games')).json();
      await simulator.close();
      console.log(JSON.stringify([answer.code, EngineError.name]));`;
    expect(run(code)).toEqual([0, 'EngineError']);
    const definitions = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .filter((name) => /class EngineError|EngineError = class/.test(readFileSync(path.join(folder, name), 'utf8')));
    expect(definitions).toHaveLength(1);
  });

  it('are what package.json exports', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      exports: Record<string, string | { types: string; default: string }>;
    };
    for (const [name, source] of Object.entries(FACES))
      expect(exports[`./${name}`]).toEqual({
        types: `./dist/faces/types/${source.replace(/\.ts$/, '.d.ts')}`,
        default: `./dist/faces/${name}.js`,
      });
  });
});

describe('collectDeclarations', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-declarations-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('copies what the entries reach, with addresses that work outside the repository', () => {
    write('in/a/index.d.ts', "export { b } from './b.ts';\nexport declare const c: import('#other').C;\n");
    write('in/a/b.d.ts', "import * as v from 'valibot';\nexport type { D } from '#rows/d';\n");
    write('in/other/index.d.ts', "import '../a/b.ts';\nexport interface C {}\n");
    write('in/rows/d.d.ts', 'export interface D {}\n');
    write('in/unused.d.ts', 'export {};\n');
    const imports = { '#other': './other/index.ts', '#rows/*': './rows/*.ts' };
    collectDeclarations(path.join(folder, 'in'), ['a/index.ts'], path.join(folder, 'out'), imports);
    const read = (file: string) => readFileSync(path.join(folder, 'out', file), 'utf8');
    expect(
      readdirSync(path.join(folder, 'out'), { recursive: true })
        .filter((name) => String(name).endsWith('.ts'))
        .sort(),
    ).toEqual(['a/b.d.ts', 'a/index.d.ts', 'other/index.d.ts', 'rows/d.d.ts']);
    expect(read('a/index.d.ts')).toBe(
      "export { b } from './b.js';\nexport declare const c: import('../other/index.js').C;\n",
    );
    expect(read('a/b.d.ts')).toBe("import * as v from 'valibot';\nexport type { D } from '../rows/d.js';\n");
    expect(read('other/index.d.ts')).toBe("import '../a/b.js';\nexport interface C {}\n");
  });

  it('refuses an address that no import of package.json maps', () => {
    write('in/lost.d.ts', "export { x } from '#nowhere';\n");
    expect(() => collectDeclarations(path.join(folder, 'in'), ['lost.ts'], path.join(folder, 'out'), {})).toThrow(
      'package.json imports has no #nowhere',
    );
  });
});
