import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RETIRED, retiredIn } from './plain-words.ts';

/** The list itself and its test; generated pages; pages of texts that are not ours; facts, which quote the app's texts. */
const EXEMPT =
  /^scripts\/checks\/plain-words(?:\.test)?\.ts$|^docs\/reference\/|^docs\/(?:developers\/benchmarks|qa\/fault-table|qa\/fault-table-account)\.md$|^app\/locales\/|\.facts\.ts$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|js|css|md)$/.test(file) && !EXEMPT.test(file));

/** Without the titles of tests that a page quotes: those are checked where the test is. Line breaks stay, for the numbers of lines. */
const handwritten = (text: string, file: string): string =>
  file.endsWith('.md')
    ? text
        .replaceAll(/“[^”\n]*”/g, '“”')
        .replace(/<!-- table -->[^]*<!-- \/table -->/, (table) => table.replaceAll(/.+/g, ''))
    : file.endsWith('-states.test.ts')
      ? // The facts of a state quote what the app shows.
        text.replaceAll(/`\n\s+# [^`]*`/g, (facts) => facts.replaceAll(/.+/g, ''))
      : text;

/** A file that git still lists may have been moved in the working tree. */
function usesIn(file: string): readonly string[] {
  try {
    return retiredIn(handwritten(readFileSync(file, 'utf8'), file)).map(
      ({ line, word, instead }) => `${file}:${line}: '${word}' is retired. Write: ${instead}.`,
    );
  } catch {
    return [];
  }
}

describe('retired words', () => {
  it('are in no source file, stylesheet or hand-written page', () => {
    expect(files.flatMap(usesIn)).toEqual([]);
    for (const each of [
      'README.md',
      'ARCHITECTURE.md',
      'docs/operators/settings.md',
      'scripts/run.js',
      'scripts/config/run.ts',
      'app/main.tsx',
      'app/test/wallet.ts',
      'cli/program.ts',
      'fixtures/index.ts',
    ])
      expect(files).toContain(each);
  });

  it.each(RETIRED)("would be found: '$word'", ({ word, sample, instead }) => {
    for (const text of sample.split('; '))
      expect(retiredIn(`\n// ${text} here`)).toContainEqual({ line: 2, word, instead });
  });

  it.each([
    'untold',
    'recommend',
    'amendment',
    'holds a price',
    'desktop',
    'mobile or desktop',
    'a wish',
    'for every',
    'Desktop',
  ])("are not found in '%s'", (text) => expect(retiredIn(text)).toEqual([]));
});
