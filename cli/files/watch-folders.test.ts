import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const cli = fileURLToPath(new URL('../slipway.cjs', import.meta.url));
/** For a busy machine, not a wait. */
const BOUND = { interval: 20 };

let folder: string;
let child: ChildProcessWithoutNullStreams;
let output = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-watch-'));
  output = '';
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('locales check --watch checks again after every change, survives a half-written file, and ends with 130', async () => {
  const write = (language: string, text: string) => writeFileSync(join(folder, `${language}/x.json`), text);
  for (const language of ['en', 'es']) mkdirSync(join(folder, language));
  write('en', '{ "a": "First text" }');
  write('es', '{ "a": "" }');
  child = spawn('node', [cli, 'locales', 'check', folder, '--watch']);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const times = (text: string) => output.split(text).length - 1;
  await vi.waitFor(() => expect(times('Watching for changes')).toBe(1), BOUND);
  expect(output).toContain('empty-value');
  expect(output).not.toContain('Nothing found');

  write('es', '{ "a": "Primer');
  await vi.waitFor(() => expect(output).toContain('file-syntax'), BOUND);
  write('es', '{ "a": "Primer texto" }');
  await vi.waitFor(() => expect(output).toContain('Nothing found'), BOUND);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
});
