import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS_BLOCK, layersText } from '#scripts/lint/layers-text.ts';

/**
 * ARCHITECTURE.md names every folder in a table, and every folder that a table names exists. That imports follow the
 * first table is checked by the lint rule (scripts/lint/layers.test.ts).
 */
const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
const MAX_LINES = 149;
const MIN_TERMS = 38;
const PLACES = ['engine', 'contract', 'simulator', 'app', 'app/features', 'cli', 'fixtures', 'scripts'] as const;
type Place = (typeof PLACES)[number];

const foldersOf = (place: string): string[] =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const sectionOf = (text: string, heading: string): string =>
  text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** Folders of a section: what is in backticks and ends with a slash. */
const foldersNamedIn = (section: string): string[] =>
  [...section.matchAll(/`([a-z][\w/-]*)\/`/g)].map(([, folder = '']) => folder);

/** `features/betting/` is followed by the names of its features, in a cell of its own. */
const featuresNamedIn = (section: string): string[] =>
  [...section.matchAll(/^\| `features\/([a-z-]+)\/` \| ([^|]+) \|$/gm)].flatMap(([, group = '', list = '']) =>
    list.split(', ').map((name) => `${group}/${name.trim()}`),
  );

const features = (): string[] =>
  foldersOf('app/features').flatMap((group) => foldersOf(`app/features/${group}`).map((name) => `${group}/${name}`));

function missing(text: string, place: Place): string[] {
  if (place === 'app/features') {
    const named = featuresNamedIn(sectionOf(text, 'app/'));
    return features().filter((name) => !named.includes(name));
  }
  const named = foldersNamedIn(sectionOf(text, `${place}/`)).map((folder) => folder.split('/')[0]);
  return foldersOf(place).filter((name) => !named.includes(name));
}

/** Folders that a section names and that do not exist. */
function gone(text: string, place: Place): string[] {
  if (place === 'app/features')
    return featuresNamedIn(sectionOf(text, 'app/')).filter((name) => !features().includes(name));
  return foldersNamedIn(sectionOf(text, `${place}/`)).filter(
    (folder) =>
      !existsSync(path.join(place, folder)) &&
      !existsSync(folder) &&
      // A folder inside one that the same row names first: `money/` ... `odds/`.
      !foldersOf(place).some((parent) => existsSync(path.join(place, parent, folder))),
  );
}

describe('the tables of ARCHITECTURE.md', () => {
  it.each(PLACES)('name every folder of %s, and no other', (place) => {
    expect(missing(architecture, place)).toEqual([]);
    expect(gone(architecture, place)).toEqual([]);
  });

  it.each(PLACES)('of %s fail when a folder is taken out or made up (canary)', (place) => {
    if (place === 'app/features') {
      const [group = ''] = foldersOf(place);
      const row = `| \`features/${group}/\` | `;
      expect(architecture).toContain(row);
      expect(gone(architecture.replace(row, `${row}made-up, `), place)).toEqual([`${group}/made-up`]);
      expect(missing(architecture.replace(row, `| \`${group}/\` | `), place).length).toBeGreaterThan(0);
      return;
    }
    const [name = ''] = foldersOf(place);
    expect(missing(architecture.replaceAll(`\`${name}/`, '`'), place)).toContain(name);
    const heading = `\n## ${place}/\n`;
    expect(gone(architecture.replace(heading, `${heading}\`made-up/\` `), place)).toEqual(['made-up']);
  });

  it('names every folder at the top in the first table', () => {
    const versioned = foldersOf('.').filter((name) => !/^\.|^(?:node_modules|dist|coverage|reports|sites)$/.test(name));
    expect(versioned.length).toBeGreaterThan(8);
    const [first = ''] = architecture.split('\n## ');
    expect(versioned.filter((name) => !first.includes(`\`${name}/`))).toEqual([]);
  });

  it('show the table that the lint rule reads: npm run docs -- generate', () => {
    expect(LAYERS_BLOCK.exec(architecture)?.[0]).toBe(`<!-- layers -->\n${layersText()}\n<!-- /layers -->`);
    for (const part of ['simulator: doors > rows > domain > core', 'betting/slip: these, betting/matches'])
      expect(layersText()).toContain(part);
  });

  it('explain about 40 terms, each once, with a meaning', () => {
    const rows = sectionOf(architecture, 'Glossary')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const [, ...terms] = rows.map((line) => line.slice(2, -2).split(' | '));
    const words = terms.flatMap(([term = '']) => term.split(', '));
    expect(words.length).toBeGreaterThanOrEqual(MIN_TERMS);
    expect(new Set(words).size).toBe(words.length);
    expect(terms.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
    expect(new Set(terms.map(([term]) => term)).size).toBe(terms.length);
  });

  it('fit on a few screens', () => {
    expect(architecture.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });

  it('leave only what plain Node starts at the top of scripts/', () => {
    const loose = readdirSync('scripts', { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(loose.filter(({ name }) => !name.endsWith('.js')).map(({ name }) => name)).toEqual([]);
  });
});
