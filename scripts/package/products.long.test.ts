import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct, type Product, PRODUCTS } from './products.ts';

// The dependencies are those of the repository, which the folder is inside of.
const OUT = path.resolve('node_modules/.cache/products-test');
const NAMES = Object.keys(PRODUCTS) as Product[];
const commandOf = (name: Product): string => path.join(OUT, name, `slipway-${name}.mjs`);
const run = (name: Product, args: readonly string[], cwd = OUT) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [commandOf(name), ...args], { cwd, encoding: 'utf8' });
  return { text: stdout + stderr, status };
};
const manifestOf = (name: Product) =>
  JSON.parse(readFileSync(path.join(OUT, name, 'package.json'), 'utf8')) as Record<string, unknown>;

describe('a product alone', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'slipway-alone-'));
  beforeAll(async () => {
    await Promise.all(NAMES.map((name) => buildProduct(process.cwd(), name, path.join(OUT, name))));
  });
  afterAll(() => {
    for (const folder of [OUT, project]) rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['locales', { 'oxc-parser': expect.any(String) }, {}],
    ['edge', { libsql: expect.any(String) }, { ioredis: expect.any(String) }],
    [
      'upstream-suite',
      { libsql: expect.any(String), 'json-server': expect.any(String), ws: expect.any(String) },
      { bullmq: expect.any(String), ioredis: expect.any(String) },
    ],
  ] as const)('%s asks for what it uses, and no more', (name, dependencies, optionalDependencies) => {
    expect(manifestOf(name)).toMatchObject({ name: `@slipway/${name}`, version: manifest.version });
    expect(manifestOf(name)['dependencies']).toEqual(dependencies);
    expect(manifestOf(name)['optionalDependencies']).toEqual(optionalDependencies);
  });

  it.each(NAMES)('%s is named in its help as it is called', (name) => {
    const { text, status } = run(name, ['--help']);
    expect(status).toBe(0);
    expect(text).toContain(`Usage: slipway-${name} `);
    expect(text).not.toContain('slipway ');
  });

  it("slipway-locales checks somebody's project, and names the command that repairs it", () => {
    for (const [language, text] of [
      ['en', 'Hello {{name}}'],
      ['de', 'Hallo {{nam}}'],
    ] as const) {
      mkdirSync(path.join(project, 'locales', language), { recursive: true });
      writeFileSync(path.join(project, 'locales', language, 'page.json'), JSON.stringify({ hello: text }));
    }
    const found = run('locales', ['check', 'locales'], project);
    expect(found.status).toBe(1);
    expect(found.text).toContain('{{nam}}');
    rmSync(path.join(project, 'locales/de/page.json'));
    writeFileSync(path.join(project, 'locales/de/other.json'), '{}');
    expect(run('locales', ['check', 'locales'], project).text).toContain('slipway-locales fix');
  });

  it.each([
    [
      'checks a row at a simulator of its own',
      ['check', '--suite', 'rows', '--only', 'listVipLevels'],
      '1 conform, 0 do not',
    ],
    [
      'has the known bets with it',
      ['replay', path.join(OUT, 'upstream-suite/fixtures/scenarios')],
      '0 differ, 0 wrong',
    ],
  ])('slipway-upstream-suite %s', (_, args, said) => {
    const { text, status } = run('upstream-suite', args);
    expect(text).toContain(said);
    expect(status).toBe(0);
  });

  it('slipway-edge answers for its health', async () => {
    const edge = spawn(
      process.execPath,
      [commandOf('edge'), '--upstream', 'http://127.0.0.1:9', '--port', '0', '--data', path.join(project, 'keys')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      const [line] = (await once(createInterface(edge.stdout), 'line')) as [string];
      const { url } = JSON.parse(line) as { url: string };
      const answer = await fetch(`${url}/__edge/health`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('store');
    } finally {
      edge.kill();
      await once(edge, 'exit');
    }
  });
});

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
