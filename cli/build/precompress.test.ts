import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
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

it('compresses as well as it can', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-packed-'));
  // Words in an order without a period: levels of compression differ.
  const script = Array.from({ length: 3_000 }, (_, index) => `word${(index * index * 7_919) % 1_013} `).join('');
  writeFileSync(path.join(folder, 'a.js'), script);
  await precompress(folder);
  const packed = ['a.js.gz', 'a.js.br'].map((name) => readFileSync(path.join(folder, name)));
  const best = [
    gzipSync(script, { level: 9 }),
    brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  ];
  expect(packed).toEqual(best);
  const usual = [gzipSync(script), brotliCompressSync(script)];
  expect(best).not.toEqual([usual[0], best[1]]);
  expect(best).not.toEqual([best[0], usual[1]]);
  rmSync(folder, { recursive: true });
});
