import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { itemsToggled, type DrawItem } from './draws/index.ts';
import { LotterySlip, MarkSixPage } from './lottery/index.ts';

import { RacePage, RaceSlip } from './racing/index.ts';

const PLAYER = DEMO_ACCOUNTS[0]?.email ?? '';
const number = (selection: number): DrawItem => ({
  key: `n${selection}`,
  choice: { kind: 'specialCode', selection },
  odds: '47.00',
});
const side = (selection: 'big' | 'small' | 'odd'): DrawItem => ({
  key: selection,
  choice: { market: 'place', place: 1, selection },
  odds: '1.98',
});
const horse: DrawItem = {
  key: 'horse',
  choice: { kind: 'specialCodeCombinationZodiacs', selection: ['horse'], level: 1 },
  odds: '1.95',
};

describe('the highest return of a bet on a draw', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  const pages = {
    hkmarksix: [
      <MarkSixPage key="page" game="hkmarksix" />,
      <LotterySlip key="slip" game="hkmarksix" layout="panel" />,
    ],
    pk10: [<RacePage key="page" game="pk10" />, <RaceSlip key="slip" game="pk10" layout="panel" />],
  };
  /** What a part of the page names it, in the order of the page. */
  const returns = (part: HTMLElement = document.body) =>
    within(part)
      .getAllByText('Highest possible return')
      .map((name) => name.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '));

  it.each<[string, keyof typeof pages, readonly DrawItem[], string, string]>([
    ['one of three special numbers', 'hkmarksix', [1, 2, 3].map(number), '5', '235.00 USDT'],
    ['85 % for the animal of the year', 'hkmarksix', [horse], '10', '16.575 USDT'],
    ['big or small of a place, not both', 'pk10', [side('big'), side('small'), side('odd')], '5', '19.80 USDT'],
  ])('is %s, in the slip, its review and the receipt', async (_, game, items, amount, highest) => {
    openDialogs();
    app = await renderApp('/', { signedInAs: PLAYER, element: pages[game] });
    // The page of the game takes the slip for its own.
    await app.screen.findAllByRole('toolbar');
    act(() => void app.store.dispatch(itemsToggled(items)));
    fireEvent.change(await app.screen.findByLabelText('Amount for each'), { target: { value: amount } });
    expect(returns()).toEqual([highest]);
    fireEvent.click(await app.screen.findByRole('button', { name: 'Review bet' }));
    const dialog = await app.screen.findByRole('dialog');
    expect(returns(dialog)).toEqual([highest]);
    fireEvent.click(await within(dialog).findByRole('button', { name: /^Place bet for/ }));
    await within(dialog).findByTestId('draw-receipt-id');
    expect(returns(dialog)).toEqual([highest]);
  });
});
