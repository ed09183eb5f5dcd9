import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { rows } from '#contract/rows';
import { DEMO_ACCOUNTS } from '#fixtures';
import { startSimulator } from '#simulator';
import { sendTo, type Send } from '#cli/services/upstream/send.ts';
import { operationsOf } from './document.ts';
import { RowCalls } from './row-calls.ts';
import { openMatch } from './valid-bets.ts';
import { validCall } from './valid-calls.ts';
import { VALID_CALLS } from './valid-calls.facts.ts';

const [player] = DEMO_ACCOUNTS;
/** Of the games that are not checked in full, those whose requests are made in another way. */
const OTHERS = new Set(['placeBet_basketball', 'placeLotteryBet_sgnmarksix', 'getMatchDetails_cricket']);
const steady = (text: string) => text.replaceAll(/"code":"\d{6}"/g, '"code":"CODE"');

it('each row is called like this, after these calls, and accepted', async () => {
  const simulator = await startSimulator({ seed: 'rows', startTime: '2026-03-14T12:00:00Z', speed: 0, strict: true });
  const wire = sendTo(simulator.url, 60_000, false);
  const lines: string[] = [];
  const noted: Send = async (asked) => {
    const got = await wire(asked);
    const { 'x-sim-world': _, 'content-type': __, authorization, ...headers } = asked.headers;
    const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const { code } = JSON.parse(got.text) as { code?: unknown };
    const said = [authorization === undefined ? 'guest' : '', asked.method, asked.path, ...others, asked.body ?? ''];
    lines.push(`  ${said.filter((part) => part !== '').join(' ')} → ${got.status} ${String(code ?? '')}`.trimEnd());
    return got;
  };
  try {
    const { text } = await wire({ method: 'GET', path: '/__sim/openapi.json', headers: {}, body: undefined });
    const operations = operationsOf(JSON.parse(text), 'the document');
    for (const { id, row, filled } of operations.filter((each) => !each.isOther || OTHERS.has(each.id))) {
      lines.push(id);
      // Reads share a world, since a new one takes longer than most of them.
      const calls = new RowCalls(noted, rows[row].repeat === 'safe' ? 'of-reads' : `of-${lines.length}`);
      const world = simulator.world(calls.world);
      calls.token = world.sessions.start(player?.id ?? '', world.now()).token;
      calls.games = { ...calls.games, ...filled };
      await calls.ask(row, await validCall(calls, row));
    }
  } finally {
    wire.close();
    await simulator.close();
  }
  expect(missingFacts(steady(lines.join('\n')), VALID_CALLS)).toEqual([]);
});

it('a bet is on the first match that takes bets', async () => {
  const market = (status: string, kind: string) => ({
    status,
    kind,
    outcomes: [
      { outcome: 'w', odds: '1.50' },
      { outcome: 'l', odds: '2.50' },
    ],
  });
  const matches = [
    { match_id: 'live', state: 'live', markets: [market('open', 'a')] },
    { match_id: 'empty', state: 'scheduled', markets: [] },
    { match_id: 'suspended', state: 'scheduled', markets: [market('suspended', 'b'), market('open', 'c')] },
    { match_id: 'open', state: 'scheduled', markets: [market('open', 'd'), market('open', 'e')] },
    { match_id: 'later', state: 'scheduled', markets: [market('open', 'f')] },
  ];
  const send: Send = () => Promise.resolve({ status: 200, text: JSON.stringify({ code: 0, data: { matches } }) });
  expect(await openMatch(new RowCalls(send, undefined))).toEqual({
    match_id: 'open',
    picks: [{ kind: 'd', outcome: 'w', odds: '1.50' }],
  });
});

/** Calls that are answered by path, whatever they ask. */
function answering(answers: Readonly<Record<string, unknown>>): RowCalls {
  const send: Send = ({ path }) => {
    const [, answer] = Object.entries(answers).find(([part]) => path.includes(part)) ?? [];
    const text = JSON.stringify(path.startsWith('/__sim') ? answer : { code: 0, data: answer });
    return Promise.resolve({ status: 200, text });
  };
  return new RowCalls(send, 'of-answers');
}

it('a reward is claimed for the day that is open, or else for the first', async () => {
  const days = [
    { day: 2, state: 'claimed' },
    { day: 3, state: 'open' },
    { day: 4, state: 'open' },
  ];
  expect(await validCall(answering({ check_in: days }), 'claimCheckIn')).toEqual({ body: { day: 3 } });
  expect(await validCall(answering({ check_in: days.slice(0, 1) }), 'claimCheckIn')).toEqual({ body: { day: 1 } });
});

it('a code is that of the address, and none where the simulator has none', async () => {
  const codes = [
    { target: 'agent@demo.slipway.test', code: '111111' },
    { target: 'player@demo.slipway.test', code: '222222' },
  ];
  const body = { email: 'player@demo.slipway.test', code: '222222' };
  expect(await validCall(answering({ codes }), 'signInByEmailCode')).toEqual({ body });
  expect(await validCall(answering({ codes: codes.slice(0, 1) }), 'signInByEmailCode')).toEqual({
    body: { ...body, code: '' },
  });
});

it('a bet on draws, a race or cricket has the price of its own selection', async () => {
  const marksix = answering({
    'marksix/odds': [
      { prop: 'specialCode', top: '7', odd: '1' },
      { prop: 'firstBall', top: '8', odd: '2' },
      { prop: 'specialCode', top: '8', odd: '3' },
    ],
    'member/account': { currency: 'USDT' },
    hkmarksix: { draws: [{ match_id: 'a' }, { match_id: 'b' }] },
  });
  expect(await validCall(marksix, 'placeLotteryBet')).toEqual({
    params: { lottery: 'hkmarksix' },
    body: {
      match_id: 'a',
      currency: 'USDT',
      picks: [{ kind: 'specialCode', selection: 8, amount: '10', odds: '3' }],
    },
  });
  const race = answering({
    'pk10/odds': [
      { index: 1, top: 'big', odd: '1' },
      { index: 0, top: 'small', odd: '2' },
      { index: 0, top: 'big', odd: '3' },
    ],
    'member/account': { currency: 'USDT' },
    'pk10/list': { races: [{ id: 'a' }, { id: 'b' }] },
  });
  expect(await validCall(race, 'placeRaceBet')).toEqual({
    params: { race: 'pk10' },
    body: {
      race_id: 'a',
      currency: 'USDT',
      picks: [{ market: 'place', place: 1, selection: 'big', amount: '10', odds: '3' }],
    },
  });
  const cricket = answering({
    matchList: [
      { matchId: 'live', state: 'live', bets: {} },
      { matchId: 'next', state: 'scheduled', bets: { first: { odd: '2.5' }, second: { odd: '3' } } },
    ],
    'member/account': { currency: 'USDT' },
  });
  expect(await validCall(cricket, 'placeCricketBet')).toEqual({
    body: { matchId: 'next', currency: 'USDT', bets: { first: { amount: '10', odd: '2.5' } } },
  });
  const none = answering({ matchList: [{ matchId: 'a', state: 'scheduled', bets: {} }], 'member/account': {} });
  await expect(validCall(none, 'placeCricketBet')).rejects.toThrow('the upstream has no price of cricket match a');
});
