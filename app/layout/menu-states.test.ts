// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
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
import { Watch } from './watch.tsx';
import { FRAME_PICKS_GAMES_ARE, MENU_OPEN_PRESS, WAY_ANOTHER_LANGUAGE } from './menu-states.facts.ts';

const GUEST = { isPlayer: false };
const PHONE = { isPhone: true };
const toggled = (newState: string, type = 'toggle') => send('[popover]', Object.assign(new Event(type), { newState }));
const open = () => toggled('open', 'beforetoggle');
const withPick = { before: ({ dispatch }: AppStore) => void dispatch(pickToggled(aPick())) };

it('each menu that is open, and each press in it', async () => {
  const hidden: string[] = [];
  const hidePopover = function hide(this: HTMLElement) {
    hidden.push(this.getAttribute('aria-label') ?? '');
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  };
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: hidePopover, configurable: true });
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the balance', h(Balance));
      await open();
      await states.note('its currencies');
      await toggled('closed', 'beforetoggle');
      await toggled('open');
      await states.note('it stays open');
      await toggled('closed');
      await states.note('it is closed');

      await states.draw('no messages', h(Messages));
      await open();
      await states.note('no messages, open');
      for (const kind of ['error', 'success'] as const)
        await act(async () => void states.store.dispatch(toastShown({ kind, text: 'toast.lngSettingError' } as never)));
      await states.note('messages came');

      await states.draw('the menu of the player', h(UserMenu));
      await open();
      await states.note('the menu is open');
      const names = pressable().map(nameOf);
      for (const name of names.slice(1)) {
        await states.drawAgain(h(UserMenu), {});
        await open();
        await states.press(name, `the menu: ${name}`);
        expect(hidden.splice(0)).toEqual([names[0]]);
      }
      const message = { id: 'm1', title: 'Hello', content: 'Text', at: '2026-03-14T11:00:00.000Z', is_read: false };
      for (const isDesktop of [true, false]) {
        await states.draw(`one unread message${isDesktop ? '' : ' on a phone'}`, h(UnreadMessages, { isDesktop }), {
          answers: { 'limit=1000': { data: { total: 1, messages: [message] } } },
        });
        await states.draw(`the tools of the player${isDesktop ? '' : ' on a phone'}`, h(PlayerTools, { isDesktop }));
        await states.draw(`unread messages${isDesktop ? '' : ' on a phone'}`, h(UnreadMessages, { isDesktop }), {
          answers: { '': 'empty' },
        });
      }
    },
    MENU_OPEN_PRESS,
  );
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

it('each way to another language', async () => {
  let done = 0;
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const change = vi.spyOn(english, 'changeLanguage');
      await states.draw('the list', h(LanguagePicker), { settings: () => ({ headerLanguages: ['en', 'es'] }) });
      await states.type('Language', 'es');
      await states.note('it could not be loaded');
      expect(change.mock.calls).toEqual([['es'], ['en']]);
      await states.draw('a list without the language of the page', h(LanguagePicker), {
        settings: () => ({ headerLanguages: ['es', 'pt'] }),
      });
      await states.draw('a list of all', h(LanguagePicker), {
        settings: ({ languages }) => ({ headerLanguages: languages }),
      });
      const has = vi.spyOn(english, 'hasResourceBundle').mockReturnValue(true);
      const form = h(LanguageForm, { onDone: () => void (done += 1) });
      await states.drawAgain(form, {});
      await states.press('Español', 'another is chosen');
      let end: (value: never) => void = () => undefined;
      change.mockReturnValue(new Promise((resolve) => (end = resolve)));
      await states.press('Save', 'it is being saved');
      await act(async () => end(undefined as never));
      await states.note(`saved, ${localStorage.getItem('slipway.language.v1')}`);
      change.mockRestore();
      has.mockRestore();
    },
    WAY_ANOTHER_LANGUAGE,
  );
  expect(done).toBe(1);
});

it('each state of the frame with picks, with games that are not open, and in other brands', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const notOpen = { settings: () => ({ notOpen: { pgGames: 'comingSoon', noah: 'underConstruction' } }) } as never;
      await states.draw('games that are not open', h(GameTabs), { ...(notOpen as object), address: '/game' });
      await states.press('Sports');
      await states.draw('a brand without sports', h(GameTabs), { settings: () => ({ sports: [] }), address: '/' });
      for (const [name, element] of Object.entries({
        menu: h(MobileMenu),
        navigation: h(MobileNav),
        bar: h(SlipBar),
      }))
        await states.draw(`the ${name} with a pick`, element, { ...PHONE, ...withPick, address: '/sport/soccer' });
      await states.press(nameOf(pressable()[0] as Element), 'the slip is opened');
      for (const row of ['placeCricketBet', 'openDeposit'] as const)
        await states.draw(`the bar while ${row} is sent`, h(SlipBar), {
          ...PHONE,
          before: ({ dispatch }) => void dispatch(moneySent({ key: 'k', row })),
        });
      for (const layout of ['panel', 'bar'] as const)
        for (const kind of [{ markSix: 'hkmarksix' }, { race: 'pk10' }] as const)
          await states.draw(`the ${layout} of ${JSON.stringify(kind)}`, h(PageSlip, { kind, layout } as never), {
            isPhone: layout === 'bar',
          });
      for (const address of ['/game-loader', '/game/play/pgGame/1'])
        await states.draw(`the bar at ${address}`, h(PageSlip, { kind: 'sports', layout: 'bar' }), { address });
      await states.draw('the panel at /game-loader', h(PageSlip, { kind: 'sports', layout: 'panel' }), {
        address: '/game-loader',
      });
      for (const slip of ['drawer', 'panel'])
        await states.draw(`the open slip of a brand with a ${slip}`, h(OverlayHost, { isDesktop: true }), {
          settings: ({ layout }) => ({ layout: { ...layout, slip } }) as never,
          before: ({ dispatch }) => void dispatch(overlayOpened({ kind: 'slip' })),
        });
      await states.draw('the menu of a brand with one language', h(MenuEntries, {}), {
        settings: ({ features }) => ({
          languages: ['en'],
          features: Object.fromEntries(Object.keys(features).map((each) => [each, false])) as never,
        }),
      });
      await states.draw('the footer without the text of its language', h(Footer), {
        settings: ({ features }) =>
          ({ footerText: { pt: 'Operador' }, defaultLanguage: 'pt', features: { ...features, chat: false } }) as never,
        answers: { '': { status: 400 } },
      });
      const says = {
        settings: ({ upstream }: { readonly upstream: object }) => ({
          upstream: { ...upstream, tellsSessionEnd: true },
        }),
      } as never;
      await states.draw('an upstream that says the end of a session', h(Watch), says);
      await states.draw('an upstream that says the end of a session, to a guest', h(Watch), {
        ...(says as object),
        ...GUEST,
      });
    },
    FRAME_PICKS_GAMES_ARE,
  );
});
