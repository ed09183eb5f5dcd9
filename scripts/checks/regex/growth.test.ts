import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { growthOf } from './growth.ts';
import { madeWhile, MAKERS } from './made-expressions.ts';
import { regexLiterals } from './regex-literals.ts';

const GROWTH_MOST = 2.5;
const FOLDERS = ['app', 'cli', 'contract', 'engine', 'simulator'];

/** Read nothing but the source code of the one who runs them, and may take their time over a line of half a megabyte. */
const OWN_SOURCE: readonly string[] = [
  'cli/app-build/single-icons.ts',
  'cli/locales/code/bindings.ts',
  'cli/locales/code/key-expression.ts',
  'cli/locales/code/tokens.ts',
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('app/test/')),
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
    'that backtrack are told: %s',
    // The check below takes the lower of two measurements, so as never to accuse falsely; a canary is looked at three times.
    (regex) => expect(Math.max(...[1, 2, 3].map(() => growthOf(regex).ratio))).toBeGreaterThan(GROWTH_MOST),
  );

  it('cost at most 2.5 times as much for twice the text, wherever something from outside is read', () => {
    const found = expressions().filter(({ file }) => !OWN_SOURCE.includes(file));
    expect(found.length).toBeGreaterThan(300);
    const slow = found.flatMap(({ place, regex }) => {
      const growth = growthOf(regex);
      return growth.ratio > GROWTH_MOST ? [{ place, regex: String(regex), ...growth }] : [];
    });
    expect(slow).toEqual([]);
  });

  it('are made of text by nobody but those whose expressions are measured too', () => {
    const found = files.flatMap((file) => {
      const written = makes(readFileSync(file, 'utf8'));
      return written === 0 ? [] : [{ file, written }];
    });
    expect(found).toEqual(
      MAKERS.map(({ file, written }) => ({ file, written })).toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    );
    expect(makes('const a = new RegExp(text);\nRegExp(x); // new RegExp(')).toBeGreaterThanOrEqual(2);
  });

  it.each(MAKERS)('made of text cost no more: $file', async ({ make, written }) => {
    vi.resetModules();
    const made = await madeWhile(make);
    expect(made.length).toBeGreaterThanOrEqual(written);
    expect(made.filter((regex) => growthOf(regex).ratio > GROWTH_MOST).map(String)).toEqual([]);
  });
});
