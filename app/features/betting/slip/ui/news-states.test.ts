// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h, useState } from 'react';
import { expect, it } from 'vitest';
import { english } from '#app/test/markup/english.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { SlipNews } from './slip-news.tsx';

const priced = (matchId: string, state: 'open' | 'suspended' = 'open'): PricedItem => {
  const item = aPick({ matchId, home: `Home ${matchId}`, away: `Away ${matchId}` });
  return { item, bet: item, state } as PricedItem;
};
const SLIPS: Readonly<Record<string, readonly PricedItem[]>> = {
  one: [priced('m1')],
  two: [priced('m1'), priced('m2')],
  suspended: [priced('m1', 'suspended'), priced('m2')],
};

/** A slip that is another one at each press. */
function Slips() {
  const [name, setName] = useState('one');
  return [
    ...Object.keys(SLIPS).map((each) => h('button', { key: each, onClick: () => setName(each) }, each)),
    h(SlipNews, { key: 'news', priced: SLIPS[name] ?? [] }),
  ];
}

it('added and suspended picks are announced, and cleared after a removal and in another language', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw('one pick at first', h(Slips));
      await states.press('two', 'one added');
      await states.press('one', 'one removed');
      await states.press('two', 'added back');
      await states.press('suspended', 'one suspended');
      const said = () => document.querySelector('[role=status]')?.textContent;
      expect(said()).not.toBe('');
      await act(() => english.changeLanguage('tr'));
      expect(said()).toBe('');
      await act(() => english.changeLanguage('en'));
    },
    `
    # one pick at first
    button "one"
    button "two"
    button "suspended"
    # one added
    status "Home m2 to win, Home m2 – Away m2: added to the bet slip"
    # one suspended
    status "Home m1 to win, Home m1 – Away m1: Suspended for the moment"
  `,
  );
});
