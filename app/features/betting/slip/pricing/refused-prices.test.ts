import { expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { priceItems } from './price-items.ts';
import { refusedPrices } from './refused-prices.ts';

const listed = (odds: string): Match => ({
  match_id: 'm1',
  game: 'soccer',
  league: { id: 'l1', name: 'League' },
  home: 'Home',
  away: 'Away',
  start_time: '2026-03-01T15:00:00.000Z',
  state: 'scheduled',
  markets: [{ kind: 'wl', status: 'open', outcomes: [{ outcome: 'w', odds }] }],
});
const refusedFor = (moved: unknown, reason = 'oddsChanged') => {
  const error = { kind: 'refused', status: 409, reason, detail: { moved } } as ApiError;
  return refusedPrices([{}, { error }]);
};
const MOVED = { match_id: 'm1', kind: 'wl', outcome: 'w', was: '1.85', now: '7.70' };
/** What the player is asked to accept: the odds of the next press. */
const asked = (list: string, moved: unknown, reason?: string) =>
  priceItems([aPick({ odds: '1.85' })], { soccer: [listed(list)] }, 'none', refusedFor(moved, reason))[0]?.moved?.odds;

it.each([
  ['the price of the refusal, while the list shows the refused one', '1.85', [MOVED], '7.70'],
  ['the same, however the list writes it', '1.850', [MOVED], '7.70'],
  ['the price of the list, once that is another one', '8.00', [MOVED], '8.00'],
  ['nothing, for the price of another pick', '1.85', [{ ...MOVED, match_id: 'm2' }], undefined],
  ['nothing, for what is no price', '1.85', [{ ...MOVED, now: '1e9' }, 'moved'], undefined],
  ['nothing, for a detail that is no list', '1.85', { now: '7.70' }, undefined],
] as const)('after changed odds the next press accepts %s', (_, list, moved, odds) => {
  expect(asked(list, moved)).toBe(odds);
});

const onLine = (line: string, odds: string): Match => ({
  ...listed(odds),
  markets: [{ kind: 'handicap', status: 'open', handicap_val: line, outcomes: [{ outcome: 'w', odds }] }],
});
const LINE_MOVED = { ...MOVED, kind: 'handicap', line: { was: '-1', now: '-2' }, now: '2.90' };
/** Odds and line that the player is asked to accept. */
const askedOnLine = (list: Match, pick: Parameters<typeof aPick>[0]) => {
  const item = aPick({ market: 'handicap', ...pick });
  const [priced] = priceItems([item], { soccer: [list] }, 'any', refusedFor([LINE_MOVED]));
  return priced?.moved && [priced.moved.odds, priced.moved.line];
};

it('after a changed line the next press accepts line and price of the refusal, until the list has another line', () => {
  const sent = { odds: '1.85', line: '-1' };
  expect(askedOnLine(onLine('-1', '1.85'), sent)).toEqual(['2.90', '-2']);
  expect(askedOnLine(onLine('-3', '3.50'), sent)).toEqual(['3.50', '-3']);
  // Once it is accepted, nothing is asked any more.
  expect(askedOnLine(onLine('-1', '1.85'), { odds: '2.90', line: '-2' })).toBeUndefined();
});

it('a refusal for another reason changes no price', () => {
  expect(asked('1.85', [MOVED], 'limitsExceeded')).toBeUndefined();
});

it('once the price of the refusal is accepted, nothing is asked any more', () => {
  const [priced] = priceItems([aPick({ odds: '7.70' })], { soccer: [listed('1.85')] }, 'none', refusedFor([MOVED]));
  expect([priced?.moved, priced?.bet.odds]).toEqual([undefined, '7.70']);
});
