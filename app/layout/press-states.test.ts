// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
// What is lazy is there already, so that it is drawn at once.
import './header-player.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { FooterColumns } from './footer-columns.tsx';

const GUEST = { isPlayer: false };
const PHONE = { isPhone: true };

it('each press that opens something above the page', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    for (const [name, element, options, presses] of [
      ['the header of a guest', h(Header, { isDesktop: true }), GUEST, ['Sign in', 'Register']],
      ['the menu of a guest on a phone', h(MobileMenu), { ...PHONE, ...GUEST }, ['Sign in', 'Register']],
      ['the navigation on a phone', h(MobileNav), PHONE, ['Deposit']],
      ['the columns of the footer', h(FooterColumns), {}, ['Language']],
    ] as const) {
      await states.drawAgain(element, options);
      for (const pressed of presses) await states.press(pressed, `${name}: ${pressed}`);
    }
    await states.draw('the slip is open', h(MobileNav), {
      ...PHONE,
      before: ({ dispatch }) => void dispatch(overlayOpened({ kind: 'slip' })),
    });
  });
  await expect(text).toMatchFileSnapshot(statesFile('layout/presses'));
});
