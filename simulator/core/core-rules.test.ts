import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { Looks } from '../conformance/answers/looks.ts';
import { Answers } from './answers/answers.ts';
import { fillTemplate, hasPlaces, mergePatch } from './answers/fill-template.ts';
import { WorldClock } from './clock/world-clock.ts';
import { type FaultKind, MESSAGE_FAULTS, OPENING_FAULTS } from './faults/fault-rule.ts';
import { Faults } from './faults/faults.ts';
import { MAX_JOURNAL_ENTRIES, Journal, type JournalEntry } from './journal/journal.ts';
import { Outbox } from './push/outbox.ts';
import { drawOf, streamOf } from './random/stream.ts';
import { Refusal } from './refusal.ts';
import { hashSecret, hashToken, isSecret } from './secrets/hash-secret.ts';
import { IN_MEMORY, openStore } from './store/open-store.ts';
import { Settings } from './store/settings.ts';
import { Vapid } from './web-push/vapid.ts';
import { WebPush } from './web-push/web-push.ts';
import { CORE, CORE_RULES, CORE_TEMPLATES } from './core-rules.facts.ts';

const NOON = Date.parse('2026-03-14T12:00:00.000Z');
const looks = () => new Looks();

it('faults and custom answers strike by row, method, player, turn, times and chance', async () => {
  const all = looks();
  const settings = new Settings(openStore(IN_MEMORY));
  const faults = new Faults('seed', settings);
  const target = { on: 'http' as const, row: 'getAccount', method: 'GET', player: ['m-1', 'pat'] };
  faults.add({ do: 'cutJson', row: 'getMember' });
  faults.add({ do: 'hangAfterCommit', method: 'POST' });
  faults.add({ do: 'wrongSchema', player: 'someone' });
  faults.add({ id: 'mine', do: 'unauthorised', nth: 2 });
  faults.add({ do: 'resetAfterCommit', nth: [3, 4], times: 1 });
  faults.add({ do: 'latency', ms: 5, probability: 0.7, player: 'pat' });
  for (const turn of [1, 2, 3, 4, 5, 6, 7, 8]) all.look(`turn ${turn}`, () => faults.strike(target));
  all.look('another row', () => faults.strike({ ...target, row: 'getMember' }));
  all.look('another method', () => faults.strike({ ...target, method: 'POST', player: [] }));
  for (const kind of [
    'socketRefuse',
    'socketSilence',
    'socketAcceptThenClose',
    'socketDrop',
    'socketDelay',
    'socketGarbage',
  ])
    all.look(kind, () => [OPENING_FAULTS.has(kind as FaultKind), MESSAGE_FAULTS.has(kind as FaultKind)]);
  faults.add({ do: 'socketRefuse' });
  faults.add({ do: 'socketDrop' });
  for (const on of ['http', 'socketOpening', 'socketMessage'] as const)
    all.look(on, () => faults.strike({ on, row: 'push', player: [] }));
  all.look('list', () => faults.list());
  all.look('read again', () => new Faults('seed', settings).list().at(-1));
  all.look('the next id', () => new Faults('seed', settings).add({ do: 'cutJson' }).id);
  all.look('removed', () => [faults.remove('mine'), faults.remove('mine'), faults.list().map(({ id }) => id)]);
  all.look('cleared', () => [faults.clear(), faults.list(), new Faults('seed', settings).list()]);
  const answers = new Answers('seed', settings);
  answers.add({
    row: 'placeBet',
    params: { game: 'soccer' },
    query: { start: 1 },
    body: { matches: [{ id: 'a' }] },
    data: 1,
    unchecked: true,
  });
  const asked = {
    row: 'placeBet',
    player: [],
    params: { game: 'soccer' },
    query: { start: '1' },
    body: { matches: [{ id: 'a', b: 1 }, 2] },
  };
  for (const [name, over] of Object.entries({
    same: {},
    params: { params: { game: 'bd' } },
    query: { query: {} },
    text: { body: 'a' },
    list: { body: { matches: [] } },
    none: { body: null },
  }))
    all.look(`answer, ${name}`, () => answers.find({ ...asked, ...over })?.id);
  expect(missingFacts(`looks\n${all.text}`, CORE_RULES)).toEqual([]);
});

it('templates are filled, merged, and refused with what there is', async () => {
  const all = looks();
  const values = { params: { id: 'b-1' }, query: { limit: '3' }, body: { deep: [{ a: 1 }, true] }, count: 2 };
  const context = { values, nowMs: NOON, own: () => ({ list: [7, 8] }) };
  const templates: unknown[] = [
    'plain',
    5,
    null,
    '{{params.id}}',
    'id {{ params.id }} of {{count}}',
    '{{count}}',
    '{{body.deep}}',
    'all {{body.deep.0}}',
    '{{body.deep.1}}',
    '{{query.none|20}}',
    '{{query.none}}',
    '{{now}}',
    '{{now+60}}',
    '{{now-3600}}',
    '{{own.list.1}}',
    '{{nothing.at}}',
    '{{params.toString}}',
    [{ a: ['{{count}}'] }],
    { $repeat: 2, $each: { n: '{{index}}' } },
    { $repeat: '{{query.limit}}', $each: 'x' },
    { $repeat: 10_001, $each: 1 },
    { $repeat: 1.5, $each: 1 },
    { $repeat: -1, $each: 1 },
    { $repeat: 0, $each: 1 },
  ];
  for (const template of templates)
    all.look(JSON.stringify(template), () => [hasPlaces(template), fillTemplate(template, context)]);
  for (const [target, patch] of [
    [
      { a: 1, b: { c: 2 } },
      { a: null, b: { d: 3 } },
    ],
    [[1], { a: 1 }],
    [{ a: 1 }, [2]],
    [5, { a: { b: null } }],
    [{ a: 1 }, 'x'],
  ])
    all.look(JSON.stringify([target, patch]), () => mergePatch(target, patch));
  expect(missingFacts(`looks\n${all.text}`, CORE_TEMPLATES)).toEqual([]);
});

