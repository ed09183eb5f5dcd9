// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { act, createElement as h } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Brand, PageBrand } from '#contract/brand';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { pressKey, send } from '#app/test/markup/send.ts';
import { moneySent } from '#app/api/money/money-slice.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/account/session/forms/session-forms.tsx';
import './footer/footer.tsx';
import './header-player.tsx';
import './search/search.tsx';
import './slip-bar.tsx';
import './watch.tsx';
import { Footer } from './footer/footer.tsx';
import { GameTabs } from './game-tabs.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LanguageForm } from './language/language-form.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { PageSlip } from './page-slip.tsx';
import { rememberSearch } from './search/recent-searches.ts';
import { Search } from './search/search.tsx';
import { Shell } from './shell.tsx';
import { SlipBar } from './slip-bar.tsx';

const PHONE = { isPhone: true };
const FIELD = 'input[role="combobox"]';
const SEARCH = 'Search sports, leagues, teams, games and pages';

describe('the search', () => {
  it('is gone through by arrows, round its ends, and opens what is chosen; not while letters are composed', () =>
    statesOf({}, async (states) => {
      const key = async (name: string, init = {}) => {
        await pressKey(FIELD, name, init);
        await states.note(name);
      };
      const chosen = () => /option "(.*)" \[selected\]/.exec(states.text())?.[1];
      await states.draw('the search', h(Search));
      states.shows(`combobox "${SEARCH}" [focused]`, 'checkbox "Open the search with the / key" [checked]');
      await key('ArrowDown');
      expect(chosen()).toBeUndefined();
      await states.type(SEARCH, 'al');
      await states.note('typed');
      await key('ArrowUp');
      expect(chosen()).toBe('Port Alder – Grimsvik Soccer · Round-the-World Club Cup · Sun, Mar 15, 09:20 AM');
      await key('ArrowDown');
      expect(chosen()).toBe('All sports Sports');
      await key('ArrowDown');
      expect(chosen()).toBe('Sporting Almanza Soccer');
      await key('ArrowDown', { isComposing: true });
      await key('a');
      expect(chosen()).toBe('Sporting Almanza Soccer');
      await key('Enter');
      states.shows('replaces /sport/soccer?q=Sporting+Almanza');
    }));

  it('opens the first result where none is chosen', () =>
    statesOf({}, async (states) => {
      await states.draw('the search', h(Search));
      await states.type(SEARCH, 'cric');
      await states.note('typed');
      states.shows('status "1 result"', 'option "Cricket Sports"');
      await pressKey(FIELD, 'Enter');
      await states.note('entered');
      states.shows('replaces /sport/cricket');
    }));

  it('offers the last searches to be chosen again, until they are cleared', () =>
    statesOf({}, async (states) => {
      await states.drawAgain(h(Search), { before: () => ['al', 'cric'].forEach((each) => rememberSearch(each)) });
      await states.note('recent ones');
      states.shows('group "Recent searches"', 'option "cric"', 'option "al"');
      await pressKey(FIELD, 'ArrowUp');
      await states.note('the last one');
      states.shows('option "al" [selected]');
      for (const type of ['mousedown', 'click'])
        await send('[role="option"]', new MouseEvent(type, { bubbles: true, cancelable: true }));
      await states.note('one is searched again');
      states.shows('status "1 result"', 'option "Cricket Sports"');
      await states.type(SEARCH, '');
      await states.press('Clear recent searches');
      states.lacks('Recent searches');
    }));

  it('says that it is searching while matches are on their way', () =>
    statesOf({}, async (states) => {
      await states.drawAgain(h(Search), { answers: { '': 'none' } });
      await states.type(SEARCH, 'zzz');
      await states.note('searching');
      states.shows('status "Searching"');
    }));

  it('is opened by / alone, outside of fields, unless the player has switched the key off', () =>
    statesOf({}, async (states) => {
      const page = [h(HeaderTools, { key: 1 }), h('input', { key: 2 }), h('p', { key: 3 })];
      const opens = async (selector: string, key: string, init = {}) => {
        await pressKey(selector, key, init);
        await states.note(key);
        return states.text().includes('search=true');
      };
      await states.draw('the tools', page);
      states.shows('link "Search"');
      expect(await opens('p', 'a')).toBe(false);
      for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(await opens('p', '/', { [held]: true })).toBe(false);
      expect(await opens('div > input', '/')).toBe(false);
      expect(await opens('p', '/')).toBe(true);
      await states.draw('the search', h(Search));
      await act(async () => screen.getByRole('checkbox').click());
      await states.note('the key is off');
      states.shows('checkbox "Open the search with the / key"');
    }));
});

