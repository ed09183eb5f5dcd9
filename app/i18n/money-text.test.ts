import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// A browser may break a line at a plain space: "44.68 / USDT". U+00A0 keeps an amount and its currency together.

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => name.test(file));

/** Places where `pattern` matches, as `file: match`. */
const found = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => (readFileSync(file, 'utf8').match(pattern) ?? []).map((match) => `${file}: ${match}`));

describe('an amount with its currency', () => {
  it('has that space in every text of every language and brand', () => {
    const catalogues = [...filesIn('app/locales', /\.json$/), ...filesIn('brands', /\/locales\/.*\.json$/)];
    expect(catalogues).toContain('app/locales/bn/slip.json');
    expect(found(catalogues, /\}\}(?!\u00a0\{)\s*\{\{\w*[cC]urrency\w*\}\}/g)).toEqual([]);
    expect(found(catalogues, /\{\{\w*[cC]urrency\w*\}\}\s*\{\{\w+\}\}/g)).toEqual([]);
    expect(found(catalogues, /\d\s?(?:USDT|USD|BRL|GBP|EUR)\b/g).filter((text) => !text.includes('\u00a0'))).toEqual(
      [],
    );
  });
});
