import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { isTool } from '#scripts/lint/layers.js';
import { growthOf } from './growth.ts';
import { madeWhile, MAKERS } from './made-expressions.ts';
import { regexLiterals } from './regex-literals.ts';

const MAX_GROWTH = 2.5;
const FOLDERS = ['app', 'cli', 'contract', 'engine', 'simulator'];

/** These read only the source code of the user who runs them, so that a slow line of half a megabyte is acceptable. */
const OWN_SOURCE: readonly string[] = [
  'cli/build/direct-imports.ts',
  'cli/locales/code/bindings.ts',
  'cli/locales/code/key-expression.ts',
  'cli/locales/code/tokens.ts',
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('app/test/') && !isTool(file),
    ),
);

function expressions(): { place: string; file: string; regex: RegExp }[] {
  return files.flatMap((file) =>
    regexLiterals(readFileSync(file, 'utf8')).map(({ line, regex }) => ({ place: `${file}:${line}`, file, regex })),
  );
}

/** How often a file makes an expression of text; remarks do not. */
const makes = (text: string): number =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').match(/\bRegExp\(/g)?.length ?? 0;

describe('regular expressions', () => {
  it('are found where they are written, and a division is none', () => {
    const text =
      "const a = /x\\/[/]+y/giu;\nconst b = c / d / e; // not /this/\nif (/q'q/.test('/no/')) f(`/no/`, /z$/);\n";
    expect(regexLiterals(text).map(({ line, regex }) => `${line} ${regex}`)).toEqual([
      '1 /x\\/[/]+y/giu',
      "3 /q'q/",
      '3 /z$/',
    ]);
  });

  it.each([/^(?:a+)+$/, /^(?:\w|_)*!$/, /\s+$/, /<[^>]*>/g, /\S+@\S+\.\S+/, /^[\w-]+(?:[.:_][\w-]*)*[.:_]\*/u])(
    'that backtrack are found: %s',
    // The check below takes the lower of two measurements, so as never to accuse falsely; a canary is looked at three times.
    (regex) => expect(Math.max(...[1, 2, 3].map(() => growthOf(regex).ratio))).toBeGreaterThan(MAX_GROWTH),
  );

  it('cost at most 2.5 times as much for twice the text, wherever something from outside is read', () => {
    const found = expressions().filter(({ file }) => !OWN_SOURCE.includes(file));
    expect(found.length).toBeGreaterThan(300);
    const slow = found.flatMap(({ place, regex }) => {
      const growth = growthOf(regex);
      return growth.ratio > MAX_GROWTH ? [{ place, regex: String(regex), ...growth }] : [];
    });
    expect(slow).toEqual([]);
  });

  it('are made of text only by modules whose expressions are measured too', () => {
    const found = files.flatMap((file) => {
      const written = makes(readFileSync(file, 'utf8'));
      return written === 0 ? [] : [{ file, written }];
    });
    const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
    expect(found.toSorted(byFile)).toEqual(MAKERS.map(({ file, written }) => ({ file, written })).toSorted(byFile));
    expect(makes('const a = new RegExp(text);\nRegExp(x); // new RegExp(')).toBeGreaterThanOrEqual(2);
  });

  it.each(MAKERS)('made of text cost no more: $file', async ({ make, written }) => {
    vi.resetModules();
    const made = await madeWhile(make);
    expect(made.length).toBeGreaterThanOrEqual(written);
    expect(made.filter((regex) => growthOf(regex).ratio > MAX_GROWTH).map(String)).toEqual([]);
  });
});
