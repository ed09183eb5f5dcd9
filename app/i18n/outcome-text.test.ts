import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { betTypes, NAMED_PASSES, OUTCOMES } from '#engine/sports';
import type { MarketKind } from '#contract/entities';
import { outcomeText } from './outcome-text.ts';
import { betName, betNames, passText, stringNames } from './pass-text.ts';

const i18n = i18next.createInstance();
beforeAll(async () => {
  const resources = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { markets: JSON.parse(readFileSync(`app/locales/${language}/markets.json`, 'utf8')) as object },
    ]),
  );
  await i18n.init({ lng: 'en', fallbackLng: false, resources, interpolation: { escapeValue: false } });
});

const KINDS = ['wl', 'handicap', 'correct_score', 'goals', 'half', 'bs', 'mv', 'up'] as const;
const teams = { home: 'Calder Vale', away: 'Royal Aster' };
const en = (market: MarketKind, outcome: string, line?: string) =>
  outcomeText(i18n.getFixedT('en', 'markets'), { market, outcome, ...teams, line });

describe('outcomes in words', () => {
  it('names every market from the home side', () => {
    expect(en('wl', 'w')).toBe('Calder Vale to win');
    expect(en('handicap', 'w', '-1')).toBe('Calder Vale (−1)');
    expect(en('handicap', 'l', '-1')).toBe('Royal Aster (+1)');
    expect(en('handicap', 'd', '+2')).toBe('Handicap draw (Calder Vale +2)');
    expect(en('handicap', 'l', '1.5')).toBe('Royal Aster (−1.5)');
    expect(en('handicap', 'w', '0')).toBe('Calder Vale (0)');
    expect(en('correct_score', '2:1')).toBe('2:1');
    expect(en('correct_score', 'l_other')).toBe('Any other Royal Aster win');
    expect(en('goals', '1')).toBe('1 goal');
    expect(en('goals', '7+')).toBe('7 or more goals');
    expect(en('half', 'dw')).toBe('Draw / Calder Vale');
    expect(en('bs', 'big', '168.5')).toBe('Over 168.5');
    expect(en('mv', 'away 6-10')).toBe('Royal Aster by 6-10 points');
    expect(en('mv', 'home 26+')).toBe('Calder Vale by 26 or more points');
    expect(en('up', 'ds')).toBe('Under 3 goals, odd');
  });

  it.each(LANGUAGES)('%s has a name of its own for each outcome of a market, none of them a key', (language) => {
    const t = i18n.getFixedT(language, 'markets');
    for (const game of ['soccer', 'basketball', 'bd'] as const) {
      for (const market of KINDS) {
        const outcomes = OUTCOMES[game][market] ?? [];
        const texts = outcomes.map((outcome) => outcomeText(t, { market, outcome, ...teams, line: '-1' }));
        expect(new Set(texts).size).toBe(outcomes.length);
        expect(texts.join(' ')).not.toMatch(/\{\{|undefined|(^| )(wl|up|half|other|goals|margin)[.M]/);
      }
    }
  });

  it('names a bet by the trade, and its detail by both names', () => {
    const t = i18n.getFixedT('en', 'markets');
    const both = (matchCount: number, ...passes: readonly string[]) => {
      const bet = { game: 'soccer', passes, matchCount } as const;
      return [betName(t, bet), betNames(t, bet)];
    };
    expect(both(4, '2-string-1', '4-string-1', '4-string-11')).toEqual(['Yankee', 'Yankee (4 String 11)']);
    expect(both(3, '2-string-1')).toEqual(['Double', 'Double (2 String 1)']);
    expect(both(4, 'Lucky 15')).toEqual(['Lucky 15', 'Lucky 15']);
    expect(both(1, 'single')).toEqual(['Single', 'Single']);
    expect(both(3, '2-string-1', '3-string-1')[0]).toBe('Trixie');
    expect(both(4, '2-string-1', '3-string-1')).toEqual([
      'Double + Treble',
      'Double (2 String 1) + Treble (3 String 1)',
    ]);
    expect(both(2, 'of a newer upstream')).toEqual(['of a newer upstream', 'of a newer upstream']);
    const zh = i18n.getFixedT('zh', 'markets');
    expect(betNames(zh, { game: 'soccer', passes: ['2-string-1'], matchCount: 3 })).toBe('2串1');
  });

  it.each<[pass: string, matches: number, all: readonly string[], labels: readonly string[]]>([
    ['single', 1, ['single'], []],
    ['3-string-1', 3, ['3-string-1'], ['3 String 1']],
    ['2-string-1', 8, ['2-string-1', '8-string-28', '8-pick-2'], ['2 String 1', '8 String 28']],
    ['5-string-26', 5, ['5-string-26', 'Canadian', 'Super Yankee'], ['5 String 26']],
    ['4-string-5', 4, ['4-string-5'], []],
  ])('a type of %s on %i matches has the labels of the specification as second names', (pass, matches, all, labels) => {
    const [type] = betTypes([pass], matches);
    expect(type && stringNames(i18n.getFixedT('en', 'markets'), type, all)).toEqual(labels);
  });

  it.each(LANGUAGES)('%s has a name of its own for each full cover', (language) => {
    const t = i18n.getFixedT(language, 'markets');
    const names = NAMED_PASSES.filter(({ system }) => system === 'uk').map(({ name }) => passText(t, name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.join(' ')).not.toMatch(/\{\{|pass\./);
  });

  it('calls passes by their names', () => {
    const t = i18n.getFixedT('en', 'markets');
    expect(
      ['single', '2-string-1', '3-string-1', '4-string-1', '3-string-4', 'Super Heinz'].map((pass) =>
        passText(t, pass),
      ),
    ).toEqual(['Single', 'Double', 'Treble', '4-fold', '3 String 4', 'Super Heinz']);
  });
});
