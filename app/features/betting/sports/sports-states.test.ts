// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { Match, MatchDetails } from '#contract/entities';
import { SportLobby } from './lobby/sport-lobby.tsx';
import { MatchPage } from './match/match-page.tsx';
import { SportTeaser } from './teaser/sport-teaser.tsx';
import {
  LIST_MATCHES_WHOSE_BETS,
  LOBBY_SPORT,
  MATCH_ON_NO_LIST,
  PAGE_MATCH,
  TOOLS_LOBBY_FIRST_MATCHES,
} from './sports-states.facts.ts';

it('each state of the lobby of a sport', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw('all', h(SportLobby, { sport: 'all' }));
      await states.explore('basketball', h(SportLobby, { sport: 'basketball' }));
      await states.draw('soccer on a phone', h(SportLobby, { sport: 'soccer' }), { isPhone: true });
      await states.draw('soccer that is late', h(SportLobby, { sport: 'soccer' }), { answers: { '': 'none' } });
      await states.draw('the teaser', h(SportTeaser, { onSettled: () => undefined }));
    },
    LOBBY_SPORT,
  );
});

it('each state of the page of a match', async () => {
  await statesOf(
    {},
    async (states) => {
      const renderTitle = (title: string) => h('h1', {}, title);
      for (const game of ['soccer', 'basketball', 'bd'] as const) {
        const { matches } = (await states.get(`/sports/api/v1/${game}?start=0&limit=40`)) as {
          matches: readonly Match[];
        };
        const chosen = [
          matches.find(({ state }) => state === 'live'),
          matches.find(({ state }) => state === 'scheduled'),
        ];
        for (const match of chosen)
          if (match !== undefined)
            await states.draw(
              `${game}, ${match.state}`,
              h(MatchPage, { game, id: match.match_id, renderTitle } as never),
            );
      }
      await states.draw('no match', h(MatchPage, { game: 'soccer', id: 'none', renderTitle } as never));
    },
    PAGE_MATCH,
  );
});

it('each state of the list of matches whose bets are placed elsewhere', async () => {
  const FIRST = '/sports/api/v1/365sports?start=0&limit=40';
  await statesOf(
    {},
    async (states) => {
      const lobby = h(SportLobby, { sport: '365sports' });
      await states.draw('as it is', lobby);
      const { matches, ...list } = (await states.get(FIRST)) as { matches: readonly Match[] };
      const changed = matches.slice(0, 4).map((match, at) => ({
        ...match,
        markets: match.markets.map((market) => ({
          ...market,
          status: (['open', 'suspended', 'closed', 'open'] as const)[at],
          outcomes: at === 3 ? market.outcomes.slice(1) : market.outcomes.map((each) => ({ ...each, odds: '10234.5' })),
        })),
      }));
      const answers = { [FIRST]: { data: { ...list, total: 4, matches: changed } } };
      await states.draw('open, suspended, closed, and an outcome that the score has ruled out', lobby, { answers });
    },
    LIST_MATCHES_WHOSE_BETS,
  );
});

it('each state of the tools of a lobby, and of the first matches of a sport', async () => {
  await statesOf(
    {},
    async (states) => {
      const lobby = h(SportLobby, { sport: 'basketball' });
      await states.draw('on a phone', lobby, { isPhone: true });
      await states.press('All leagues');
      await states.press('Adriatic Hoops League', 'a league');
      await states.press('Archipelago Cup', 'two leagues');
      await states.press('Adriatic Hoops League', 'the second league');
      await states.press('Favourites');
      await states.press('Clear filters', 'all again');
      await states.type('Market shown', 'handicap');
      await states.note('Market shown: handicap');
      await states.drawAgain(lobby, { address: '/?q=an' });
      await states.note('a link with teams');
      await states.drawAgain(lobby, { address: '/?day=2001-02-03' });
      await states.note('a day without matches');
      await states.draw('BD that is late', h(SportLobby, { sport: 'bd' }), { answers: { '': 'none' } });

      let settled = 0;
      const teaser = h(SportTeaser, { onSettled: () => void (settled += 1) });
      const draw = async (name: string, options: Parameters<typeof states.draw>[2]) => {
        settled = 0;
        await states.draw(name, teaser, options);
        return settled > 0;
      };
      const FIRST = 'soccer?start=0&limit=6';
      expect(await draw('a teaser that fails', { answers: { [FIRST]: { status: 400 } } })).toBe(true);
      states.answer({});
      await states.press('Try again');
      expect(await draw('a teaser without matches', { answers: { [FIRST]: 'empty' } })).toBe(true);
      expect(await draw('a teaser that is late', { answers: { [FIRST]: 'none' } })).toBe(false);
      expect(await draw('a teaser of one sport', { settings: () => ({ sports: ['bd'] }), isPhone: true })).toBe(true);
      expect(await draw('a teaser of no sport', { settings: () => ({ sports: ['cricket'] }) })).toBe(true);
      await draw('the first matches', {});
      await states.press('Basketball');
    },
    TOOLS_LOBBY_FIRST_MATCHES,
  );
});

it('each state of a match that is on no list, or whose list fails', async () => {
  await statesOf(
    {},
    async (states) => {
      const renderTitle = (title: string) => h('h1', {}, title);
      const list = (await states.get('/sports/api/v1/bd?start=0&limit=40')) as { matches: readonly Match[] };
      const id = list.matches.find(({ state }) => state === 'scheduled')?.match_id ?? '';
      const details = (await states.get(`/sports/api/v1/bd/match/${id}`)) as MatchDetails;
      const page = h(MatchPage, { game: 'bd', id, renderTitle } as never);
      // An upstream that does not answer for single matches: their list is read.
      const CHANGES = '/sports/api/v1/bd/changes';
      const LIST = '/sports/api/v1/bd?start=0&limit=40';
      const draw = (name: string, over: Partial<MatchDetails>) =>
        states.draw(name, page, {
          answers: { [CHANGES]: { status: 400 }, [LIST]: 'empty', [`/match/${id}`]: { data: { ...details, ...over } } },
        });
      await draw('finished', { state: 'finished', score: '2:1', half_time_score: '1:0' });
      await states.press(`Favourite match: ${details.home} against ${details.away}`);
      await draw('void', { state: 'void' });
      await draw('not over', { state: 'live' });
      await states.draw('a list that fails', page, {
        answers: { [CHANGES]: { status: 400 }, [LIST]: { status: 400 } },
      });
      states.answer({});
      await states.press('Try again');
      states.answer({ '': { status: 400 } });
      await states.pass(120);
      await states.draw('a list that is late', page, { answers: { '': 'none' } });
      const other = h(MatchPage, { game: 'soccer', id, renderTitle } as never);
      await states.draw('of another sport', other);
    },
    MATCH_ON_NO_LIST,
  );
});
