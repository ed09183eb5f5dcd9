import { beforeAll, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { stubPage } from '#app/test/read-hook.ts';
import './home-api.ts';

beforeAll(() => stubPage());

const AT = '2026-03-14T12:00:00.000Z';
const times = { open_time: AT, close_time: AT, draw_time: AT };
const draw = (draw_number: string) => ({ match_id: 'd1', game: 'hkmarksix', draw_number, ...times, state: 'open' });
const race = (draw_number: string) => ({ id: 'r1', game: 'pk10', draw_number, ...times, state: 'open' });
const cricket = (matchId: string) => ({
  matchId,
  league: 'L',
  home: 'H',
  away: 'A',
  startTime: AT,
  state: 'scheduled',
  bets: {},
});
const game = (id: string) => ({ id, name: `name ${id}`, pic: `/${id}.png`, category: 'slots', rtp: '96' });
const live = (id: string) => ({ id, gameId: '9', name: `name ${id}`, pic: `/${id}.png` });
const few = (...ids: string[]) => ids.map((id) => ({ id, name: `name ${id}`, pic: `/${id}.png` }));
const SEVEN = ['1', '2', '3', '4', '5', '6', '7'];
const SIX = few('1', '2', '3', '4', '5', '6');

it.each([
  [
    'teaserDraw',
    'hkmarksix',
    { draws: [draw('n1'), draw('n2')], total: 2 },
    draw('n1'),
    '/sports/api/v1/hkmarksix?start=0&limit=1',
  ],
  ['teaserDraw', 'hkmarksix', { draws: [], total: 0 }, undefined, '/sports/api/v1/hkmarksix?start=0&limit=1'],
  [
    'teaserRace',
    undefined,
    { races: [race('n1'), race('n2')], total: 2 },
    race('n1'),
    '/sports/api/v1/pk10/list?start=0&limit=1',
  ],
  ['teaserRace', undefined, { races: [], total: 0 }, undefined, '/sports/api/v1/pk10/list?start=0&limit=1'],
  [
    'teaserCricket',
    undefined,
    ['1', '2', '3', '4', '5'].map(cricket),
    ['1', '2', '3', '4'].map(cricket),
    '/sports/cricketAPI/matchData/matchList',
  ],
  ['teaserPg', undefined, SEVEN.map(game), SIX, '/pggame/api/v1/pg/game_list'],
  ['teaserTada', undefined, SEVEN.map(game), SIX, '/tadaGame/api/v1/tada/game_list'],
  ['teaserNoah', undefined, SEVEN.slice(5).map(game), few('6', '7'), '/3rd-game/api/v1/pg2/games/list'],
  ['teaserLive', 'pt', SEVEN.map(live), SIX, '/3rd-game/api/v1/winfinity/games/list?language=pt'],
])('%s of %s', async (name, arg, answer, data, address) => {
  const { call, asked } = upstream({ '': () => answer });
  expect(await call(name, arg)).toEqual({ data });
  expect(asked).toEqual([`GET ${address}`]);
});
