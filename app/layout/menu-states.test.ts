// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { act, createElement as h } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moneySent } from '#app/api/money/money-slice.ts';
import { pickToggled } from '#app/features/betting/slip/index.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import type { AppStore } from '#app/store/store.ts';
import { english } from '#app/test/markup/english.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { nameOf, pressable } from '#app/test/markup/pressable.ts';
import { send } from '#app/test/markup/send.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/account/account/currency-menu.tsx';
import '#app/features/account/protection/index.ts';
import '#app/features/betting/lottery/index.ts';
import '#app/features/betting/racing/index.ts';
import './language/language-form.tsx';
import './slip-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { GameTabs } from './game-tabs.tsx';
import { Balance, PlayerTools } from './header-player.tsx';
import { LanguageForm } from './language/language-form.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { Messages } from './messages/messages.tsx';
import { UnreadMessages } from './messages/unread-messages.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { PageSlip } from './page-slip.tsx';
import { SlipBar } from './slip-bar.tsx';
import { UserMenu } from './user-menu.tsx';

const PHONE = { isPhone: true };
const SOCCER = { ...PHONE, address: '/sport/soccer' };
const toggled = (newState: string, type = 'toggle') => send('[popover]', Object.assign(new Event(type), { newState }));
const open = () => toggled('open', 'beforetoggle');
const withPick = { before: ({ dispatch }: AppStore) => void dispatch(pickToggled(aPick())) };

describe('what opens below the header', () => {
  /** Popovers that were closed by the page. */
  const hidden: string[] = [];
  beforeEach(() => {
    function hide(this: HTMLElement) {
      hidden.push(this.getAttribute('aria-label') ?? '');
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
    }
    Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: hide, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));

  it('the balance has its currencies with their minimum bets, until they are closed', () =>
    statesOf({}, async (states) => {
      const usdt = 'radio "USDT Minimum bets: sports 0.01, lotteries 1.00" [checked]';
      await states.draw('the balance', h(Balance));
      states.shows('"1,000.00"', 'button "Change the currency, now USDT"');
      states.lacks('Minimum bets');
      await open();
      await states.note('its currencies');
      states.shows(usdt, '"Minimum bets: sports 0.06, lotteries 5.44"', '"Minimum bets: sports 0.84, lotteries 83.12"');
      await toggled('closed', 'beforetoggle');
      await toggled('open');
      await states.note('it stays open');
      states.shows(usdt);
      await toggled('closed');
      await states.note('it is closed');
      states.lacks('Minimum bets');
    }));

  it('the bell has what toasts have said, or that there was nothing', () =>
    statesOf({}, async (states) => {
      await states.draw('no messages', h(Messages));
      await open();
      await states.note('no messages, open');
      states.shows('"No messages yet."');
      const toast = { kind: 'error', text: 'toast.lngSettingError' } as const;
      await act(async () => void states.store.dispatch(toastShown(toast)));
      await states.note('a message came');
      states.shows('"The language could not be changed. Please try again."');
      states.lacks('No messages yet');
    }));

  it('the menu of the player closes with each press, which does what it says', () =>
    statesOf({ notesOverlays: true }, async (states) => {
      await states.draw('the menu of the player', h(UserMenu));
      await open();
      await states.note('the menu is open');
      for (const link of ['Invite friends', 'Promotions', 'Player protection', 'Live support'])
        states.shows(`link "${link}"`);
      const [menu = '', ...names] = pressable().map(nameOf);
      for (const name of names) {
        await states.drawAgain(h(UserMenu), {});
        await open();
        await states.press(name);
        expect(hidden.splice(0)).toEqual([menu]);
        if (name === 'Language') expect(states.text()).toContain('above [{"kind":"language"}');
        if (name === 'Sign out') states.shows('goes to /');
      }
      expect(names).toEqual(expect.arrayContaining(['Language', 'Sign out']));
    }));

  it('unread messages are counted at their link, on a phone at the account', () =>
    statesOf({}, async (states) => {
      const message = { id: 'm1', title: 'Hello', content: 'Text', at: '2026-03-14T11:00:00.000Z', is_read: false };
      const one = { answers: { 'limit=1000': { data: { total: 1, messages: [message] } } } };
      const none = { answers: { '': 'empty' } } as const;
      const draw = (isDesktop: boolean, options: object) =>
        states.draw('unread messages', h(UnreadMessages, { isDesktop }), options);
      await draw(true, one);
      states.shows('link "Private messages: 1 unread message"');
      await draw(true, none);
      states.shows('link "Private messages"');
      await draw(false, one);
      states.shows('status "1 1 unread message"');
      await draw(false, none);
      states.lacks('unread');
    }));

  it('a desktop has messages, wallet and profile beside the account, a phone only the count', () =>
    statesOf({}, async (states) => {
      await states.draw('the tools', h(PlayerTools, { isDesktop: true }));
      states.shows('link "Private messages: 2 unread messages"', 'button "Wallet"', 'link "Profile"');
      await states.draw('the tools on a phone', h(PlayerTools, { isDesktop: false }));
      states.shows('status "2 2 unread messages"', 'button "Your account"');
      states.lacks('Wallet', 'Profile');
    }));
});

