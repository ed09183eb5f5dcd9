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
