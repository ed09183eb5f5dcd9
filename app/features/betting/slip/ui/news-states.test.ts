// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h, useState } from 'react';
import { expect, it } from 'vitest';
import { english } from '#app/test/markup/english.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { SuspendedNews } from './slip-news.tsx';

const priced = (matchId: string, state: 'open' | 'suspended' = 'open'): PricedItem => {
  const item = aPick({ matchId, home: `Home ${matchId}`, away: `Away ${matchId}` });
  return { item, bet: item, state } as PricedItem;
};
const SLIPS: Readonly<Record<string, readonly PricedItem[]>> = {
  two: [priced('m1'), priced('m2')],
  suspended: [priced('m1', 'suspended'), priced('m2')],
};

/** A slip that is another one at each press. */
function Slips() {
  const [name, setName] = useState('two');
  return [
    ...Object.keys(SLIPS).map((each) => h('button', { key: each, onClick: () => setName(each) }, each)),
    h(SuspendedNews, { key: 'news', priced: SLIPS[name] ?? [] }),
  ];
}

it('a pick is announced each time it is suspended, and cleared in another language', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw('two picks', h(Slips));
      await states.press('suspended', 'one suspended');
      const said = () => document.querySelector('[role=status]')?.textContent;
      const first = said();
      expect(first).not.toBe('');
      await states.press('two', 'it goes on');
      expect(said()).toBe('');
      await states.press('suspended', 'it stops again');
      expect(said()).toBe(first);
      await act(() => english.changeLanguage('tr'));
      expect(said()).toBe('');
      await act(() => english.changeLanguage('en'));
    },
    `
    # one suspended
    status "Home m1 to win, Home m1 – Away m1: Suspended for the moment"
  `,
  );
});
