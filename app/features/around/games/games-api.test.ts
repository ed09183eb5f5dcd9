import { beforeAll, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { stubPage } from '#app/test/read-hook.ts';
import './games-api.ts';

beforeAll(() => stubPage());

it.each([
  ['listGames', 'pgGame', 'GET /pggame/api/v1/pg/game_list'],
  ['listGames', 'tadaGame', 'GET /tadaGame/api/v1/tada/game_list'],
  ['listGames', 'noah', 'GET /3rd-game/api/v1/pg2/games/list'],
  ['listLive', 'pt', 'GET /3rd-game/api/v1/winfinity/games/list?language=pt'],
  ['launchGame', { type: 'pgGame', id: '7' }, 'GET /pggame/api/v1/pg/7'],
  ['launchGame', { type: 'tadaGame', id: '7' }, 'GET /tadaGame/api/v1/tada/startForUrl/7'],
  ['launchGame', { type: 'noah', id: '7' }, 'GET /3rd-game/api/v1/pg2/games/login/7'],
  ['launchGame', { type: 'cardGame', id: '7' }, 'GET /3rd-game/playcard/api/v1/ky/login?game_id=7'],
  ['launchGame', { type: 'ngGame', id: '7' }, 'POST /3rd-game/nggame/api/v1/ng/login {"plat_type":"7"}'],
  [
    'launchLive',
    { id: '7', country: 'BR', fingerprint: 'f' },
    'POST /3rd-game/api/v1/winfinity/games/login/BR/7 {"fingerprint":"f"}',
  ],
])('%s of %j asks %s', async (name, arg, request) => {
  const { call, asked } = upstream({});
  await call(name, arg);
  expect(asked).toEqual([request]);
});
