import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));
let checkout = '';

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'slipway-start-'));
  mkdirSync(join(checkout, 'cli'));
  for (const file of ['cli/slipway.cjs', 'cli/bundle.js', 'package.json'])
    cpSync(join(here, file), join(checkout, file));
  symlinkSync(join(here, 'node_modules'), join(checkout, 'node_modules'));
  write('one');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(word: string): void {
  writeFileSync(join(checkout, 'cli/main.ts'), `export function main(): void { console.log('${word}'); }\n`);
}
const start = (): string =>
  execFileSync('node', [join(checkout, 'cli/slipway.cjs')], { encoding: 'utf8', stdio: 'pipe' }).trim();
const builds = (): string[] => readdirSync(join(checkout, 'dist/cli/builds'));

describe('the command in a checkout', () => {
  it('runs the sources as they are, also after an edit of the same length and within the same second', () => {
    expect(start()).toBe('one');
    write('two');
    expect(start()).toBe('two');
  });

  it('notices an added and a removed file', () => {
    expect(start()).toBe('one');
    writeFileSync(join(checkout, 'cli/word.json'), '"three"');
    writeFileSync(
      join(checkout, 'cli/main.ts'),
      `import word from './word.json'; export const main = () => console.log(word);`,
    );
    expect(start()).toBe('three');
    utimesSync(join(checkout, 'cli/main.ts'), 1, 1);
    rmSync(join(checkout, 'cli/word.json'));
    expect(start).toThrow(/word\.json/);
  });

  it('keeps one build while nothing changes, also when a test does', () => {
    start();
    const before = builds();
    writeFileSync(join(checkout, 'cli/main.test.ts'), '');
    utimesSync(join(checkout, 'cli'), 1, 1);
    start();
    expect(before).toHaveLength(1);
    expect(builds()).toEqual(before);
  });

  it('leaves a whole build when three processes build at once', async () => {
    const child = (): Promise<string> =>
      new Promise((done) => {
        let out = '';
        const process = spawn('node', [join(checkout, 'cli/slipway.cjs')]);
        process.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
        process.on('close', () => done(out.trim()));
      });
    expect(await Promise.all([child(), child(), child()])).toEqual(['one', 'one', 'one']);
    expect(builds()).toHaveLength(1);
  });

  it('shows a syntax error with its place, and leaves no half build', () => {
    writeFileSync(join(checkout, 'cli/main.ts'), 'export function main( {\n');
    const { status, stderr } = spawnSync('node', [join(checkout, 'cli/slipway.cjs')], { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/cli\/main\.ts:2:0: ERROR: Expected/);
    write('fixed');
    expect(start()).toBe('fixed');
    expect(builds()).toHaveLength(1);
  });
});
