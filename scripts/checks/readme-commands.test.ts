import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BENCHMARKS } from '#scripts/bench/benchmarks.ts';
import { COMMANDS } from '#scripts/config/commands.ts';
import { readTree, unknownCommands } from './named-commands.ts';

/** The names that may follow `npm run qa --`. */
function namesOf(script: string): ReadonlySet<string> | undefined {
  if (script === 'bench') return new Set(BENCHMARKS.map(({ name }) => name));
  const names = COMMANDS.filter(({ name }) => name.startsWith(`${script} `)).map(
    ({ name }) => name.split(' ')[1] ?? '',
  );
  return names.length > 0 ? new Set(names) : undefined;
}
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const known = {
  scripts: new Map(Object.keys(scripts).map((name) => [name, namesOf(name)])),
  commands: readTree(readFileSync('cli/command-tree.txt', 'utf8')),
};
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  '.github/CONTRIBUTING.md',
  '.github/CODE_OF_CONDUCT.md',
  '.github/SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const unknownIn = (page: string) => unknownCommands(page, known).map(({ text, line }) => `${line}: ${text}`);

describe('commands that the documents name', () => {
  it.each(pages)('%s names none that is not there', (page) => {
    expect(unknownIn(readFileSync(page, 'utf8'))).toEqual([]);
  });

  it('are found: README names some of each', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(unknownCommands(readme, { scripts: new Map(), commands: new Map() }).length).toBeGreaterThan(5);
    expect(known.commands.get('brand build')).toContain('--dry-run');
  });

  it.each([
    ['`npm run nothing`', ['1: npm run nothing']],
    ['`npm run qa -- nothing 5`', ['1: npm run qa -- nothing']],
    ['`npm run bench -- schema`', ['1: npm run bench -- schema']],
    ['see\n\n```\nslipway brand paint harborlight\n```', ['4: slipway brand paint harborlight']],
    ['`node cli/slipway.cjs settle`', ['1: cli/slipway.cjs settle']],
    ['`slipway brand build x --fast`', ['1: slipway brand build x --fast']],
  ])('a page that is wrong on purpose fails: %s', (page, found) => {
    expect(unknownIn(page)).toEqual(found);
  });

  it.each([
    '`npm run bench`',
    '`npm run bench -- engine --full`',
    '`npm run qa -- fuzz 500 1`',
    '```\nslipway sim --port 0   a --free one | any\n```',
    '`slipway brand ...` in /srv/slipway --all',
    'slipway sails, without code',
    '`slipway --help`',
  ])('a page that is right passes: %s', (page) => {
    expect(unknownIn(page)).toEqual([]);
  });
});
