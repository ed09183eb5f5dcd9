import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { createStore } from '#app/store/store.ts';
import { english } from '#app/test/markup/english.ts';
import { bookPicks, shortCode } from '#engine/booking';
import { BookingEntry } from './booking-entry.tsx';

const SHORT = shortCode(255);
const PACKED = bookPicks({
  slips: [
    {
      game: 'soccer',
      passes: ['single'],
      matches: [{ id: 'm1', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] }],
    },
  ],
  cricket: [],
});
const DAMAGED = 'This booking code is damaged, cut off or mistyped. Check it and try again.';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore(undefined, false);
  store.dispatch(overlayOpened({ kind: 'slip' }));
  render(
    <Provider store={store}>
      <I18nextProvider i18n={english}>
        <MemoryRouter>
          <BookingEntry />
          <Address />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Have a booking code?' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const outcome = () => [
  screen.getByRole('status').textContent,
  store.getState().overlay.kind,
  screen.queryByRole('alert')?.textContent,
];

it.each([
  ['a short code', SHORT, SHORT],
  ['a code that holds its picks', PACKED, PACKED],
  ['a code between spaces', `  ${SHORT} `, SHORT],
  ['a link of this site', `${location.origin}/booking/${SHORT}?from=chat`, SHORT],
])('opens %s, and closes the slip that the form is in', (_, typed, code) => {
  type(typed);
  fireEvent.click(button());
  expect(outcome()).toEqual([`/booking/${code}`, 'none', undefined]);
});

it.each([
  ['a damaged code', `${PACKED}X`, DAMAGED],
  ['no code', 'hello', DAMAGED],
  [
    'a link of another site',
    `https://another.example/booking/${SHORT}`,
    'This link belongs to another site. Its bets cannot be opened here.',
  ],
  ['a long text', 'A'.repeat(4_001), 'This is longer than any booking code. Paste only the code or its link.'],
])('says of %s why it is not opened, until something else is typed', (_, typed, why) => {
  type(typed);
  fireEvent.click(button());
  expect(outcome()).toEqual(['/', 'slip', why]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
  type(SHORT);
  expect(outcome()).toEqual(['/', 'slip', undefined]);
});

it.each(['', '  '])('cannot open "%s"', (typed) => {
  type(typed);
  expect(button().disabled).toBe(true);
});
