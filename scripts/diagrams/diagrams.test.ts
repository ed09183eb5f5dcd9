import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DARK, DIAGRAMS, diagramNames, draw, LIGHT } from './draw.ts';

const PAGES = [
  'ARCHITECTURE.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => path.join('docs', name)),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(file, 'utf8'));

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe('the diagrams of the documents', () => {
  it.each(diagramNames())('%s.svg is as `npm run docs -- diagrams` draws it, and some page shows it', async (name) => {
    const svg = await draw(name);
    expect(readFileSync(path.join(DIAGRAMS, `${name}.svg`), 'utf8')).toBe(svg);
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(PAGES.some((page) => page.includes(`${DIAGRAMS.replace('docs/', '')}/${name}.svg)`))).toBe(true);
    expect(svg).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org\/)/);
  });

  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('have texts that can be read on every ground, %s', (_, { ink, line, ...grounds }) => {
    for (const [name, ground] of Object.entries(grounds))
      expect(contrast(ink, ground), `ink on ${name}`).toBeGreaterThanOrEqual(7);
    expect(contrast(line, grounds.ground)).toBeGreaterThanOrEqual(3);
  });
});