it('the clock, the journal, the outbox, secrets and streams keep their rules', async () => {
  const all = looks();
  const wall = { ms: 1_000_000 };
  const clock = new WorldClock({ startMs: NOON, speed: 2, wall: () => wall.ms });
  const read = (name: string) =>
    all.look(name, () => [clock.read(), clock.wallMsUntil(NOON + 60_001), clock.wallMsUntil(NOON - 1)]);
  read('at speed 2');
  wall.ms += 1_500;
  read('1.5 s later');
  clock.speed = 0;
  wall.ms += 1_000;
  read('standing still');
  clock.advance(250);
  clock.speed = 0.5;
  wall.ms += 1_001;
  read('half the speed');
  clock.set(NOON);
  read('set back');
  all.look('standing from the start', () => {
    const still = new WorldClock({ startMs: NOON, speed: 0, wall: () => wall.ms });
    return [
      still.transportNow() === still.now(),
      new WorldClock({ startMs: NOON, speed: 0, wall: () => 5, isTransportGames: false }).transportNow(),
    ];
  });

  const db = openStore(IN_MEMORY);
  const journal = new Journal(db, 'some.sqlite');
  const call = (over: Partial<JournalEntry> = {}) =>
    journal.add({
      at: 'now',
      row: 'signIn',
      method: 'POST',
      path: '/a/sim.main.0123456789012345678901234567890123456789',
      status: 200,
      ...over,
    });
  call({
    body: { password: 'x', list: [{ cvv: '1', code: 5 }], text: 'y'.repeat(501) },
    query: { token: 't', a: '1' },
  });
  call({ row: 'getAccount', player: 'm-1', status: 404, reason: 'notFound', key: 'k', made: 'bet-1' });
  all.look('journal', () => journal.list());
  for (const filter of [
    { row: 'signIn' },
    { player: 'm-1' },
    { status: 404 },
    { reason: 'notFound' },
    { key: 'k' },
    { since: 1 },
    { row: 'nothing' },
  ])
    all.look(JSON.stringify(filter), () => journal.list(filter).map(({ seq }) => seq));
  all.look('before it is written', () => new Journal(db, 'some.sqlite').total);
  journal.flush();
  journal.flush();
  all.look('written', () => new Journal(db, 'some.sqlite').list().map(({ seq }) => seq));
  for (let count = 0; count < MAX_JOURNAL_ENTRIES * 1.1 - 2; count++) call();
  all.look('full', () => [journal.total, journal.list().length, journal.list()[0]?.seq]);
  call();
  all.look('cut', () => [journal.total, journal.list().length, journal.list()[0]?.seq]);
  journal.flush();
  all.look('stored', () => [new Journal(db, 'some.sqlite').total, new Journal(db, 'some.sqlite').list()[0]?.seq]);
  journal.clear();
  all.look('cleared', () => [journal.total, journal.list(), new Journal(db, 'some.sqlite').list()]);
  const outbox = new Outbox<string>();
  const delivered: string[] = [];
  outbox.add('to no one');
  outbox.flush();
  outbox.onDelivery((message) => delivered.push(message));
  for (const message of ['a', 'b', 'c']) outbox.add(message);
  all.look('waiting', () => [
    outbox.length,
    outbox.drop(2),
    outbox.length,
    outbox.flush(),
    delivered.join(),
    outbox.length,
  ]);
  outbox.add('d');
  all.look('dropped', () => [outbox.drop(), outbox.length, outbox.flush(), delivered.join()]);

  all.look('hashes', () => [
    hashSecret('a', 'b'),
    hashToken('a'),
    isSecret('a', 'b', hashSecret('a', 'b')),
    isSecret('x', 'b', hashSecret('a', 'b')),
  ]);
  all.look('stream', () => {
    const stream = streamOf('seed', 'name');
    return [
      stream.next(),
      stream.int(100),
      stream.pick(['a', 'b', 'c']),
      stream.shuffle([1, 2, 3, 4, 5, 6]).join(),
      drawOf('seed', 'name'),
      drawOf('seed', 'nam'),
    ];
  });
  all.look('nothing to pick', () => streamOf('seed', 'name').pick([]));
  all.look('picked undefined', () => streamOf('seed', 'name').pick([undefined]));
  all.look('refusal', () => new Refusal('marketClosed', 'closed', { field: 'a' }, { headers: { a: 'b' } }).envelope());
  all.look('a refusal’s rest', () => {
    const { name, status, commits, headers } = new Refusal('forbidden', 'no');
    return { name, status, commits, headers };
  });
  all.look('vapid', () => [
    new WebPush('seed').vapid.publicKey,
    claims(new Vapid('seed', 'mailto:a@b.example').authorization('https://push.example/x', NOON + 999)),
  ]);
  all.look('whom to write to', () => claims(new WebPush('seed').vapid.authorization('https://push.example/x', NOON)));
  expect(missingFacts(`looks\n${all.text}`, CORE)).toEqual([]);
});

/** The readable parts of a VAPID header: its signature differs each time. */
const claims = (header: string) =>
  header
    .replace('vapid t=', '')
    .split('.')
    .slice(0, 2)
    .map((part) => Buffer.from(part, 'base64url').toString());
