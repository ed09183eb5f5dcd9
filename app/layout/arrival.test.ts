// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { send } from '#app/test/markup/send.ts';
import { Arrival } from './arrival.tsx';

it('goes to the top of another page, and to its content, unless a dialog is open', async () => {
  const scrolls: unknown[] = [];
  await statesOf({}, async (states) => {
    vi.stubGlobal('scrollTo', (...to: unknown[]) => void scrolls.push(to));
    const page = (isOpen: boolean) => [
      h(Link, { key: 1, to: '/my-bets' }, 'My bets'),
      h('dialog', { key: 2, open: isOpen }),
      h('main', { key: 3, id: 'main', tabIndex: -1 }),
      h(Arrival, { key: 4, mainId: 'main' }),
    ];
    for (const isOpen of [false, true]) {
      await states.drawAgain(page(isOpen), { address: '/promotions' });
      expect(scrolls.splice(0)).toEqual([]);
      const focus = vi.spyOn(document.querySelector('main') as HTMLElement, 'focus');
      await send('a', new MouseEvent('click', { bubbles: true, cancelable: true }));
      // The router changes the page in a transition: not within the click.
      await vi.waitFor(() => expect(scrolls).toEqual([[0, 0]]));
      scrolls.length = 0;
      expect(focus.mock.calls).toEqual(isOpen ? [] : [[{ preventScroll: true }]]);
    }
  });
});
