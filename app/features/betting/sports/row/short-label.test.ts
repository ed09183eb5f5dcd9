import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { MarketKind } from '#contract/entities';
import { shortLabel } from './short-label.ts';
import type { Words } from './use-words.ts';

const i18n = i18next.createInstance();
beforeAll(async () => {
  const sports = JSON.parse(readFileSync('app/locales/en/sports.json', 'utf8')) as object;
  await i18n.init({ lng: 'en', fallbackLng: false, resources: { en: { sports } } });
});

const OUTCOMES: Readonly<Record<MarketKind, readonly string[]>> = {
  wl: ['w', 'd', 'l'],
  handicap: ['w', 'd', 'l'],
  half: ['ww', 'dl', 'lw'],
  bs: ['big', 'small'],
  mv: ['home 1-5', 'away 26+'],
  correct_score: ['2:1', 'w_other', 'd_other', 'l_other'],
  goals: ['0', '7+'],
  up: ['w', 'l'],
};

it('the short label of each outcome of each market', () => {
  const words = { t: i18n.t } as unknown as Words;
  const labels = Object.entries(OUTCOMES).map(([kind, outcomes]) => [
    kind,
    ...outcomes.map((outcome) => shortLabel(words, kind as MarketKind, outcome)),
  ]);
  expect(labels).toEqual([
    ['wl', '1', 'X', '2'],
    ['handicap', '1', 'X', '2'],
    ['half', '1/1', 'X/2', '2/1'],
    ['bs', 'Over', 'Under'],
    ['mv', '1-5', '26+'],
    ['correct_score', '2:1', 'Other', 'Other', 'Other'],
    ['goals', '0', '7+'],
    ['up', 'w', 'l'],
  ]);
});
