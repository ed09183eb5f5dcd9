import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`app/${file}`, 'utf8'));

/** Values that Safari has since 17.4 and 26.2; before, it drops the whole line. */
const NEWER = /^ *(content|text-decoration): (?:'.*' \/ |\w+ \w+;)/;

it('Safari 16.4 draws the marks whose texts for screen readers it cannot read, and dotted lines below words', () => {
  const found = sheets.flatMap((sheet) => {
    const lines = sheet.split('\n');
    return lines.filter((line, at) => {
      const name = NEWER.exec(line)?.[1];
      return name !== undefined && lines[at - 1]?.trim().startsWith(`${name}: `) !== true;
    });
  });
  expect(found).toEqual([]);
});

it('a list that is not seen lies over its picture alone: without field-sizing it is as wide as its longest entry', () => {
  const unseen = sheets
    .flatMap((sheet) => sheet.match(/\{[^{}]*opacity: 0;[^{}]*\}/g) ?? [])
    .filter((rule) => rule.includes('position: absolute;'));
  expect(unseen.length).toBeGreaterThan(1);
  expect(unseen.filter((rule) => !rule.includes('inline-size: 100%;'))).toEqual([]);
});
