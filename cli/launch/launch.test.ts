import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.cjs';

const here = fileURLToPath(new URL('../..', import.meta.url));
let checkout = '';

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'slipway-launch-'));
  mkdirSync(join(checkout, 'cli'));
  cpSync(join(here, 'cli/slipway.cjs'), join(checkout, 'cli/slipway.cjs'));
  cpSync(join(here, 'cli/launch'), join(checkout, 'cli/launch'), { recursive: true });
  cpSync(join(here, 'package.json'), join(checkout, 'package.json'));
  symlinkSync(join(here, 'node_modules'), join(checkout, 'node_modules'));
  say('one');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function say(word: string): void {
  writeFileSync(join(checkout, 'cli/main.ts'), `export function main(): void { console.log('${word}'); }\n`);
}
const start = (...args: string[]): string =>
  execFileSync('node', [join(checkout, 'cli/slipway.cjs'), ...args], { encoding: 'utf8' }).trim();

describe('the launcher in a checkout', () => {
  it('runs the sources as they are, also after an edit of the same length and within the same second', () => {
    expect(start()).toBe('one');
    say('two');
    expect(start()).toBe('two');
  });

  it('keeps one build while nothing changes', () => {
    start();
    start();
    expect(readdirSync(join(checkout, 'dist/cli/builds'))).toHaveLength(1);
  });

  it('leaves a whole build when two processes build at once', async () => {
    const child = (): Promise<string> =>
      new Promise((done) => {
        let out = '';
        const process = spawn('node', [join(checkout, 'cli/slipway.cjs')]);
        process.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
        process.on('close', () => done(out.trim()));
      });
    expect(await Promise.all([child(), child(), child()])).toEqual(['one', 'one', 'one']);
    expect(readdirSync(join(checkout, 'dist/cli/builds'))).toHaveLength(1);
  });
});

describe('compiled code, kept between starts', () => {
  const build = (): string => join(checkout, 'dist/cli/builds', readdirSync(join(checkout, 'dist/cli/builds')).join());
  const kept = (): string[] => readdirSync(build()).filter((name) => name.startsWith('.code-'));

  it('is two files for each Node whatever is typed, taken by the next start and made anew when cut or no such file', () => {
    expect([start(), start('locales'), start('locales', 'check'), start('../../x')]).toEqual(Array(4).fill('one'));
    const here = `${process.version}-${process.arch}`;
    expect(kept()).toEqual([`.code-${here}`, `.code-${here}-patient`]);
    const file = join(build(), `.code-${here}-patient`);
    const whole = readFileSync(file);
    const { ino } = statSync(file);
    start('locales');
    expect(statSync(file).ino).toBe(ino);
    const turned = Buffer.from(whole);
    turned.fill(0, whole.indexOf('\n') + 1);
    for (const broken of [whole.subarray(0, -5), Buffer.from('{"a":'), Buffer.alloc(0), turned]) {
      writeFileSync(file, broken);
      expect(start('locales')).toBe('one');
      expect(readFileSync(file).length).toBeGreaterThan(whole.length / 2);
      expect(readFileSync(file).equals(broken)).toBe(false);
    }
  });

  it('is not taken for a part that was written over, also by one of the same length', () => {
    start();
    const entry = join(build(), 'slipway.cjs');
    writeFileSync(entry, readFileSync(entry, 'utf8').replace('one', 'two'));
    expect([start(), start()]).toEqual(['two', 'two']);
  });

  it('is not needed: a bundle that cannot be written beside is compiled each time', () => {
    start();
    for (const name of kept()) {
      rmSync(join(build(), name));
      // A folder of its name: nothing can take its place, whoever asks.
      mkdirSync(join(build(), name, 'full'), { recursive: true });
    }
    expect(start()).toBe('one');
    expect(readdirSync(build()).filter((name) => /^\.code-.*\.\d+$/.test(name))).toEqual([]);
  });
});

describe('fingerprint', () => {
  it('changes with an added, a removed and a touched file, and not with a test', () => {
    const seen = [fingerprint(checkout)];
    writeFileSync(join(checkout, 'cli/more.ts'), '');
    seen.push(fingerprint(checkout));
    utimesSync(join(checkout, 'cli/more.ts'), 1, 1);
    seen.push(fingerprint(checkout));
    expect(new Set(seen).size).toBe(3);
    rmSync(join(checkout, 'cli/more.ts'));
    writeFileSync(join(checkout, 'cli/more.test.ts'), '');
    expect(fingerprint(checkout)).toBe(seen[0]);
  });
});
