// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Match, MatchDetails, SportGame } from '#contract/entities';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { useWords } from '#app/features/betting/sports/row/use-words.ts';
import { MarketList } from './market-list.tsx';
import { MatchPage } from './match-page.tsx';

const pageOf = (game: SportGame, id: string) => h(MatchPage, { game, id, renderTitle: (title) => h('h1', {}, title) });

/** The first match of a sport in a state. */
async function first(states: States, game: SportGame, state: Match['state']): Promise<Match> {
  const { matches } = (await states.get(`/sports/api/v1/${game}?start=0&limit=40`)) as { matches: readonly Match[] };
  const found = matches.find((match) => match.state === state);
  if (found === undefined) throw new Error(`The world has no ${state} match of ${game}.`);
  return found;
}

describe('the page of a match', () => {
  it.each<[SportGame, Match['state'], readonly string[]]>([
    ['soccer', 'live', ['heading "Puerto Sol – Halcyon"', '"2"', '"Half-time 2:0"']],
    [
      'soccer',
      'scheduled',
      ['heading "Eintracht Rosenfels – Borussia Adlersberg"', '"Mar 14"', '"01:00 PM"', 'heading "Correct score"'],
    ],
    ['basketball', 'live', ['"Quarter 1"', 'heading "Over / under 192.5"', 'link "Basketball"']],
    ['basketball', 'scheduled', ['heading "Winning margin"', 'heading "Davara Eagles"']],
    ['bd', 'live', ['"Half-time 2:1"', '"Under 3 goals, odd"', '"Under 3 goals, even"']],
    ['bd', 'scheduled', ['heading "Half time / full time"', 'button "Halves"', 'heading "Eskelund"']],
  ])('of %s, %s, has its clock, its score and the markets of its sport', (game, state, facts) =>
    statesOf({}, async (states) => {
      const { match_id: id } = await first(states, game, state);
      await states.draw('the page', pageOf(game, id));
      states.shows(...facts);
    }),
  );

  it('says a market once for all its prices: each is its outcome and its price', () =>
    statesOf({}, async (states) => {
      const { match_id: id, markets } = await first(states, 'soccer', 'scheduled');
      const result = markets.find(({ kind }) => kind === 'wl')?.outcomes ?? [];
      await states.draw('the page', pageOf('soccer', id));
      states.shows('heading "Match result"', `button "Draw, ${result.find(({ outcome }) => outcome === 'd')?.odds}"`);
    }));

  it('has half time down the side and full time across the top', () =>
    statesOf({}, async (states) => {
      const { match_id: id, markets, home, away } = await first(states, 'bd', 'scheduled');
      const odds = new Map(
        markets.find(({ kind }) => kind === 'half')?.outcomes.map((each) => [each.outcome, each.odds]),
      );
      await states.draw('the page', pageOf('bd', id));
      const sides = Object.entries({ w: home, d: 'Draw', l: away });
      const table = sides.flatMap(([half, before]) =>
        sides.map(([full, after]) => `button "${before} / ${after}, ${odds.get(`${half}${full}`)}"`),
      );
      expect(states.text().split('\n').slice(-9)).toEqual(table);
    }));

  it('shows all markets when the last one of the chosen group closes', () =>
    statesOf({}, async (states) => {
      const open = await first(states, 'bd', 'scheduled');
      const closed = { ...open, markets: open.markets.filter(({ kind }) => kind !== 'half') };
      function Markets() {
        const [match, setMatch] = useState(open);
        const words = useWords();
        const kickOff = h('button', { key: 1, onClick: () => setMatch(closed) }, 'Kick-off');
        return [kickOff, h(MarketList, { key: 2, match, words })];
      }
      await states.draw('the markets', h(Markets));
      await states.press('Halves');
      states.lacks('heading "Match result"');
      await states.press('Kick-off');
      states.shows('heading "Match result"', 'button "All" [pressed]');
    }));

  it('of another sport is none: the way back to the list of the asked sport is', () =>
    statesOf({}, async (states) => {
      const { match_id: id } = await first(states, 'bd', 'scheduled');
      await states.draw('of another sport', pageOf('soccer', id));
      states.shows('link "Soccer"');
      states.lacks('heading "Match result"');
    }));

  it('that is late says so', () =>
    statesOf({}, async (states) => {
      await states.draw('late', pageOf('bd', 'any'), { answers: { '': 'none' } });
      states.shows('status "Loading the match"');
    }));
});

describe('a match that is on no list', () => {
  const CHANGES = '/sports/api/v1/bd/changes';
  const LIST = '/sports/api/v1/bd?start=0&limit=40';

  /** Draws it: an upstream that does not answer for single matches has its list read, which is empty. */
  async function drawEnded(states: States, over: Partial<MatchDetails>): Promise<void> {
    const { match_id: id } = await first(states, 'bd', 'scheduled');
    const details = (await states.get(`/sports/api/v1/bd/match/${id}`)) as MatchDetails;
    await states.draw('the page', pageOf('bd', id), {
      answers: { [CHANGES]: { status: 400 }, [LIST]: 'empty', [`/match/${id}`]: { data: { ...details, ...over } } },
    });
  }

  it('and has ended, keeps its final score and can be a favourite', () =>
    statesOf({}, async (states) => {
      await drawEnded(states, { state: 'finished', score: '2:1', half_time_score: '1:0' });
      states.shows(
        'status "This match has ended."',
        'heading "Eskelund – Bahía Nueva"',
        '"2"',
        '"1"',
        '"Half-time 1:0"',
      );
      await states.press('Favourite match: Eskelund against Bahía Nueva');
      states.shows('button "Favourite match: Eskelund against Bahía Nueva" [pressed]');
    }));

  it('and is void, says that', () =>
    statesOf({}, async (states) => {
      await drawEnded(states, { state: 'void' });
      states.shows('"Void"');
    }));

  it('and goes on elsewhere, is not on offer', () =>
    statesOf({}, async (states) => {
      await drawEnded(states, { state: 'live' });
      states.shows('status "This match is no longer on offer."', 'heading "Match"');
      states.lacks('Eskelund');
    }));

  it('or whose list fails, is read again when asked; later failures say that prices may be old', () =>
    statesOf({}, async (states) => {
      const { match_id: id } = await first(states, 'bd', 'scheduled');
      await states.draw('refused', pageOf('bd', id), {
        answers: { [CHANGES]: { status: 400 }, [LIST]: { status: 400 } },
      });
      states.shows('alert "The match could not be loaded. Try again"');
      states.answer({});
      await states.press('Try again');
      states.shows('heading "Match result"', 'heading "Handicap −1"', 'heading "Goals and parity"');
      states.answer({ '': { status: 400 } });
      await states.pass(120);
      states.shows(
        'alert "The matches could not be refreshed. Odds and scores may be out of date. Try again"',
        'heading "Match result"',
      );
      expect(states.text()).not.toContain('could not be loaded');
    }));
});
