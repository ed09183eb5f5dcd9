import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';

it('writes compressed copies beside scripts, stylesheets and texts, where they are shorter', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-packed-'));
  const script = `export const text = '${'slip '.repeat(1_000)}';`;
  for (const [name, content] of Object.entries({
    'a-1.js': script,
    'a-1.css': script,
    'a.json': script,
    'b.js': 'short',
    'c.png': script,
  }))
    writeFileSync(path.join(folder, name), content);
  await precompress(folder);
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      'a-1.css',
      'a-1.css.br',
      'a-1.css.gz',
      'a-1.js',
      'a-1.js.br',
      'a-1.js.gz',
      'a.json',
      'a.json.br',
      'a.json.gz',
      'b.js',
      'c.png',
    ].toSorted(),
  );
  expect(gunzipSync(readFileSync(path.join(folder, 'a-1.js.gz'))).toString()).toBe(script);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a-1.css.br'))).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});
