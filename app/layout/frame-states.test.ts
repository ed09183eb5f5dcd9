// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Brand, PageBrand } from '#contract/brand';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { pressKey, send } from '#app/test/markup/send.ts';
import { moneySent } from '#app/api/money/money-slice.ts';
import { toastShown } from '#app/store/toast-slice.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/account/session/forms/session-forms.tsx';
import './footer/footer.tsx';
import './header-player.tsx';
import './search/search.tsx';
import './slip-bar.tsx';
import './watch.tsx';
import { Arrival } from './arrival.tsx';
import { Footer } from './footer/footer.tsx';
import { FrameEnd } from './frame-end.tsx';
import { GameTabs } from './game-tabs.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LanguageForm } from './language/language-form.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { Messages } from './messages/messages.tsx';
import { UnreadMessages } from './messages/unread-messages.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { PageSlip } from './page-slip.tsx';
import { rememberSearch } from './search/recent-searches.ts';
import { Search } from './search/search.tsx';
import { Shell } from './shell.tsx';
import { SlipBar } from './slip-bar.tsx';
import {
  CHOICE_LANGUAGE_ARRIVAL,
  KEY_OPENS_SEARCH_CAME,
  LAYOUT_FRAME_BRANDS_LEAVE,
  SEARCHED,
} from './frame-states.facts.ts';

const PHONE = { isPhone: true };
const FIELD = 'input[role="combobox"]';
const SEARCH = 'Search sports, leagues, teams, games and pages';

it('each state of the search', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the search', h(Search));
      await pressKey(FIELD, 'ArrowDown');
      await states.note('no arrow without options');
      await states.type(SEARCH, 'al');
      for (const [key, init] of [
        ['ArrowUp', {}],
        ['ArrowUp', {}],
        ['ArrowDown', {}],
        ['ArrowDown', {}],
        ['ArrowDown', { isComposing: true }],
        ['a', {}],
        ['Enter', {}],
      ] as const) {
        await pressKey(FIELD, key, init);
        await states.note(`${key} ${JSON.stringify(init)}`);
      }
      await states.type(SEARCH, 'cric');
      await states.note('another text');
      await pressKey(FIELD, 'Enter');
      await states.note('the first is opened');
      await states.drawAgain(h(Search), { before: () => ['al', 'cric'].forEach((each) => rememberSearch(each)) });
      await states.note('recent ones');
      await pressKey(FIELD, 'ArrowUp');
      await states.note('the last recent one');
      await send('[role="option"]', new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      await send('[role="option"]', new MouseEvent('click', { bubbles: true, cancelable: true }));
      await states.note('a recent one is searched again');
      await states.type(SEARCH, '');
      await states.press('Clear recent searches', 'recent ones are forgotten');
      const box = document.querySelector('input[type="checkbox"]') as HTMLElement;
      for (const name of ['the key is off', 'the key is on']) {
        await act(async () => box.click());
        await states.note(name);
      }
      await states.drawAgain(h(Search), { answers: { '': 'none' } });
      await states.type(SEARCH, 'zzz');
      await states.note('searching');
    },
    SEARCHED,
  );
});

it('each key that opens the search, and what came in', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the tools', [h(HeaderTools, { key: 1 }), h('input', { key: 2 }), h('p', { key: 3 })]);
      for (const [selector, key, init] of [
        ['p', 'a', {}],
        ['p', '/', { ctrlKey: true }],
        ['p', '/', { metaKey: true }],
        ['p', '/', { altKey: true }],
        ['div > input', '/', {}],
        ['p', '/', {}],
        ['p', '/', {}],
      ] as const) {
        await pressKey(selector, key, init);
        await states.note(`${key} ${JSON.stringify(init)} in ${selector}`);
      }
      for (const kind of ['error', 'success'] as const)
        await states.draw(`messages after one of ${kind}`, h(Messages), {
          before: ({ dispatch }) => void dispatch(toastShown({ kind, text: 'toast.lngSettingError' } as never)),
        });
      await states.draw('unread messages', h(UnreadMessages, { isDesktop: false }), PHONE);
    },
    KEY_OPENS_SEARCH_CAME,
  );
});

const layoutOf = (over: object, page: Partial<PageBrand> = {}) => ({
  settings: ({ layout }: Brand) => ({ layout: { ...layout, ...over }, ...page }) as Partial<PageBrand>,
});

it('each layout of the frame, and what brands leave out', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const page = (path: string) =>
        h(Routes, {}, h(Route, { element: h(Shell) }, h(Route, { path: '*', element: h('p', {}, `page ${path}`) })));
      for (const navigation of ['side', 'top', 'bottom'])
        for (const isPhone of [true, false])
          await states.draw(`navigation ${navigation}${isPhone ? ' on a phone' : ''}`, page('/'), {
            ...layoutOf({ navigation, slip: isPhone ? 'panel' : 'drawer' }),
            isPhone,
            address: '/sport/soccer',
          });
      await states.draw('a page without a slip', page('/'), { ...layoutOf({ slip: 'panel' }), address: '/promotions' });
      for (const path of ['/game/play/pgGame/1', '/'])
        await states.draw(`the bar at ${path}`, h(PageSlip, { kind: 'sports', layout: 'bar' }), {
          ...PHONE,
          address: path,
        });
      await states.draw('the bar while a bet is checked', h(SlipBar), {
        ...PHONE,
        before: ({ dispatch }) => void dispatch(moneySent({ key: 'k', row: 'placeBet' })),
      });
      const empty = {
        settings: () => ({
          social: [],
          sponsors: [],
          languages: ['en'],
          headerLanguages: ['en'],
          lotteries: [],
          sports: [],
          games: [],
          liveGames: [],
          walletGames: [],
        }),
      } as never;
      const some = {
        settings: () => ({
          social: [],
          sponsors: [{ name: 'Sponsor', logo: 'sponsor.svg', url: 'https://sponsor.example/' }],
          headerLanguages: ['pt'],
        }),
      } as never;
      for (const [name, options] of [
        ['little', empty],
        ['sponsors', some],
      ] as const) {
        await states.draw(`the footer of a brand with ${name}`, h(Footer), options);
        await states.draw(`the language of a brand with ${name}`, h(LanguagePicker), options);
        await states.draw(`the games of a brand with ${name}`, h(GameTabs), options);
        await states.draw(`the navigation of a brand with ${name}`, h(MobileNav), { ...(options as object), ...PHONE });
      }
      await states.draw('games on their page', h(GameTabs), { address: '/game' });
    },
    LAYOUT_FRAME_BRANDS_LEAVE,
  );
});

it('each choice of a language, each arrival and each letter of the specification', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      let done = 0;
      const form = h(LanguageForm, { onDone: () => void (done += 1) });
      for (const [name, answer] of [
        ['not answered', 'none'],
        ['failed', { status: 400 }],
      ] as const) {
        await states.drawAgain(form, {});
        await states.press('Español', `Español is chosen`);
        states.answer({ '': answer });
        await states.press('Save', `saved: ${name}`);
      }
      expect(done).toBe(0);
      await states.drawAgain(h(LanguagePicker), { settings: () => ({ headerLanguages: ['en', 'es'] }) });
      await states.type('Language', 'more');
      await states.note(`all languages: ${JSON.stringify(states.store.getState().overlay)}`);

      await states.draw(
        'the end of the painted frame',
        h('main', { id: 'main', tabIndex: -1 }, h(Arrival, { mainId: 'main' }), h(FrameEnd)),
      );
    },
    CHOICE_LANGUAGE_ARRIVAL,
  );
});
