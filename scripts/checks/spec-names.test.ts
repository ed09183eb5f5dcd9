import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PAGE = 'docs/developers/names.md';
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Names, and the file that they are said to be in. */
const places = rows.flatMap(([, , here = '']) =>
  [...here.matchAll(/((?:`[^`]+`(?:, )?)*) in \[[^\]]+\]\(([^)]+)\)/g)].map(([, names = '', file = '']) => ({
    file: path.join(path.dirname(PAGE), file),
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  })),
);

it('each name of the specification is where the table says', () => {
  const missing = places.flatMap(({ file, names }) => {
    const text = readFileSync(file, 'utf8');
    return names
      .filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(places.length).toBeGreaterThan(20);
});
