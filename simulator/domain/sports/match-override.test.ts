import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MatchOverride } from './match-override.ts';

const refused = (values: readonly object[]) =>
  values.flatMap((value) => {
    const { success, issues } = v.safeParse(MatchOverride, value);
    return success ? [] : issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  });

it('takes scores, odds and lines as texts', () => {
  const right = [
    ...['0:0', '10:9', '102:100', '1:123'].map((ft) => ({ result: { ft, ht: '0:0' } })),
    ...['1', '1.85', '1234567.123456'].map((odds) => ({ odds: { 'wl w': odds } })),
    ...['-1', '+1.5', '0', '12.5'].map((handicap) => ({ handicap })),
    ...['2.5', '198.5'].map((total) => ({ total })),
    { void: true, suspended: ['wl'], start_time: '2026-03-14T12:00:00.000Z' },
  ];
  expect(right.map((value) => v.parse(MatchOverride, value))).toEqual(right);
});

it('names what is none', () => {
  expect(
    refused([
      ...['1', '1:', '1:1234', '1000:1', 'a1:1', '1:1b', '-1:0'].map((ft) => ({ result: { ft, ht: '0:0' } })),
      ...['0.5', '01', '1.1234567', '12345678', '1,5', 'x1', '1x'].map((odds) => ({ odds: { 'wl w': odds } })),
      ...['1.25', '100', '--1', '1.5x'].map((handicap) => ({ handicap })),
      ...['198', '1985.5', '198.0', '1.55'].map((total) => ({ total })),
    ]),
  ).toEqual([
    ...Array.from({ length: 7 }, () => 'result.ft: must be home:away'),
    ...Array.from({ length: 7 }, () => 'odds.wl w: must be decimal odds as text'),
    ...Array.from({ length: 4 }, () => 'handicap: must be a line like "-1" or "+1.5"'),
    ...Array.from({ length: 4 }, () => 'total: must be a line like "198.5"'),
  ]);
});
