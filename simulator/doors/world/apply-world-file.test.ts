import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readable } from '#contract/testing';
import { Looks } from '../../conformance/answers/looks.ts';
import { changesOf, tablesOf } from '../../conformance/answers/store-changes.ts';
import { applyWorldFile } from './apply-world-file.ts';
import { WorldFile } from './world-file.ts';
import { Worlds } from './worlds.ts';

let worlds: Worlds;
beforeAll(() => {
  worlds = new Worlds({ seed: 'files', startMs: Date.parse('2026-03-14T12:00:00Z'), speed: 0, upstream: 'keyed' });
});
afterAll(() => worlds.close());
afterEach(() => void vi.useRealTimers());

const apply = (name: string, file: unknown) => applyWorldFile(worlds, name, v.parse(WorldFile, file), 'create');

const pick = { kind: 'wl', outcome: 'w', odds: '2.10', result: 'open' };
const match = {
  match_id: 's20260314-17',
  league: 'League',
  home: 'Home',
  away: 'Away',
  start_time: '2026-03-14T20:00:00.000Z',
  state: 'scheduled',
};
const bet = {
  bet_id: 'theirs-1',
  game: 'soccer',
  passes: ['single'],
  stake: '2',
  multiple: 1,
  lines: '1',
  bet_amount: '2',
  currency: 'USDT',
  max_payout: '4.2',
  status: 1,
  payout: '0',
  bonus_amount: '0',
  placed_at: '2026-03-13T10:00:00.000Z',
  matches: [{ ...match, picks: [pick] }],
};
const member = (id: string, over: object = {}) => ({
  id,
  nickname: id,
  email: `${id}@demo.test`,
  password: 'letters1',
  ...over,
});

it('a world has all that its file says', async () => {
  // A clock that runs stands while the world is made.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const world = apply('whole', {
    seed: 7,
    start_time: '2026-03-14T08:00:00Z',
    speed: 2,
    upstream: 'strict-spec',
    members: [
      member('one', { balance: '12.5', currency: 'USDT' }),
      member('two', {
        role: 2,
        mobile: '+5511999',
        currency: 'USDT',
        level: 2,
        bank_password: '246810',
        country: 'MX',
      }),
    ],
    faults: [{ do: 'cutJson', row: 'getAccount' }],
    answers: [{ row: 'listBanners', data: [] }],
    matches: { 's20260314-05': { void: true }, 's20260314-06': { total: '3.5' } },
    limits: { soccer: { bet: { min: '3', max: '30' } } },
    prices: { pk10: [{ index: 7, top: 'place1', prop: '7', odd: '9.99', min: '1', max: '2' }] },
    bets: [
      { ...bet, bet_id: 'theirs-2', placed_at: '2026-03-13T11:00:00.000Z' },
      bet,
      { ...bet, bet_id: 'theirs-3', placed_at: '2026-03-13T12:00:00.000Z', member: 'two' },
    ],
  });
  const { name, seed, upstream, clock } = world;
  expect(readable([name, seed, upstream, clock.speed, world.profile.name])).toBe(
    '["whole", "7", "strict-spec", 2, "none"]',
  );
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-14T08:00:00.000Z');
  const text = changesOf(new Map(), tablesOf(world)).join('\n');
  for (const line of [
    '+ wallet member:one USDT { balance: 12500000 }',
    '+ posting 1 house:opening USDT { amount: -12500000, balance_after: -12500000 }',
    '  mobile: "+5511999"',
    '  country: "MX"',
    '+ bet theirs-1 {',
    '+ bet theirs-3 {',
  ])
    expect(text).toContain(line);
});

it('a world starts with what the process says, at the instant that "now" is', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00.000Z') });
  const [plain, now, uk] = [apply('plain', {}), apply('now', { start_time: 'now' }), apply('uk', { profile: 'uk' })];
  expect(
    [plain, now, uk].map((world) => [
      world.seed,
      new Date(world.clock.now()).toISOString(),
      world.clock.speed,
      world.upstream,
      world.profile.name,
      world.members.all().length,
    ]),
  ).toEqual([
    ['files', '2026-03-14T12:00:00.000Z', 0, 'keyed', 'none', 3],
    ['files', '2026-11-23T12:00:00.000Z', 0, 'keyed', 'none', 3],
    ['files', '2026-03-14T12:00:00.000Z', 0, 'keyed', 'uk', 3],
  ]);
});

it('matches of another upstream are shown as they are, and from when', () => {
  const markets = [{ kind: 'wl', status: 'open', outcomes: [{ outcome: 'w', odds: '2.10' }] }];
  const recorded = {
    ...match,
    league: { id: 'l', name: 'League', country: 'BR' },
    game: 'soccer',
    score: '0:0',
    markets,
  };
  const later = { ...recorded, markets: [{ ...markets[0], outcomes: [{ outcome: 'w', odds: '2.50' }] }] };
  const world = apply('recorded', { fixtures: [recorded, { ...later, at: '2026-03-14T13:00:00.000Z' }] });
  const prices = () =>
    world.fixtures
      .onSale('soccer', world.now())
      .map(({ match_id: id, markets: [first] }) => [id, first?.outcomes.map(({ odds }) => odds)]);
  const before = prices();
  world.clock.advance(3_600_000);
  expect([before, prices()]).toEqual([[['s20260314-17', ['2.10']]], [['s20260314-17', ['2.50']]]]);
});

it('what cannot be is refused, with its place', () => {
  const all = new Looks();
  const refused: Readonly<Record<string, object>> = {
    member: { bets: [{ ...bet, member: 'no-one' }] },
    currency: { bets: [{ ...bet, currency: 'BRL' }] },
    passes: { bets: [{ ...bet, passes: ['nothing'] }] },
    match: { matches: { nothing: { void: true } } },
    result: { matches: { 's20260314-05': { result: { ft: '1:0', ht: '2:0' } } } },
  };
  for (const [name, file] of Object.entries(refused)) all.look(name, () => apply(name, file));
  const details = (place: string, reason = 'badRequest') =>
    `{ reason: "${reason}", detail: { field: "${place}" }, headers: {}, commits: false }`;
  expect(all.text.split('\n')).toEqual([
    `member: Refusal: bets: theirs-1 is of no-one, which is no member of this world ${details('bets')}`,
    `currency: Refusal: Bet theirs-1 is in BRL, the account of m-player is not ${details('currency')}`,
    `passes: Refusal: passes.0: no pass is called "nothing" ${details('passes.0', 'passNotAllowed')}`,
    `match: Refusal: Unknown match nothing; GET /sports/api/v1/soccer lists some ${details('nothing', 'notFound')}`,
    `result: Refusal: result.ht: a score cannot fall: "2:0" at half time, "1:0" at the end ${details('result')}`,
  ]);
});