const layoutOf = (over: object, page: Partial<PageBrand> = {}) => ({
  settings: ({ layout }: Brand) => ({ layout: { ...layout, ...over }, ...page }) as Partial<PageBrand>,
});
const page = h(Routes, {}, h(Route, { element: h(Shell) }, h(Route, { path: '*', element: h('p', {}, 'the page') })));

describe('the frame', () => {
  it.each(['side', 'top', 'bottom'])('with its navigation at %s has the same ways, on a phone the bar', (navigation) =>
    statesOf({}, async (states) => {
      const draw = (isPhone: boolean) =>
        states.draw(navigation, page, {
          ...layoutOf({ navigation, slip: isPhone ? 'panel' : 'drawer' }),
          isPhone,
          address: '/sport/soccer',
        });
      await draw(false);
      states.shows('navigation "Main"', 'group "Sports or games"', 'button "Sports" [pressed]', 'button "Games"');
      states.shows('link "Soccer" [current]', 'link "Results"', 'link "How to play"', 'link "Reports"');
      states.shows('"the page"', 'button "Wallet"');
      await draw(true);
      states.shows('link "Sports" [current]', 'link "Games"', 'button "Deposit"', 'link "Support"');
      states.shows('link "Open the menu"', '"1,000.00"', '"the page"');
    }),
  );

  it('has the slip beside a page that sells none, too', () =>
    statesOf({}, async (states) => {
      await states.draw('promotions', page, { ...layoutOf({ slip: 'panel' }), address: '/promotions' });
      states.shows('heading "Bet slip"', '"Your bet slip is empty"', 'button "Slip settings"');
    }));

  it('has no bar of the slip below a game, and one while a bet is checked', () =>
    statesOf({}, async (states) => {
      const bar = h(PageSlip, { kind: 'sports', layout: 'bar' });
      await states.draw('a game', bar, { ...PHONE, address: '/game/play/pgGame/1' });
      states.lacks('Bet slip');
      await states.draw('a bet is checked', h(SlipBar), {
        ...PHONE,
        before: ({ dispatch }) => void dispatch(moneySent({ key: 'k', row: 'placeBet' })),
      });
      states.shows('button "0 Bet slip"');
    }));

  it('opens games on their page', () =>
    statesOf({}, async (states) => {
      await states.draw('games', h(GameTabs), { address: '/game' });
      states.shows('button "Games" [pressed]', 'button "Sports"', 'heading "Lotteries"', 'heading "Casino games"');
    }));
});

describe('what a brand leaves out', () => {
  const little = {
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

  it('is in no footer, no navigation and no picker', () =>
    statesOf({}, async (states) => {
      await states.draw('the footer', h(Footer), little);
      states.shows('heading "Support"', 'heading "Games"', '"© 2026 Harborlight. All rights reserved."');
      states.lacks('Soccer', 'PG Games', 'Telegram', 'Language');
      for (const element of [h(LanguagePicker), h(GameTabs)]) {
        await states.draw('nothing', element, little);
        expect(states.text()).toBe('');
      }
      await states.draw('the navigation', h(MobileNav), { ...(little as object), ...PHONE });
      states.shows('navigation "Main"', 'link "My bets"', 'button "Deposit"', 'link "Support"');
      states.lacks('Sports', 'Games');
    }));

  it('does not hide its sponsors, nor the language of the page', () =>
    statesOf({}, async (states) => {
      const some = {
        settings: () => ({
          social: [],
          sponsors: [{ name: 'Sponsor', logo: 'sponsor.svg', url: 'https://sponsor.example/' }],
          headerLanguages: ['pt'],
        }),
      } as never;
      await states.draw('the footer', h(Footer), some);
      states.shows('link "Sponsor"', 'heading "Sports"', 'heading "About us"');
      await states.draw('the language', h(LanguagePicker), some);
      states.shows('combobox "Language" = "English"');
    }));
});

it.each(['none', { status: 400 }] as const)('a language whose texts answer %j is not taken', (answer) =>
  statesOf({}, async (states) => {
    let done = 0;
    await states.drawAgain(h(LanguageForm, { onDone: () => void (done += 1) }), {});
    await states.press('Español');
    states.answer({ '': answer });
    await states.press('Save');
    states.shows('alert "The language could not be changed. Please try again."');
    expect(done).toBe(0);
  }),
);

it('the last entry of the picker leads to all languages', () =>
  statesOf({}, async (states) => {
    await states.drawAgain(h(LanguagePicker), { settings: () => ({ headerLanguages: ['en', 'es'] }) });
    await states.type('Language', 'more');
    expect(states.store.getState().overlay).toEqual({ kind: 'language' });
  }));
