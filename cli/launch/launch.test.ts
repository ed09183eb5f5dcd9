import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, utimesSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.js';

const here = fileURLToPath(new URL('../..', import.meta.url));
let checkout = '';

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'slipway-launch-'));
  mkdirSync(join(checkout, 'cli'));
  cpSync(join(here, 'cli/slipway.js'), join(checkout, 'cli/slipway.js'));
  cpSync(join(here, 'cli/launch'), join(checkout, 'cli/launch'), { recursive: true });
  cpSync(join(here, 'package.json'), join(checkout, 'package.json'));
  symlinkSync(join(here, 'node_modules'), join(checkout, 'node_modules'));
  say('one');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function say(word: string): void {
  writeFileSync(join(checkout, 'cli/main.ts'), `export function main(): void { console.log('${word}'); }\n`);
}
const start = (): string => execFileSync('node', [join(checkout, 'cli/slipway.js')], { encoding: 'utf8' }).trim();

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
        const process = spawn('node', [join(checkout, 'cli/slipway.js')]);
        process.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
        process.on('close', () => done(out.trim()));
      });
    expect(await Promise.all([child(), child(), child()])).toEqual(['one', 'one', 'one']);
    expect(readdirSync(join(checkout, 'dist/cli/builds'))).toHaveLength(1);
  });
});

describe('fingerprint', () => {
  it('changes with an added, a removed and a touched file, and not with a test', () => {
    const seen = [fingerprint(pathToFileURL(`${checkout}/`))];
    writeFileSync(join(checkout, 'cli/more.ts'), '');
    seen.push(fingerprint(pathToFileURL(`${checkout}/`)));
    utimesSync(join(checkout, 'cli/more.ts'), 1, 1);
    seen.push(fingerprint(pathToFileURL(`${checkout}/`)));
    expect(new Set(seen).size).toBe(3);
    rmSync(join(checkout, 'cli/more.ts'));
    writeFileSync(join(checkout, 'cli/more.test.ts'), '');
    expect(fingerprint(pathToFileURL(`${checkout}/`))).toBe(seen[0]);
  });
});