describe('another language', () => {
  it('that cannot be loaded is said by a toast, and the former one stays', () =>
    statesOf({}, async (states) => {
      const change = vi.spyOn(english, 'changeLanguage');
      await states.draw('the list', h(LanguagePicker), { settings: () => ({ headerLanguages: ['en', 'es'] }) });
      states.shows('combobox "Language" = "English"');
      await states.type('Language', 'es');
      await states.note('it could not be loaded');
      expect(change.mock.calls).toEqual([['es'], ['en']]);
      expect(states.store.getState().toast.shown).toMatchObject([{ kind: 'error', text: 'toast.lngSettingError' }]);
    }));

  it('stays in the list of a header that leaves it out, which leads to the others', () =>
    statesOf({}, async (states) => {
      const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
      await states.draw('some', h(LanguagePicker), { settings: () => ({ headerLanguages: ['es', 'pt'] }) });
      expect(options()).toEqual(['Español', 'Português', 'English', 'More languages…']);
      await states.draw('all', h(LanguagePicker), { settings: ({ languages }) => ({ headerLanguages: languages }) });
      expect(options()).not.toContain('More languages…');
    }));

  it('is saved once its texts are there; until then the button is busy', () =>
    statesOf({}, async (states) => {
      let done = 0;
      vi.spyOn(english, 'hasResourceBundle').mockReturnValue(true);
      const change = vi.spyOn(english, 'changeLanguage');
      await states.draw('languages', h(LanguageForm, { onDone: () => void (done += 1) }));
      await states.press('Español');
      states.shows('radio "Español" [checked]', 'radio "English"');
      let end: (value: never) => void = () => undefined;
      change.mockReturnValue(new Promise((resolve) => (end = resolve)));
      await states.press('Save');
      states.shows('button "Save" [busy, disabled]');
      expect(done).toBe(0);
      await act(async () => end(undefined as never));
      expect([done, localStorage.getItem('slipway.language.v1')]).toEqual([1, '"es"']);
    }));
});

