import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { textsOf } from '#app/test/markup/lines-of.ts';
import { PlaceLabel } from './place-label.tsx';
import { SplitNote } from './split-note.tsx';

const TOTAL = { totalStake: '7.5', max: '1234.5', min: '0', guaranteed: '0' };
const MOVED = [{ kind: 'oddsMoved', count: 1 }];
const label = (over: object, isShort = false, isRefused = false) =>
  textsOf(
    h(PlaceLabel, {
      summary: { currency: 'USDT', bets: 1, reasons: [], ...over } as unknown as WholeSummary,
      isShort,
      isRefused,
    }),
  );

it.each([
  ['no stake', {}, ['Place bet']],
  ['no stake, at other odds', { reasons: MOVED }, ['Accept and place']],
  ['one bet', { total: TOTAL }, ['Place bet for 7.50 USDT', 'returns up to 1,234.50 USDT']],
  ['three bets', { total: TOTAL, bets: 3 }, ['Place 3 bets for 7.50 USDT', 'returns up to 1,234.50 USDT']],
  [
    'other odds',
    { total: TOTAL, reasons: MOVED, bets: 3 },
    ['Accept and place 7.50 USDT', 'returns up to 1,234.50 USDT'],
  ],
])('what the button does with %s', (_, summary, lines) => expect(label(summary)).toEqual(lines));

it.each([
  ['a stake', { total: TOTAL }, ['Place 7.50 – returns 1,234.50 USDT']],
  ['a stake at other odds', { total: TOTAL, reasons: MOVED }, ['Accept and place 7.50 – returns 1,234.50 USDT']],
])('what the short button does with %s', (_, summary, lines) => expect(label(summary, true)).toEqual(lines));

it.each([
  ['a bet', false, {}, 'Place bet'],
  ['a bet in the tray', true, {}, 'Place bet'],
  ['a bet at other odds', false, { reasons: MOVED }, 'Accept and place'],
])('the button of %s that is not possible has no figures', (_, isShort, over, text) =>
  expect(label({ total: TOTAL, ...over }, isShort, true)).toEqual([text]),
);

const ticket = (game: string) => ({ ticket: { game } });
const match = (home: string) => ({ home, away: 'Away' });
const split = (over: object) =>
  textsOf(
    h(SplitNote, {
      summary: { bets: 0, tickets: [], staked: [], cricket: [], stakedCricket: [], ...over } as unknown as WholeSummary,
    }),
  );

it.each([
  ['one game', { tickets: [ticket('soccer'), ticket('soccer')] }, []],
  [
    'two games',
    { tickets: [ticket('soccer'), ticket('basketball'), ticket('soccer')] },
    ['Placed as 3 bets: Soccer + Basketball'],
  ],
  [
    'a game and a cricket match',
    { tickets: [ticket('soccer')], cricket: [match('Home')] },
    ['Placed as 2 bets: Soccer + Home – Away'],
  ],
  [
    'two games, of which one has a stake',
    {
      bets: 1,
      tickets: [ticket('soccer'), ticket('basketball')],
      staked: [ticket('soccer')],
      cricket: [match('Home')],
    },
    [],
  ],
  [
    'two cricket matches with stakes',
    { bets: 2, tickets: [ticket('soccer')], stakedCricket: [match('Home'), match('Guests')] },
    ['Placed as 2 bets: Home – Away + Guests – Away'],
  ],
])('into which bets a slip of %s is split', (_, summary, lines) => expect(split(summary)).toEqual(lines));
