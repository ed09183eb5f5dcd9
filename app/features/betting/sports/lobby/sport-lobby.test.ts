// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { LobbySport } from './lobby-sports.ts';
import { SportLobby } from './sport-lobby.tsx';

const lobby = (sport: LobbySport | 'all') => h(SportLobby, { sport });
const NO_ANSWER = { answers: { '': 'none' } } as const;

describe('the lobby of a sport', () => {
  it('says how many matches there are, in the tab and aloud, and lets a phone choose its market', () =>
    statesOf({}, async (states) => {
      await states.draw('soccer', lobby('soccer'), { isPhone: true });
      states.shows('button "All 179" [pressed]', 'status "179 matches"', 'combobox "Market shown" = "Match result"');
      await states.draw('on a wide screen', lobby('soccer'));
      states.lacks('Market shown');
    }));

  it('has matches below the day and the league that they share', () =>
    statesOf({}, async (states) => {
      await states.draw('all', lobby('all'));
      states.shows(
        'status "401 matches"',
        'heading "Sat, Mar 14 Rheinland Oberliga"',
        'link "01:00 PM Eintracht Rosenfels Borussia Adlersberg"',
      );
      await states.draw('basketball', lobby('basketball'));
      states.shows(
        'heading "Sun, Mar 15 Continental Basketball Circuit"',
        'link "12:45 PM Siargan Riders Batanel Typhoons"',
      );
    }));

  it.each<[string, Parameters<typeof lobby>[0], string]>([
    ['of BD what it pays', 'bd', '"BD: returns are stake × odds × 0.65."'],
    [
      'of the feed where its bets are placed',
      '365sports',
      '"Scores and odds of the 365sports feed. Open a match to bet on it."',
    ],
  ])('says %s, also before its matches are there', (_, sport, note) =>
    statesOf({}, async (states) => {
      await states.draw('late', lobby(sport), NO_ANSWER);
      states.shows(note, 'status "Loading matches"');
    }),
  );

  it('says that nothing fits once the whole list is read: what fits may be in its rest', () =>
    statesOf({}, async (states) => {
      const REST = 'soccer?start=37&limit=40';
      const address = '/?day=2001-02-03';
      await states.draw('a part', lobby('soccer'), { address, answers: { [REST]: 'none' } });
      states.shows('status "Loading matches"', 'button "Clear filters"');
      states.lacks('No match fits your filters.');
      await states.draw('a part, and its rest fails', lobby('soccer'), {
        address,
        answers: { [REST]: { status: 400 } },
      });
      states.shows('button "Try again"');
      states.lacks('No match fits your filters.');
      states.lacks('Loading matches');
      await states.draw('the whole', lobby('soccer'), { address });
      states.shows('"No match fits your filters."');
    }));

  it('keeps the way to other sports while its own list is empty or refused', () =>
    statesOf({}, async (states) => {
      const FIRST = 'basketball?start=0&limit=40';
      await states.draw('empty', lobby('basketball'), { answers: { [FIRST]: 'empty' } });
      states.shows('link "All sports"', 'link "Live"', 'link "BD soccer"', 'link "Cricket"');
      await states.draw('refused', lobby('basketball'), { answers: { [FIRST]: { status: 400 } } });
      states.shows('link "All sports"', 'link "Live"', 'link "BD soccer"', 'link "Cricket"');
    }));
});

describe('the tools of a lobby', () => {
  it('write each choice into the address, instead of the one before', () =>
    statesOf({}, async (states) => {
      await states.draw('basketball', lobby('basketball'), { isPhone: true });
      states.shows('button "All 45" [pressed]', 'combobox "Order of the matches" = "By day"');
      await states.press('Live 1');
      states.shows('replaces /?phase=live');
      await states.press('Favourites');
      states.shows('replaces /?phase=live&fav=1', 'button "Favourites" [pressed]', '"No match fits your filters."');
      await states.press('Clear filters');
      states.shows('replaces /', 'button "All 45" [pressed]');
      states.lacks('Clear filters');
    }));

  it('narrow a list by any number of leagues, each with its matches and its star', () =>
    statesOf({}, async (states) => {
      await states.draw('basketball', lobby('basketball'));
      await states.press('All leagues');
      states.shows('button "All leagues" [expanded]', 'button "Favourite league: Adriatic Hoops League"');
      await states.press('Adriatic Hoops League');
      states.shows(
        'replaces /?leagues=basketball.adr',
        'checkbox "Adriatic Hoops League 15" [checked]',
        'status "15 matches"',
      );
      states.lacks('Palawen Pearls');
      await states.press('Archipelago Cup');
      states.shows('replaces /?leagues=basketball.adr%2Cbasketball.phl', 'status "29 matches"');
      await states.press('Adriatic Hoops League');
      states.shows('replaces /?leagues=basketball.phl', 'status "14 matches"');
      states.lacks('KK Drina Most');
    }));

  it('show another market in each row of a phone', () =>
    statesOf({}, async (states) => {
      await states.draw('basketball', lobby('basketball'), { isPhone: true });
      await states.type('Market shown', 'handicap');
      await states.note('handicap');
      states.shows(
        'replaces /?market=handicap',
        'combobox "Market shown" = "Handicap"',
        'button "Mindalo Tamaraws (−6.5), 1.90"',
        'button "Luzara Volcanoes (+6.5), 1.83"',
      );
      states.lacks('button "Match result');
    }));

  it.each([
    ['teams', '/?q=an', 'status "27 matches"'],
    ['a day without matches', '/?day=2001-02-03', 'combobox "Day" = "2001-02-03"'],
  ])('apply what a link asks for: %s', (_, address, fact) =>
    statesOf({}, async (states) => {
      await states.draw('a link', lobby('basketball'), { address });
      states.shows(fact, 'button "Clear filters"');
    }),
  );
});

it('the feed shows prices that cannot be pressed, whatever state their market is in', () =>
  statesOf({}, async (states) => {
    const FIRST = '/sports/api/v1/365sports?start=0&limit=40';
    const { matches, ...list } = (await states.get(FIRST)) as { matches: readonly Match[] };
    const changed = matches.slice(0, 3).map((match, at) => ({
      ...match,
      markets: match.markets.map((market) => ({
        ...market,
        status: (['open', 'suspended', 'closed'] as const)[at],
        outcomes: market.outcomes.map((each) => ({ ...each, odds: '10234.5' })),
      })),
    }));
    await states.draw('three matches', lobby('365sports'), {
      answers: { [FIRST]: { data: { ...list, total: 3, matches: changed } } },
    });
    states.shows('status "3 matches"', '"10,234.50"', '"Closed"');
    expect(states.text()).not.toMatch(/button ".*odds/);
  }));
