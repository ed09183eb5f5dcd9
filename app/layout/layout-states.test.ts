// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { type Player, signedIn, signedOut } from '#app/store/session-slice.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/account/account/currency-menu.tsx';
import '#app/features/account/protection/index.ts';
import '#app/features/account/session/forms/session-forms.tsx';
import '#app/features/around/invite/index.ts';
import './invite-overlay.tsx';
import { messagesCame } from '#app/features/around/support/chat-slice.ts';
import '#app/features/around/support/index.ts';
import '#app/features/betting/my-bets/index.ts';
import '#app/features/betting/slip/slip-part.ts';
import '#app/features/betting/slip/placing/placing-slice.ts';
import './header-player.tsx';
import './literal.tsx';
import './wallet/wallet-pages.tsx';
import { FlagOverlays } from './flag-overlays.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import { LanguageForm } from './language/language-form.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { ProtectionSlot, SessionSlot } from './protection-slots.tsx';
import { Search } from './search/search.tsx';
import { SideNav } from './side-nav.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { ToastHost } from './toast-host.tsx';
import { WalletFromAddress } from './wallet-from-address.tsx';
import { toastShown } from '#app/store/toast-slice.ts';

const nothing = () => undefined;
const GUEST = { isPlayer: false };
const PHONE = { isPhone: true };

describe('the frame around the pages', () => {
  it('has a header with the balance, the way home, messages, wallet and account; its wallet opens over the page', () =>
    statesOf({ notesOverlays: true }, async (states) => {
      await states.draw('the header', h(Header, { isDesktop: true }));
      states.shows('link "Harborlight"', '"1,000.00"', 'button "Change the currency, now USDT"', 'link "Search"');
      states.shows('combobox "Language" = "English"', 'link "Private messages: 2 unread messages"');
      await states.press('Wallet');
      expect(states.text()).toContain('above [{"kind":"wallet","type":"deposit"}');
    }));

  it('asks a guest to sign in or register', () =>
    statesOf({}, async (states) => {
      await states.draw('the header of a guest', h(Header, { isDesktop: true }), GUEST);
      states.shows('button "Sign in"', 'button "Register"', 'combobox "Language" = "English"');
      states.lacks('Wallet', 'Balance');
    }));

  it('has on a phone a menu, the account and the balance', () =>
    statesOf({}, async (states) => {
      await states.draw('the header on a phone', h(Header, { isDesktop: false }), PHONE);
      states.shows('link "Open the menu"', 'button "Your account"', 'status "2 2 unread messages"');
      states.shows('region "Change the currency, now USDT"');
    }));

  it('has a navigation that marks where one is', () =>
    statesOf({}, async (states) => {
      await states.draw('the navigation', h(SideNav), { address: '/sport/soccer' });
      states.shows('button "Sports" [pressed]', 'link "Soccer" [current]', 'link "Home"', 'link "My bets"');
      states.shows('group "Sports or games"');
      await states.draw('the navigation on a phone', h(MobileNav), { ...PHONE, address: '/my-bets' });
      states.shows('link "My bets" [current]', 'link "Sports"', 'link "Games"', 'button "Deposit"', 'link "Support"');
    }));

  it('counts answers of the support that were not read', () =>
    statesOf({}, async (states) => {
      const message = { id: '1', cursor: 1, from: 'support', name: 'Kim', text: 'hi', at: '2026-03-14T11:00:00.000Z' };
      await states.draw('the navigation', h(MobileNav), {
        ...PHONE,
        before: ({ dispatch }) => void dispatch(messagesCame([message as never])),
      });
      states.shows('link "Support 1"');
    }));

  it('has a menu on a phone with everything, whether it can be read or not; its slip opens over the page', () =>
    statesOf({ notesOverlays: true }, async (states) => {
      const ways = ['link "Soccer"', 'link "Basketball"', 'link "BD soccer"', 'button "Have a booking code?"'];
      await states.draw('the menu', h(MobileMenu), PHONE);
      states.shows('button "Games"', 'link "Profile"', 'link "Private messages 2"', 'link "Cricket"', ...ways);
      await states.press('Bet slip');
      expect(states.text()).toContain('above [{"kind":"slip"}');
      await states.draw('the menu, refused', h(MobileMenu), { ...PHONE, answers: { '': { status: 400 } } });
      states.shows('button "Bet slip"', ...ways);
    }));

  it('ends with who operates the site, and that no money is at stake', () =>
    statesOf({}, async (states) => {
      await states.draw('the footer', h(Footer));
      states.shows('"Play responsibly. 18+. This is a demonstration: no real money is at stake."');
      states.shows('"Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."');
      states.shows('"Registration: KVK 00012345"', '"Licence EGB/2025/0117, Example Gaming Board"');
    }));

  it('says a toast in a region that is there before it, and lets it go', () =>
    statesOf({}, async (states) => {
      await states.draw('a toast', h(ToastHost), {
        before: ({ dispatch }) => void dispatch(toastShown({ kind: 'error', text: 'Not placed' } as never)),
      });
      await states.pass(0.2);
      states.shows('status "Not placed"', 'button "Close this message"');
      await states.pass(10);
      states.lacks('Not placed');
      expect(states.store.getState().toast).toMatchObject({ shown: [], past: [{ kind: 'error', text: 'Not placed' }] });
    }));
});

