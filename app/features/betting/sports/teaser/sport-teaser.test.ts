// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { SportTeaser } from './sport-teaser.tsx';

const FIRST = 'soccer?start=0&limit=6';

/** Draws the first matches of a sport. @returns whether they said that they are there, or will not be */
async function isSettled(states: States, options: Parameters<States['draw']>[2] = {}): Promise<boolean> {
  let settled = 0;
  await states.draw('the first matches', h(SportTeaser, { onSettled: () => void (settled += 1) }), options);
  return settled > 0;
}

it('the first matches of a sport can be bet on at once', () =>
  statesOf({}, async (states) => {
    expect(await isSettled(states)).toBe(true);
    states.shows(
      'heading "Live now"',
      'button "Soccer" [pressed]',
      'link "View all: Soccer"',
      'button "Puerto Sol to win, 1.01"',
      'button "Favourite match: Puerto Sol against Halcyon"',
    );
  }));

it('another sport has its own first matches', () =>
  statesOf({}, async (states) => {
    await isSettled(states);
    await states.press('Basketball');
    states.shows('button "Basketball" [pressed]', 'heading "Sat, Mar 14 Adriatic Hoops League"');
    states.lacks('Puerto Sol');
  }));

it('first matches that fail say so, and are read again when asked', () =>
  statesOf({}, async (states) => {
    expect(await isSettled(states, { answers: { [FIRST]: { status: 400 } } })).toBe(true);
    states.shows('alert "The matches could not be loaded. Try again"', 'link "View all: Soccer"');
    states.answer({});
    await states.press('Try again');
    states.shows('link "65′ 2nd half Round-the-World Club Cup Puerto Sol 2 Halcyon 0"');
    states.lacks('could not be loaded');
  }));

it('a sport without matches says so', () =>
  statesOf({}, async (states) => {
    expect(await isSettled(states, { answers: { [FIRST]: 'empty' } })).toBe(true);
    states.shows('"No matches can be bet on right now."');
  }));

it('first matches that are late keep what follows them waiting', () =>
  statesOf({}, async (states) => {
    expect(await isSettled(states, { answers: { [FIRST]: 'none' } })).toBe(false);
    states.shows('status "Loading matches"');
  }));

it.each([
  ['one sport has its matches', ['bd'], 'link "01:20 PM Eskelund Bahía Nueva"'],
  ['no such sport has none, and holds nothing up', ['cricket'], undefined],
] as const)('a brand of %s', (_, sports, fact) =>
  statesOf({}, async (states) => {
    expect(await isSettled(states, { settings: () => ({ sports: [...sports] }), isPhone: true })).toBe(true);
    if (fact === undefined) expect(states.text()).toBe('');
    else states.shows(fact);
  }),
);
