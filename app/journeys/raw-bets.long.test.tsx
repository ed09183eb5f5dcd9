import type { ChildProcess } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MarkSixGame, type Match, type OddsItem, type SportGame } from '#contract/entities';
import { compareAmounts, type LineStake, subtractAmounts } from '#engine/money';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { selectMoneyByKey } from '#app/api/money/money-slice.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import { newKey } from '#app/api/new-key.ts';
import { priceOfChoice } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { aMarkSixChoice } from '#app/features/betting/lottery/test/a-choice.ts';
import { priceOfRaceChoice } from '#app/features/betting/racing/race-sections.ts';
import { aRaceChoice } from '#app/features/betting/racing/test/a-choice.ts';
import { pickOf } from '#app/features/betting/slip/index.ts';
import { toBetRequest, toEngineSlip } from '#app/features/betting/slip/pricing/to-engine-slip.ts';
import { enter, startRawUpstream } from '#app/test/raw-upstream.ts';
import { renderApp } from '#app/test/render-app.tsx';

/** Every kind of bet, as the app makes it, at an upstream that knows the specification alone and counts by itself. */
let raw: ChildProcess;
let url: string;
let app: Awaited<ReturnType<typeof renderApp>>;
beforeAll(async () => void ({ raw, url } = await startRawUpstream()));
afterAll(() => raw.kill());
beforeEach(async () => {
  localStorage.clear();
  app = await renderApp('/coming-soon', { upstream: url });
  token = await enter(app.store);
});
afterEach(async () => {
  expect(await read('/wrong')).toEqual([]);
  await app.close();
  localStorage.clear();
});

let token = '';
const CURRENCY = 'USDT';
async function read<Data>(path: string): Promise<Data> {
  const headers = { authorization: token, 'user-id': 'p-1', 'accept-language': 'en' };
  const json = (await (await fetch(path, { headers })).json()) as { readonly data: Data };
  return path === '/wrong' ? (json as Data) : json.data;
}
const balance = async () => (await read<{ score: string }>('/sports/api/v1/member/account')).score;

/** Presses, and says what it cost by the upstream's own count. */
async function cost(row: MoneyRowName, request: object): Promise<string> {
  const before = await balance();
  const key = newKey();
  await app.store.dispatch(pressMoney(row, request as never, key));
  const call = () => selectMoneyByKey(app.store.getState(), key);
  await vi.waitFor(() => expect(['accepted', 'refused']).toContain(call()?.status));
  expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: expect.stringMatching(/^raw-bet-\d+$/) } });
  return subtractAmounts(before, await balance());
}
/** Without the zeros at its end. */
const plain = (spent: string) => spent.replace(/\.?0+$/, '');

const matchesOf = async (game: SportGame) =>
  (await read<{ matches: Match[] }>(`/sports/api/v1/${game}?start=0&limit=9&timestamp=${Date.now()}`)).matches;

async function slipOf(game: SportGame, passes: readonly string[], more: object, kinds: readonly string[]) {
  const matches = await matchesOf(game);
  const items = kinds.flatMap((kind, at) => {
    const market = matches[at]?.markets.find((each) => each.kind === kind);
    const outcome = market?.outcomes.at(-1);
    return matches[at] && market && outcome ? [pickOf(matches[at], market, outcome)] : [];
  });
  expect(items).toHaveLength(kinds.length);
  const slip = toEngineSlip({ game, items, passes, lineStake: '0.35' as LineStake, currency: CURRENCY, ...more });
  return { params: { game }, body: toBetRequest(slip) };
}

it.each([
  ['soccer', ['wl', 'handicap', 'correct_score', 'goals', 'half']],
  ['basketball', ['wl', 'handicap', 'bs', 'mv']],
  ['bd', ['wl', 'handicap', 'correct_score', 'goals', 'half', 'up']],
] as const)('a single bet of %s on each market of the specification', async (game, kinds) => {
  for (const kind of kinds)
    expect(plain(await cost('placeBet', await slipOf(game, ['single'], {}, [kind])))).toBe('0.35');
});