describe('what is over the pages', () => {
  it('languages by their own names; one whose texts are not there is not taken', () =>
    statesOf({}, async (states) => {
      await states.draw('languages', h(LanguageForm, { onDone: nothing }));
      states.shows('radio "English" [checked]', 'radio "Bahasa Indonesia"', 'radio "日本語"', 'radio "Español"');
      await states.press('中文');
      states.shows('radio "中文" [checked]');
      await states.press('Save');
      states.shows('alert "The language could not be changed. Please try again."');
    }));

  it('the search says what can be looked for, how much it has found, and when it has nothing', () =>
    statesOf({}, async (states) => {
      const field = 'Search sports, leagues, teams, games and pages';
      const found = async (text: string, ...facts: readonly string[]) => {
        await states.type(field, text);
        await states.note(text);
        states.shows(...facts);
      };
      await states.draw('the search', h(Search));
      states.shows(`combobox "${field}" [focused]`, 'checkbox "Open the search with the / key" [checked]');
      states.shows('"Look for a sport, a league, a team, a match, a game or a page."');
      await found('al', 'status "13 results"', 'group "Sports"', 'option "All sports Sports"');
      await found('dep', 'status "7 results"', 'group "Teams"', 'option "Deportivo Serrano BD soccer"');
      await found('zzz', 'status "Nothing found. Check the spelling or type fewer letters."');
    }));

  /** What a flag of the address opens. */
  const flag = (states: States, name: string) =>
    states.draw(name, h(FlagOverlays, { isDesktop: true }), { address: `/?${name}=true` });
  it('the overlays that an address opens (section 2): my bets, support, chat, invitation', () =>
    statesOf({}, async (states) => {
      await flag(states, 'mybet');
      states.shows('heading "My bets"', 'button "All bets" [pressed]', 'button "Active" [pressed]');
      await flag(states, 'support');
      states.shows('heading "Live support"', 'link "Live chat"', 'link "E-mail help@harborlight.example"');
      await flag(states, 'chat');
      states.shows('status "Connecting…"', 'button "Send" [disabled]');
      states.shows('sends POST /sports/api/v1/messagesync {"cursor":0}');
      await flag(states, 'invite');
      states.shows('heading "Invite friends"', '"R000001"');
      states.shows('"http://localhost:3000/registration?inviteCode=R000001"');
    }));

  const overlay = (states: States, opened: Parameters<typeof overlayOpened>[0], options = {}) =>
    states.draw(opened.kind, h(OverlayHost, { isDesktop: opened.kind !== 'slip' }), {
      isPhone: opened.kind === 'slip',
      before: ({ dispatch }) => void dispatch(overlayOpened(opened)),
      ...options,
    });
  it('sign-in with its warning, languages, and an empty slip', () =>
    statesOf({}, async (states) => {
      await overlay(states, { kind: 'signIn' });
      states.shows('heading "Sign in"');
      expect(states.text()).toContain('Betting can be addictive.');
      await overlay(states, { kind: 'language' });
      states.shows('heading "Language"', 'radio "English" [checked]');
      await overlay(states, { kind: 'slip' });
      states.shows('heading "Bet slip"', '"Your bet slip is empty"', 'button "Slip settings"');
    }));

  it.each([
    ['deposit', 'button "Crypto" [pressed]', 'radio "USDT TRC-20 TronGate 10.00 to 20,000.00 USDT No fee" [checked]'],
    ['withdraw', 'radio "USDT TRC-20 TronGate 2.00 to 20,000.00 USDT Fee: 1.00 USDT" [checked]'],
    ['transfer', '"Available: 1,000.00 USDT"', '"Receiver"'],
    ['games', 'button "Into the game" [pressed]', '"0.00 USDT"'],
    ['history', 'button "All" [pressed]', '"+1,000.00 USDT"'],
  ] as const)('the wallet at its page %s', (type, ...facts) =>
    statesOf({}, async (states) => {
      await overlay(states, { kind: 'wallet', type });
      states.shows('heading "Wallet"', `button "${type[0]?.toUpperCase()}${type.slice(1)}" [pressed]`, ...facts);
    }),
  );

  it('sign-in in the place of the wallet, for a guest', () =>
    statesOf({ notesOverlays: true }, async (states) => {
      await overlay(states, { kind: 'wallet', type: 'deposit' }, GUEST);
      expect(states.text()).toContain('above [{"kind":"signIn"}');
      states.shows('"E-mail, mobile or user name"', '"Password"');
    }));

  it('the wallet of an address, which is then without it', () =>
    statesOf({ notesOverlays: true }, async (states) => {
      const both = [h(WalletFromAddress, { key: 1 }), h(OverlayHost, { key: 2, isDesktop: true })];
      await states.draw('the wallet', both, { address: '/?wallet=withdraw' });
      states.shows('heading "Wallet"', '"From 2.00 to 20,000.00 USDT · Available: 1,000.00 USDT"', 'replaces /');
    }));

  it('the slip of a phone, with its settings', () =>
    statesOf({}, async (states) => {
      await states.draw('the slip', h(SlipSheet, { shape: 'sheet' }), PHONE);
      states.shows('region "Bet slip"', '"Tap on odds to add a selection."', '"Have a booking code?"');
      await states.press('Slip settings');
      states.shows('button "Slip settings" [expanded]');
    }));
});

it('who signs in for the first time under uk is welcomed by what the law asks, once', () =>
  statesOf({ profile: 'uk' }, async (states) => {
    const news = '"This is your first sign-in."';
    await states.draw('a player who was signed in before', h(ProtectionSlot));
    states.lacks(news);
    const player = states.store.getState().session.player as Player;
    await act(async () => void states.store.dispatch(signedOut({ because: 'left' })));
    await act(async () => void states.store.dispatch(signedIn(player)));
    await states.note('signed in again');
    states.shows(news);
    await states.press('Understood');
    states.lacks(news);
  }));

it('a guest has nothing of a session above the page', () =>
  statesOf({ profile: 'uk' }, async (states) => {
    await states.draw('no session', [h(SessionSlot, { key: 1 }), h(ProtectionSlot, { key: 2 })], GUEST);
    expect(states.text()).toBe('');
  }));
