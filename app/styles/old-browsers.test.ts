import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Values that Safari has since 17.4 and 26.2; before, it drops the whole line. */
const NEWER = /^ *(content|text-decoration): (?:'.*' \/ |\w+ \w+;)/;

it('Safari 16.4 draws the marks whose texts for screen readers it cannot read, and dotted lines below words', () => {
  const found = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const lines = readFileSync(`app/${file}`, 'utf8').split('\n');
      return lines.filter((line, at) => {
        const name = NEWER.exec(line)?.[1];
        return name !== undefined && lines[at - 1]?.trim().startsWith(`${name}: `) !== true;
      });
    });
  expect(found).toEqual([]);
});