describe('the frame', () => {
  it('opens games where the address is one of theirs, and marks those that are not open', () =>
    statesOf({}, async (states) => {
      const settings = () => ({ notOpen: { pgGames: 'comingSoon', noah: 'underConstruction' } }) as never;
      await states.draw('games', h(GameTabs), { settings, address: '/game' });
      states.shows('button "Games" [pressed]', 'button "Sports"', 'heading "Lotteries"', 'heading "Casino games"');
      states.shows('link "PG Games soon"', 'link "Noah off"');
      await states.press('Sports');
      states.shows('button "Sports" [pressed]', 'button "Games"', 'link "Soccer"', 'link "Basketball"');
      await states.draw('a brand without sports', h(GameTabs), { settings: () => ({ sports: [] }) });
      states.shows('link "Hong Kong Mark Six"', 'link "Macau Mark Six"', 'link "Galloping Mark Six"');
    }));

  it('of a phone marks the sport of the address in menu and navigation', () =>
    statesOf({}, async (states) => {
      await states.draw('the menu', h(MobileMenu), { ...SOCCER, ...withPick });
      states.shows('link "Soccer" [current]', 'link "BD soccer"', 'link "Cricket"', 'link "365 Sports"');
      states.shows('button "Bet slip 1"');
      await states.draw('the navigation', h(MobileNav), { ...SOCCER, ...withPick });
      states.shows('link "Sports" [current]', 'link "Games"', 'button "Deposit"', 'link "Support"');
    }));

  it('has a bar for the slip with a pick, and while a bet is checked', () =>
    statesOf({ notesOverlays: true }, async (states) => {
      await states.draw('a pick', h(SlipBar), { ...SOCCER, ...withPick });
      states.shows('status "1 selection on the bet slip"', 'status "Enter a stake."', 'button "Place bet" [disabled]');
      await states.press(nameOf(pressable()[0] as Element), 'the slip is opened');
      expect(states.text()).toContain('above [{"kind":"slip"}');
      const sent = (row: 'placeCricketBet' | 'openDeposit') =>
        states.draw(row, h(SlipBar), {
          ...PHONE,
          before: ({ dispatch }) => void dispatch(moneySent({ key: 'k', row })),
        });
      await sent('placeCricketBet');
      states.shows('status "0 selections on the bet slip"', 'button "0 Bet slip"');
      await sent('openDeposit');
      states.lacks('button');
    }));

  it('has the slip of the page beside it: sports, a lottery, a race; none below a game in a frame', () =>
    statesOf({}, async (states) => {
      const slip = (kind: unknown, layout: string, options = {}) =>
        states.draw('the slip', h(PageSlip, { kind, layout } as never), options);
      await slip({ markSix: 'hkmarksix' }, 'panel');
      states.shows('heading "Lottery slip"', '"Nothing selected yet"', '"For draw 20525"');
      await slip({ race: 'pk10' }, 'panel');
      states.shows('"For draw 5911632"', '"Nothing selected yet"');
      await slip('sports', 'panel', { address: '/game-loader' });
      states.shows('heading "Bet slip"', '"Your bet slip is empty"', 'button "Slip settings"');
      for (const address of ['/game-loader', '/game/play/pgGame/1']) {
        await slip('sports', 'bar', { address });
        expect(states.text()).toBe('');
      }
    }));

  it('of a brand with a drawer opens the slip over the page', () =>
    statesOf({}, async (states) => {
      await states.draw('the drawer', h(OverlayHost, { isDesktop: true }), {
        settings: ({ layout }) => ({ layout: { ...layout, slip: 'drawer' } }) as never,
        before: ({ dispatch }) => void dispatch(overlayOpened({ kind: 'slip' })),
      });
      states.shows('heading "Bet slip"', 'button "Close"');
    }));

  it('of a brand with one language and few features leaves their entries out', () =>
    statesOf({}, async (states) => {
      await states.draw('the menu', h(MenuEntries, {}), {
        settings: ({ features }) => ({
          languages: ['en'],
          features: Object.fromEntries(Object.keys(features).map((each) => [each, false])) as never,
        }),
      });
      states.shows('link "Profile"', 'link "My bets"', 'link "Reports"', 'link "Private messages 2"');
      states.shows('link "Support"');
      states.lacks('Language', 'Invite friends');
    }));

  it('ends with who operates it, whatever the upstream says', () =>
    statesOf({}, async (states) => {
      await states.draw('the footer', h(Footer), {
        settings: ({ features }) =>
          ({ footerText: { pt: 'Operador' }, defaultLanguage: 'pt', features: { ...features, chat: false } }) as never,
        answers: { '': { status: 400 } },
      });
      states.shows('"Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."');
      states.shows('"Registration: KVK 00012345"', '"Licence EGB/2025/0117, Example Gaming Board"');
      states.shows('"© 2026 Harborlight. All rights reserved."', '"Operador"', 'link "Support"');
    }));
});
