// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
// What is lazy is there already, so that it is drawn at once.
import './header-player.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { FooterColumns } from './footer/footer-columns.tsx';

const GUEST = { isPlayer: false };
const PHONE = { isPhone: true };

it('each press that opens something above the page', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
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
    },
    `
    # the header of a guest: Sign in
    above [{"kind":"signIn"},{"shown":[],"past":[],"next":1}]
    link "Harborlight"
    combobox "Language" = "English"
    # the header of a guest: Register
    above [{"kind":"register"},{"shown":[],"past":[],"next":1}]
    # the menu of a guest on a phone: Sign in
    button "Sports" [pressed]
    button "Games"
    link "Soccer"
    link "Basketball"
    # the navigation on a phone: Deposit
    goes to /profile?wallet=deposit
    link "Sports"
    link "Games"
    button "Deposit"
    # the columns of the footer: Language
    above [{"kind":"language"},{"shown":[],"past":[],"next":1}]
    heading "Support"
    heading "Games"
    heading "Sports"
    # the slip is open
    link "My bets"
    link "Support"
    navigation "Main"
  `,
  );
});
