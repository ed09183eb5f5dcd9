import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { freePort } from '#cli/serve/free-port.ts';
import { amount, keep } from '#scripts/bench/figures.ts';
import { median } from '#scripts/bench/load.ts';

/**
 * `npm run bench -- dev`: `npm run dev` on a copy of the sources. Files are saved as by editors (written beside, renamed); times
 * end when the open page shows the change. A mark in the page shows whether it kept its state. Exits with 1 over a limit.
 */
const ROUNDS = Number(process.env['SLIPWAY_BENCH_ROUNDS'] ?? amount(5, 1));
const SOURCES = ['app', 'brands', 'cli', 'contract', 'engine', 'fixtures', 'scripts', 'simulator', 'package.json'];

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-dev-loop-'));
for (const name of [...SOURCES, 'package-lock.json', 'tsconfig.json'])
  cpSync(name, path.join(folder, name), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

function save(file: string, change: (text: string) => string): void {
  const target = path.join(folder, file);
  writeFileSync(`${target}~`, change(readFileSync(target, 'utf8')));
  renameSync(`${target}~`, target);
}

/** Runs in the page; whether it shows this round's change. */
type Look = (round: number) => boolean;
interface Change {
  readonly name: string;
  readonly most: number;
  readonly keepsState: boolean;
  readonly save: (round: number) => void;
  readonly look: Look;
}

const replaceOnce = (text: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(text)) throw new Error(`nothing to change: ${pattern}`);
  return text.replace(pattern, by);
};

const CHANGES: readonly Change[] = [
  {
    name: 'a style',
    most: 1_000,
    keepsState: true,
    save: (round) =>
      save('app/styles/base.css', (text) => `${text}\n@layer base { body { --dev-loop: round-${round} } }\n`),
    look: (round) => getComputedStyle(document.body).getPropertyValue('--dev-loop') === `round-${round}`,
  },
  {
    name: "a brand's colour",
    most: 1_000,
    keepsState: true,
    save: (round) =>
      save('brands/harborlight/brand.json', (text) =>
        replaceOnce(text, /("accent": "#)[0-9a-f]{6}/, `$10000${10 + round}`),
      ),
    look: (round) =>
      [...document.styleSheets].some(
        ({ href, cssRules }) =>
          href?.includes('/theme-') === true &&
          [...cssRules].some(({ cssText }) => cssText.includes(`#0000${10 + round}`)),
      ),
  },
  {
    name: 'a text',
    most: 1_000,
    keepsState: true,
    save: (round) =>
      save('app/locales/en/shell.json', (text) => replaceOnce(text, /("button": ")Sign in[^"]*/, `$1Sign in ${round}`)),
    look: (round) => document.querySelector('header')?.textContent?.includes(`Sign in ${round}`) === true,
  },
  {
    name: 'code',
    most: 2_000,
    keepsState: false,
    save: (round) =>
      save(
        'app/layout/frame-end.tsx',
        (text) => `${text}\ndocument.documentElement.dataset['devLoop'] = '${round}';\n`,
      ),
    look: (round) =>
      document.documentElement.dataset['devLoop'] === String(round) && document.querySelector('#root header') !== null,
  },
];

/** Milliseconds from saving until the page shows the change, and whether the page kept its state. */
async function measured(page: Page, { save: write, look }: Change, round: number) {
  await page.evaluate(() => Object.assign(globalThis, { kept: true }));
  const startedAt = performance.now();
  write(round);
  await page.waitForFunction(look, round, { polling: 'raf', timeout: 30_000 });
  const ms = performance.now() - startedAt;
  return { ms, hasState: await page.evaluate(() => 'kept' in globalThis) };
}

const executable = findChromium();
if (executable === undefined) throw new Error('No Chromium: give its path in SLIPWAY_CHROMIUM.');
const port = await freePort(45_100, '127.0.0.1');
const dev = spawn(process.execPath, ['scripts/start.js', '--watch', '--port', String(port)], { cwd: folder });
const browser = await launchChromium(executable);
try {
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    dev.stdout.on('data', hear);
    dev.stderr.on('data', hear);
    dev.once('close', (code) => reject(new Error(`npm run dev ended with ${code}:\n${said}`)));
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 844 }, locale: 'en' });
  await page.goto(url);
  await page.locator('#root header').first().waitFor();
  for (const change of CHANGES) {
    const times: number[] = [];
    let keptState = 0;
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { ms, hasState } = await measured(page, change, round);
      if (round === 0) continue;
      times.push(ms);
      if (hasState) keptState += 1;
    }
    keep({ name: `${change.name}: saved until seen`, figure: median(times), unit: 'ms', limit: { most: change.most } });
    if (change.keepsState)
      keep({
        name: `${change.name}: pages that kept their state`,
        figure: keptState,
        unit: '',
        limit: { least: ROUNDS },
      });
  }
  const startedAt = performance.now();
  save('app/layout/frame-end.tsx', (text) => `${text}\nconst broken = ;\n`);
  await page.locator('pre[role=alert]', { hasText: 'frame-end.tsx' }).waitFor();
  keep({
    name: 'an error: saved until shown',
    figure: performance.now() - startedAt,
    unit: 'ms',
    limit: { most: 2_000 },
  });
} finally {
  await browser.close();
  dev.kill('SIGINT');
  await new Promise((resolve) => dev.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
}
