import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { testBrands } from '#cli/test/brands.ts';
import { checkBrand } from './check-brand.ts';

const brands = testBrands(['harborlight']);
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  brands.restore();
});
afterAll(() => brands.remove());

/** The findings of the brand with other settings, as text. */
function said(settings: object): readonly string[] {
  const brand = JSON.parse(readFileSync(brands.file('harborlight'), 'utf8')) as object;
  writeFileSync(brands.file('harborlight'), JSON.stringify({ ...brand, ...settings }, null, 2));
  return checkBrand(brands.root, 'harborlight', process.cwd()).findings.map(
    ({ severity, key, message, advice }) => `${severity} ${key}: ${message} ${advice}`,
  );
}
const LAYOUT = { corners: 'soft', density: 'comfortable', banner: 'plain', elevation: 'lifted' };

describe('the home page', () => {
  it.each([
    [{ sports: [], layout: { ...LAYOUT, home: ['sports'] } }],
    [{ sports: ['365sports'], layout: { ...LAYOUT, home: ['cricket', 'sports'] } }],
    [
      {
        games: ['winfinity'],
        notOpen: { winfinity: 'comingSoon' },
        layout: { ...LAYOUT, home: ['lotteries', 'games'] },
      },
    ],
  ])('is empty where the brand has nothing for its blocks: %j', (settings) => {
    expect(said(settings)).toEqual([
      "warning layout.home: The home page is empty: the brand has nothing that its blocks could show. Add a block such as 'banners', or the sports and games of those that are listed.",
    ]);
  });

  it('is not, if one block has something', () => {
    expect(said({ layout: { ...LAYOUT, home: ['cricket', 'games'] }, games: ['noah'] })).toEqual([]);
  });

  it.each([
    [{ hero: 'poster' }, 'layout.hero and the tagline are'],
    [{ banner: 'art' }, 'banner.svg and the tagline are'],
    [{ banner: 'art', hero: 'strip' }, 'layout.hero, banner.svg and the tagline are'],
  ])('without banners does not show %j', (layout, what) => {
    expect(said({ layout: { ...LAYOUT, ...layout, home: ['sports'] } })).toEqual([
      `warning layout.home: Without 'banners' the home page has no first words: ${what} not shown. Add 'banners', or remove layout.hero and write "banner": "plain".`,
    ]);
  });
});

describe('money', () => {
  it.each([
    [{ quickStakes: ['5', '6000'] }, 'quickStakes.1: 6000 is above the highest stake (5000). Write a smaller amount.'],
    [{ quickStakes: ['0'] }, 'quickStakes.0: 0 adds nothing to a stake. Write a larger amount, or remove it.'],
    [{ quickStakes: ['0.001'] }, 'quickStakes.0: 0.001 is below the lowest stake (0.01). Write a larger amount.'],
    [{ quickStakes: ['5', '5.00'] }, 'quickStakes.1: 5.00 is there twice. Keep one of them.'],
    [
      { limits: { stake: { least: '0.01', most: '5000' }, deposit: { least: '0', most: '0' } } },
      'limits.deposit.most: The maximum deposit is 0: no deposit can be made. Write a larger amount.',
    ],
    [
      {
        accumulatorBonus: [
          { matches: 6, rate: '0.05' },
          { matches: 4, rate: '0.1' },
        ],
      },
      'accumulatorBonus.0.rate: 6 matches pay less (0.05) than 4 matches (0.1). Write a higher share, or lower the one before.',
    ],
    [
      { rules: { disabledRegions: { cricket: ['XX'] } } },
      'rules.disabledRegions.cricket.0: \'XX\' is the code of no country. Write a code of ISO 3166 such as "BR".',
    ],
    [
      { rules: { disabledRegions: { cricket: ['UK'] } } },
      'rules.disabledRegions.cricket.0: \'UK\' is the code of no country. Write "GB".',
    ],
  ])('that makes no sense is a warning: %j', (settings, line) => {
    expect(said(settings)).toEqual([`warning ${line}`]);
  });
});

describe('the day until which the contact is right', () => {
  const until = (contactUntil: string) => said({ security: { contact: 'mailto:a@b.example', contactUntil } });

  it.each(['2026-11-23', '2027-11-23'])('may be %s', (day) => {
    expect(until(day)).toEqual([]);
  });

  it.each([
    ['soon', 'must be a day as YYYY-MM-DD, such as 2027-06-30 Found "soon"; expected a value of that form.'],
    ['2027-02-30', 'is no day of the calendar Found "2027-02-30"; expected a value of that form.'],
  ])('cannot be %s', (day, line) => {
    expect(until(day)).toEqual([`error security.contactUntil: security.contactUntil: ${line}`]);
  });

  it.each([
    [
      '2026-11-22',
      '2026-11-22 is past: who reads security.txt does not trust the address any more. Look at the address, and write a day within a year.',
    ],
    ['2027-11-24', '2027-11-24 is more than a year ahead (RFC 9116). Write a day within a year.'],
  ])('is a warning where it is %s', (day, line) => {
    expect(until(day)).toEqual([`warning security.contactUntil: ${line}`]);
  });
});
