import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { priceItems } from '#app/features/betting/slip/pricing/price-items.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { createStore } from '#app/store/store.ts';
import { english } from '#app/test/markup/english.ts';
import { openBooking, shortCode } from '#engine/booking';
import { BookingShare } from './booking-share.tsx';
import { ShareButton } from './share-button.tsx';

const SHORT = shortCode(255);
const ITEMS = [aPick(), aPick({ matchId: 'm2', odds: '2.25' })];
/** What a link of the picks opens. */
const PICKS = {
  slips: [
    {
      game: 'soccer',
      passes: ['2-string-1'],
      matches: [
        { id: 'm1', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] },
        { id: 'm2', picks: [{ market: 'wl', outcome: 'w', odds: '2.25' }] },
      ],
    },
  ],
  cricket: [],
};

interface Device {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
}

/** A browser that has, or lacks, a menu for sharing and a clipboard. */
function on({ share, writeText }: Device): void {
  if (share !== undefined) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}
const refuse = () => Promise.reject(new Error('not allowed'));

async function open(
  element: ReactNode,
  answer: () => Promise<Response> = async () => new Response('', { status: 404 }),
) {
  const store = createStore(createTransport({ fetch: answer, idempotency: 'keyed' }), false);
  render(
    <Provider store={store}>
      <I18nextProvider i18n={english}>{element}</I18nextProvider>
    </Provider>,
  );
  await settled();
}
/** Once what was called has answered. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.restoreAllMocks();
});

describe('a slip that is shared', () => {
  const slip = { items: ITEMS, mode: 'combined', coupons: {}, stakes: {} } as const;
  const share = <BookingShare slip={slip} priced={priceItems(ITEMS, {}, 'none')} cricket={[]} />;
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Booking code' });
  const stored = async () => Response.json({ code: 0, msg: '', data: { code: SHORT } });
  const LINK = `${location.origin}/booking/${SHORT}`;

  it('has a code of its own, and the short one of the upstream once it is stored', async () => {
    on({});
    await open(share);
    expect(openBooking(field().value)).toEqual(PICKS);
    expect([field().rows, field().dataset['short']]).toEqual([1, undefined]);
    cleanup();
    await open(share, stored);
    expect([field().value, field().rows, field().dataset['short']]).toEqual([SHORT, 1, 'true']);
  });

  it('is selected whole in its field', async () => {
    on({});
    await open(share, stored);
    act(() => field().focus());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, SHORT.length]);
  });

  it('is given to the menu of the device as a link, and closing the menu is no failure', async () => {
    const shared: ShareData[] = [];
    on({ share: async (data) => void shared.push(data) });
    await open(share, stored);
    expect(buttons()).toEqual(['Copy the link', 'Share the slip']);
    await press('Share the slip');
    on({ share: refuse });
    await press('Share the slip');
    expect(shared).toEqual([{ url: LINK }]);
    expect([buttons(), said()]).toEqual([['Copy the link', 'Share the slip'], '']);
  });

  it('is copied as a link, which is then said', async () => {
    const copied: string[] = [];
    on({ writeText: async (text) => void copied.push(text) });
    await open(share, stored);
    expect([buttons(), said()]).toEqual([['Copy the link'], '']);
    await press('Copy the link');
    expect(copied).toEqual([LINK]);
    expect([buttons(), said()]).toEqual([['Copied'], 'Copied']);
  });

  it('is not said to be copied where that is not allowed', async () => {
    on({ writeText: refuse });
    await open(share, stored);
    await press('Copy the link');
    expect([buttons(), said()]).toEqual([['Copy the link'], '']);
  });

  it('has three rows for a long code', async () => {
    on({});
    const many = Array.from({ length: 9 }, (_, index) => aPick({ matchId: `match-${index}` }));
    await open(<BookingShare slip={{ ...slip, items: many }} priced={priceItems(many, {}, 'none')} cricket={[]} />);
    expect(field().rows).toBe(3);
  });

  it('is nothing without picks', async () => {
    on({});
    await open(<BookingShare slip={{ ...slip, items: [] }} priced={[]} cricket={[]} />);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a bet that is shared', () => {
  const bet = { items: ITEMS, coupon: { passes: ['2-string-1'], bankers: [] } };
  const button = <ShareButton bet={{ bet: bet as never }} />;
  const picksOf = (link: string | undefined) => {
    const { origin, pathname } = new URL(link ?? '');
    expect(origin).toBe(location.origin);
    expect(pathname.startsWith('/booking/')).toBe(true);
    return openBooking(pathname.slice('/booking/'.length));
  };

  it('is given to the menu of the device, and not copied, also where the menu is closed without a choice', async () => {
    const shared: ShareData[] = [];
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    on({ share: async (data) => void shared.push(data), writeText });
    await open(button);
    await press('Share');
    expect(shared.map((data) => Object.keys(data))).toEqual([['url']]);
    expect(picksOf(shared[0]?.url)).toEqual(PICKS);
    on({ share: refuse, writeText });
    await press('Share');
    expect([copied, buttons(), said()]).toEqual([[], ['Share'], '']);
  });

  it('is copied where there is no such menu, which is then said', async () => {
    const copied: string[] = [];
    on({ writeText: async (text) => void copied.push(text) });
    await open(button);
    await press('Share');
    expect(copied.map(picksOf)).toEqual([PICKS]);
    expect([buttons(), said(), screen.queryByRole('textbox')]).toEqual([['Copied'], 'Copied', null]);
  });

  it('is shown where copying is not allowed, whole and selected', async () => {
    on({ writeText: refuse });
    await open(button);
    await press('Share');
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy the link' });
    expect(picksOf(link.value)).toEqual(PICKS);
    act(() => link.focus());
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
    expect([buttons(), said()]).toEqual([['Share'], '']);
  });

  it('of cricket has its picks with the odds of the bet, and a bet without picks has no button', async () => {
    const copied: string[] = [];
    on({ writeText: async (text) => void copied.push(text) });
    const cricket = { matchId: 'c1', home: 'Home', away: 'Away', picks: [{ id: 'p1', odd: '3.5' }] };
    await open(<ShareButton bet={{ cricket: cricket as never }} />);
    await press('Share');
    expect(copied.map(picksOf)).toEqual([
      { slips: [], cricket: [{ matchId: 'c1', picks: [{ id: 'p1', odds: '3.5' }] }] },
    ]);
    cleanup();
    await open(<ShareButton bet={{}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
