import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * ARCHITECTURE.md draws the tree: what is not in the drawing cannot be found by it, and what is drawn has to be there. That
 * the imports are as drawn is held by the lint rules (import-directions.test.ts).
 */
const drawing = readFileSync('ARCHITECTURE.md', 'utf8');
const DRAWN = ['app/features', 'app', 'engine', 'simulator', 'cli', 'contract', 'fixtures', 'scripts'] as const;

const foldersOf = (place: string): string[] =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The words of a section: from its heading to the next. */
function sectionOf(text: string, place: string): Set<string> {
  const [, section = ''] = text.split(`\n## ${place}/\n`);
  return new Set(section.split('\n## ')[0]?.match(/[a-z][\w-]*/gi) ?? []);
}

const missing = (text: string, place: (typeof DRAWN)[number]): string[] => {
  const words = sectionOf(text, place === 'app/features' ? 'app' : place);
  return foldersOf(place).filter((name) => !words.has(name));
};

describe('the drawing of the tree', () => {
  it.each(DRAWN)('names every folder of %s', (place) => {
    expect(missing(drawing, place)).toEqual([]);
  });

  it.each(DRAWN)('misses a folder of %s that is taken out of it (canary)', (place) => {
    const [name = ''] = foldersOf(place);
    expect(missing(drawing.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), ''), place)).toContain(name);
  });

  it('names every folder at the top', () => {
    const [, section = ''] = /^# Architecture\n([\s\S]*?)\n## /.exec(drawing) ?? [];
    const versioned = foldersOf('.').filter((name) => !/^\.|^(?:node_modules|dist|coverage|reports|sites)$/.test(name));
    expect(versioned.length).toBeGreaterThan(8);
    expect(versioned.filter((name) => !new RegExp(`^${name}/ `, 'm').test(section))).toEqual([]);
  });

  it('finds no loose script but those that plain Node starts', () => {
    const loose = readdirSync('scripts', { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(loose.filter(({ name }) => !name.endsWith('.js')).map(({ name }) => name)).toEqual([]);
  });

  it('names no feature that is not there', () => {
    const [, list = ''] = /^features\/\s+((?:.+\n\s+)*.+)$/m.exec(drawing) ?? [];
    const drawn =
      list
        .split(/\napi\/|\n(?=\S)/)[0]
        ?.trim()
        .split(/\s+/) ?? [];
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter((name) => !foldersOf('app/features').includes(name))).toEqual([]);
  });
});
