import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrands } from '#cli/test/brands.ts';

const COMMAND = path.join(process.cwd(), 'cli/slipway.cjs');
const BOUND = { interval: 20 };

describe('commands that run until Ctrl-C', () => {
  let brands: ReturnType<typeof testBrands>;
  let child: ChildProcessWithoutNullStreams;
  let printed = { out: '', errors: '' };
  let ended: Promise<number | null>;

  beforeEach(() => {
    brands = testBrands(['nightjar']);
  });
  afterEach(() => {
    child.kill('SIGKILL');
    brands.remove();
  });

  function start(...args: readonly string[]): void {
    printed = { out: '', errors: '' };
    child = spawn('node', [COMMAND, ...args], { cwd: brands.root });
    child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed.errors += chunk.toString()));
    ended = new Promise((resolve) => child.on('close', resolve));
  }
  const times = (text: string): number => printed.errors.split(text).length - 1;

  it('brand build --watch builds again when a brand changes, and outlives a file half written', async () => {
    start('brand', 'build', 'nightjar', '--watch', '--out', 'sites');
    const page = path.join(brands.root, 'sites/nightjar/index.html');
    await vi.waitFor(() => expect(times('Watching for changes')).toBe(1), BOUND);
    expect(readFileSync(page, 'utf8')).toContain('Nightjar');

    const sound = brands.read('nightjar');
    writeFileSync(brands.file('nightjar'), sound.slice(0, 200));
    await vi.waitFor(() => expect(printed.errors).toContain('error:'), BOUND);
    expect(readFileSync(page, 'utf8')).toContain('Nightjar');

    writeFileSync(brands.file('nightjar'), sound.replace('"Nightjar"', '"Nightjar & Sons"'));
    await vi.waitFor(() => expect(readFileSync(page, 'utf8')).toContain('Nightjar &amp; Sons'), BOUND);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });

  it('brand preview serves the brand with the simulator behind it, and leaves nothing', async () => {
    start('brand', 'preview', 'nightjar', '--port', '47120', '--json');
    await vi.waitFor(() => expect(printed.out).toMatch(/\}\s*$/), BOUND);
    const { url, folder } = JSON.parse(printed.out) as { url: string; folder: string };
    expect(await (await fetch(url)).text()).toContain('Nightjar');
    const games = (await (await fetch(`${url}/sports/api/v1/available_games`)).json()) as { code: number };
    expect(games.code).toBe(0);
    expect(existsSync(folder)).toBe(true);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(existsSync(folder)).toBe(false);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('locales check --watch checks again at a change', async () => {
    const texts = path.join(brands.root, 'texts');
    for (const [language, text] of [
      ['en', 'Stake'],
      ['es', 'Apuesta'],
    ] as const)
      writeTexts(texts, language, { stake: text });
    start('locales', 'check', 'texts', '--watch');
    await vi.waitFor(() => expect(times('Watching for changes')).toBe(1), BOUND);
    expect(printed.out).toContain('Nothing found');
    writeTexts(texts, 'es', { stake: '' });
    await vi.waitFor(() => expect(printed.out).toContain('empty'), BOUND);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });
});

function writeTexts(folder: string, language: string, texts: Readonly<Record<string, string>>): void {
  mkdirSync(path.join(folder, language), { recursive: true });
  writeFileSync(path.join(folder, language, 'common.json'), JSON.stringify(texts));
}