it.each([
  ['soccer', ['single'], {}, 3, '1.05'],
  ['soccer', ['2-string-1'], {}, 2, '0.35'],
  ['soccer', ['2-string-1'], {}, 4, '2.1'],
  ['soccer', ['3-string-1', '4-string-1'], {}, 4, '1.75'],
  ['basketball', ['3-string-4'], { multiple: 7 }, 3, '9.8'],
  ['bd', ['4-string-11'], {}, 4, '3.85'],
  ['bd', ['4-string-6'], { multiple: 2 }, 4, '4.2'],
] as const)('%s, %j, %j, of %d matches costs %s', async (game, passes, more, count, total) => {
  const request = await slipOf(
    game,
    passes,
    more,
    Array.from({ length: count }, () => 'wl'),
  );
  expect(plain(await cost('placeBet', request))).toBe(total);
});

it('bankers are in every line', async () => {
  const [first] = await matchesOf('soccer');
  const more = { bankers: [first?.match_id ?? ''] };
  expect(plain(await cost('placeBet', await slipOf('soccer', ['2-string-1'], more, ['wl', 'goals', 'half'])))).toBe(
    '0.7',
  );
});

it('every kind of Mark Six, in each of its games', async () => {
  const choices = fc.sample(aMarkSixChoice, { numRuns: 90, seed: 53 });
  expect(new Set(choices.map(({ kind }) => kind)).size).toBe(11);
  for (const [at, game] of MarkSixGame.options.entries()) {
    const odds = await read<OddsItem[]>(`/sports/api/v1/marksix/odds?game=${game}`);
    const picks = choices
      .slice(at * 15, at * 15 + 15)
      .map((choice) => ({ ...choice, amount: '0.01', odds: priceOfChoice(odds, choice)?.odd ?? '' }));
    const body = { match_id: `raw-${game}`, currency: CURRENCY, picks };
    const spent = await cost('placeLotteryBet', { params: { lottery: game }, body });
    expect(compareAmounts(spent, '0.15')).toBeGreaterThanOrEqual(0);
  }
});

it('every market of PK10', async () => {
  const odds = await read<OddsItem[]>('/sports/api/v1/pk10/odds');
  const choices = fc.sample(aRaceChoice, { numRuns: 40, seed: 53 });
  expect(new Set(choices.map(({ market }) => market)).size).toBe(3);
  const picks = choices.map((choice) => ({
    ...choice,
    amount: '0.1',
    odds: priceOfRaceChoice(odds, choice)?.odd ?? '',
  }));
  const body = { race_id: 'raw-pk10', currency: CURRENCY, picks };
  expect(plain(await cost('placeRaceBet', { params: { race: 'pk10' }, body }))).toBe('4');
});

it('cricket, two bets of a match', async () => {
  const bets = { home: { amount: '1.5', odd: '1.75' }, six: { amount: '2', odd: '6.50' } };
  expect(plain(await cost('placeCricketBet', { body: { matchId: 'raw-cricket', currency: CURRENCY, bets } }))).toBe(
    '3.5',
  );
});

it('a bet whose selection lacks what section 3 lists is refused', async () => {
  const { params, body } = await slipOf('basketball', ['single'], {}, ['bs']);
  const matches = body.matches.map((match) => ({ ...match, picks: match.picks.map(({ extra: _, ...pick }) => pick) }));
  const headers = {
    authorization: token,
    'user-id': 'p-1',
    'accept-language': 'en',
    'content-type': 'application/json',
  };
  const sent = { method: 'POST', headers, body: JSON.stringify({ ...body, matches }) };
  const answer = await fetch(`/sports/api/v1/${params.game}/bet`, sent);
  expect([answer.status, await answer.json()]).toEqual([400, { code: 1, msg: 'This is not sold here: extra' }]);
});
