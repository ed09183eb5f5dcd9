import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { BirthDate, isAdult } from './birth-date.ts';

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

describe('a date of birth', () => {
  it.each(['1990-05-17', '2000-02-29', '1900-01-01', '2026-12-31'])('%s is a day', (text) => {
    expect(v.is(BirthDate, text)).toBe(true);
  });

  it.each([
    '1990-02-30',
    '1900-02-29',
    '2001-13-01',
    '2001-00-10',
    '1899-12-31',
    '90-05-17',
    '17/05/1990',
    '',
    '1990-5-7',
  ])('%j is none', (text) => {
    expect(v.is(BirthDate, text)).toBe(false);
  });
});

describe('being of age', () => {
  it.each([
    ['2008-03-14', '2026-03-14', true],
    ['2008-03-15', '2026-03-14', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2006-03-01', '2024-02-29', false],
    ['2006-02-28', '2024-02-29', true],
  ])('born %s, on %s: %s', (birthDate, today, expected) => {
    expect(isAdult(birthDate, today)).toBe(expected);
  });

  it('comes once and stays, and is there after 18 years and never before', () => {
    const aDay = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2060, 0, 1) }).map(dayOf);
    fc.assert(
      fc.property(aDay, aDay, aDay, (birth, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        if (isAdult(birth, earlier)) expect(isAdult(birth, later)).toBe(true);
        const years = Number(one.slice(0, 4)) - Number(birth.slice(0, 4)) - (one.slice(5) < birth.slice(5) ? 1 : 0);
        expect(isAdult(birth, one)).toBe(years >= 18);
      }),
    );
  });
});
