import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { nextLeapDay, placesOf } from './places.ts';

it('the next leap day is still to come', () => {
  expect(nextLeapDay(new Date('2026-11-28'))).toBe('2028-02-29');
  expect(nextLeapDay(new Date('2028-02-29T00:00:00Z'))).toBe('2032-02-29');
  expect(nextLeapDay(new Date('2096-03-01'))).toBe('2104-02-29');
});

it('no two places share an order, a zone, a language or a day', () => {
  const places = placesOf(new Date('2026-11-28'));
  for (const part of ['seed', 'zone', 'language', 'day'] as const)
    expect(new Set(places.map((place) => place[part])).size).toBe(places.length);
});

it('a process has the clock of another day', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--require', './scripts/config/other-day.cjs', '-p', 'new Date().toISOString() + Date.now()'],
    { encoding: 'utf8', env: { ...process.env, SLIPWAY_DAY: '2028-02-29', NODE_OPTIONS: '' } },
  );
  expect(stdout).toMatch(/^2028-02-29T.*Z18/);
});
