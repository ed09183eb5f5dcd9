import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ThemeTokens } from '#contract/brand';
import { contrastRatio } from './contrast.ts';
import { nearestPassing } from './nearest-passing.ts';
import { TOKEN_PAIRS } from './token-pairs.ts';

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const colourOf = (body: string, property: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*var\\(--color-([a-z-]+)\\)`).exec(body)?.[1];

const rules = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(path.join('app', file), 'utf8').matchAll(RULE)].map(([, selector = '', body = '']) => ({
      where: `${file} ${selector.trim().split('\n').at(-1)?.trim()}`,
      front: colourOf(body, 'color'),
      back: colourOf(body, 'background(?:-color)?'),
      used: [...body.matchAll(/--color-([a-z-]+)/g)].map(([, token = '']) => token),
    })),
  );
const fronts = new Set<string>(TOKEN_PAIRS.map(({ front }) => front));
const isPair = (front: string, back: string): boolean =>
  TOKEN_PAIRS.some(
    (pair) => (pair.front === front && pair.back === back) || (pair.front === back && pair.back === front),
  );

describe("the pairs of colours, against the app's style sheets", () => {
  it('knows every two that one rule lays over each other', () => {
    const paired = rules.filter(({ front, back }) => front !== undefined && back !== undefined);
    expect(paired.length).toBeGreaterThan(15);
    expect(paired.filter(({ front = '', back = '' }) => !isPair(front, back)).map(({ where }) => where)).toEqual([]);
  });

  it('knows every colour that is used for text', () => {
    const grounds = new Set(['chrome']);
    const isKnown = (front: string, back = '') => fronts.has(front) || grounds.has(front) || isPair(front, back);
    const unknown = rules.filter(({ front, back }) => front !== undefined && !isKnown(front, back));
    expect(unknown.map(({ where }) => where)).toEqual([]);
  });

  it('every colour that is used is a token of the brand', () => {
    const tokens = Object.keys(ThemeTokens.entries);
    expect([...new Set(rules.flatMap(({ used }) => used))].filter((token) => !tokens.includes(token))).toEqual([]);
  });
});

describe('contrast', () => {
  it("is WCAG's: 21 for black on white, 1 for a colour on itself, 4.54 for #767676 on white", () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#2f5f82', '#2f5f82')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('offers the nearest colour that passes, and none where there is none', () => {
    expect(nearestPassing('#777777', '#ffffff', 4.5)).toBe('#767676');
    for (const colour of ['#ff9f2e', '#8a97a4', '#12e4d1', '#c2185b'])
      for (const ground of ['#ffffff', '#1c2f3e', '#0b4a2d', '#f5e8e1'])
        expect(contrastRatio(nearestPassing(colour, ground, 4.5) ?? ground, ground)).toBeGreaterThanOrEqual(4.5);
    expect(nearestPassing('#808080', '#777777', 7)).toBeUndefined();
  });
});
