import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { stubPage } from '#app/test/read-hook.ts';
import type { BetSource } from './bet-sources.ts';
import { myBetsApi } from './my-bets-api.ts';

const { listBets, getBet } = myBetsApi.endpoints;
const SOURCES: readonly BetSource[] = ['soccer', 'basketball', 'cricket'];

beforeEach(() => {
  stubPage();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const { matches: _, passes: __, stake: ___, multiple: ____, lines: _____, ...PLACED } = aBet();
const cricketBet = (id: string) => ({
  ...PLACED,
  bet_id: id,
  game: 'cricket',
  matchId: 'c1',
  home: 'Vale',
  away: 'Aster',
  bets: {},
});
const DRAWN = { ...PLACED, draw_number: '7', draw_time: '2026-03-14T12:00:00Z', picks: [] };
const lotteryBet = { ...DRAWN, game: 'hkmarksix', match_id: 'd7' };
const raceBet = { ...DRAWN, game: 'pk10', race_id: 'r7' };
const found = { total: 2, bets: [cricketBet('b1'), cricketBet('bet-1')] };

/** A bet of some source, with this answer; a repeated call is waited for. */
async function betOf(source: BetSource, answer: unknown) {
  const { store, asked } = upstream({ '': () => answer });
  const reading = store.dispatch(getBet.initiate({ source, id: 'bet-1' }));
  await vi.runAllTimersAsync();
  const { data, error } = await reading;
  return { data, error: error && 'kind' in error ? error.kind : error, asked: [...new Set(asked)] };
}

it.each<[BetSource, string, unknown, unknown]>([
  ['soccer', 'api/v1/soccer/mybet/bet-1', aBet(), aBet()],
  ['hkmarksix', 'api/v1/hkmarksix/mybet/bet-1', lotteryBet, lotteryBet],
  ['pk10', 'api/v1/pk10/mybet/bet-1', raceBet, raceBet],
  ['cricket', 'cricketAPI/betData/list?start=0&limit=1000', found, cricketBet('bet-1')],
  ['cricket', 'cricketAPI/betData/list?start=0&limit=1000', { total: 1, bets: [cricketBet('b1')] }, null],
])('a bet of %s is read from %s', async (source, address, answer, bet) => {
  const asked = [`GET /sports/${address}`];
  expect(await betOf(source, answer)).toEqual({ data: bet, error: undefined, asked });
  // A refusal means that there is nothing to show; an answer that cannot be read is an error.
  expect(await betOf(source, undefined)).toEqual({ data: null, error: undefined, asked });
  expect(await betOf(source, { total: 'x' })).toEqual({ data: undefined, error: 'parse', asked });
});

/** The lists of three sources; one has more bets than a page, and some are refused. */
async function listsOf(refused: readonly string[]) {
  const { store, asked } = upstream({
    'soccer/mybet': (query) =>
      refused.includes('soccer') ? undefined : { total: 3, bets: [aBet({ bet_id: `s${query.get('start')}` })] },
    'basketball/mybet': () => (refused.includes('basketball') ? undefined : { total: 0, bets: [] }),
    'betData/list': () => (refused.includes('cricket') ? undefined : { total: 1, bets: [cricketBet('b1')] }),
  });
  const options = { sources: SOURCES } as const;
  const first = await store.dispatch(listBets.initiate(options));
  const askedFirst = asked.splice(0);
  const more = first.hasNextPage ? await store.dispatch(listBets.initiate(options, { direction: 'forward' })) : first;
  return { ...more, askedFirst, asked };
}

const SOCCER = (start: number) => ({ source: 'soccer', start, total: 3, bets: [aBet({ bet_id: `s${start}` })] });
const BASKETBALL = { source: 'basketball', start: 0, total: 0, bets: [] };
const CRICKET = { source: 'cricket', start: 0, total: 1, bets: [cricketBet('b1')] };
const soccerAt = (start: number) => `GET /sports/api/v1/soccer/mybet?start=${start}&limit=20&status=-1`;

it.each<[readonly BetSource[], readonly object[], readonly object[] | undefined]>([
  [[], [SOCCER(0), BASKETBALL, CRICKET], [SOCCER(1)]],
  [['cricket'], [SOCCER(0), BASKETBALL], [SOCCER(1)]],
  [['cricket', 'basketball'], [SOCCER(0)], [SOCCER(1)]],
  [['soccer'], [BASKETBALL, CRICKET], undefined],
])('without %j the others are read, and again where there is more', async (refused, first, next) => {
  const { data, error, askedFirst, asked } = await listsOf(refused);
  const [why, ...none] = data?.pages.map((page) => page.error?.kind) ?? [];
  expect([why, ...new Set(none)].filter(Boolean)).toEqual(refused.length > 0 ? ['refused'] : []);
  expect([data?.pages.map(({ error: _, ...page }) => page), error]).toEqual([
    [
      { read: first, failed: SOURCES.filter((source) => refused.includes(source)) },
      ...(next === undefined ? [] : [{ read: next, failed: [] }]),
    ],
    undefined,
  ]);
  expect([askedFirst, asked]).toEqual([
    [
      soccerAt(0),
      'GET /sports/api/v1/basketball/mybet?start=0&limit=20&status=-1',
      'GET /sports/cricketAPI/betData/list?start=0&limit=20&status=-1',
    ],
    next === undefined ? [] : [soccerAt(1)],
  ]);
});

it('is an error if no list can be read', async () => {
  const { data, error } = await listsOf(SOURCES);
  expect([data, error]).toMatchObject([undefined, { kind: 'refused' }]);
});
