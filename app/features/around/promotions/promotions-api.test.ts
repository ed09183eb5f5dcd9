import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from '#app/api/server-clock.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { usePromotions } from './promotions-api.ts';

beforeEach(() => {
  stubPage();
  vi.spyOn(serverClock, 'gameTime').mockReturnValue(Date.parse('2026-03-14T12:00:00.000Z'));
});
afterEach(() => void vi.restoreAllMocks());

const BEFORE = '2026-03-14T11:59:59.999Z';
const NOW = '2026-03-14T12:00:00.000Z';
const AFTER = '2026-03-14T12:00:00.001Z';
const promotion = (over: object) => ({
  id: 'p1',
  kind: 1,
  url: '/vip',
  title: 't',
  image: '/i.png',
  content: 'c',
  lang: 'en',
  ...over,
});

const MEMBER = {
  id: 'u1',
  nickname: 'n',
  level: 0,
  real_name: null,
  email: null,
  mobile: null,
  referral_code: 'c',
  role: 3,
  has_login_password: true,
  has_bank_password: false,
};

it.each([
  [{ regions: ['BR', 'MX'] }, 'BR', true],
  [{ regions: ['MX'] }, 'BR', false],
  [{ regions: [] }, 'BR', false],
  // An upstream that does not say where its player is.
  [{ regions: ['BR'] }, undefined, false],
])('a promotion with %j is shown to a player in %s: %s', async (over, region, isShown) => {
  const { store, call, asked } = upstream({
    '/ad': () => [promotion(over), promotion({ id: 'p2' })],
    '/member/info': () => ({ ...MEMBER, ...(region && { region }) }),
  });
  const shown = () => readHook(usePromotions, { store, brand: { sports: ['soccer'] } }).data?.map(({ id }) => id);
  await call('listPromotions');
  expect(shown()).toEqual(['p2']);
  await call('getMember');
  expect(shown()).toEqual(isShown ? ['p1', 'p2'] : ['p2']);
  expect(asked.filter((each) => !/[/](?:ad|info)$/.test(each))).toEqual([]);
});

it.each([
  [{}, true],
  [{ from: BEFORE }, true],
  [{ from: NOW }, true],
  [{ from: AFTER }, false],
  [{ until: BEFORE }, false],
  [{ until: NOW }, false],
  [{ until: AFTER }, true],
  [{ from: NOW, until: AFTER }, true],
  [{ from: BEFORE, until: NOW }, false],
  [{ from: AFTER, until: BEFORE }, false],
  [{ url: '/sport/basketball' }, false],
  [{ url: '/sport/soccer' }, true],
])('a promotion with %j is shown: %s', async (over, isShown) => {
  const { store, call } = upstream({ '/ad': () => [promotion(over)] });
  const shown = () => readHook(usePromotions, { store, brand: { sports: ['soccer'] } }).data;
  expect(shown()).toBeUndefined();
  await call('listPromotions');
  expect(shown()).toEqual(isShown ? [promotion(over)] : []);
});
