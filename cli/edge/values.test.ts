import { afterEach, expect, it, vi } from 'vitest';
import { rows } from '#contract/rows';
import { absentAnswer, acceptedAnswer, edgeAnswer, lateAnswer, unreachableAnswer } from './core/edge-answers.ts';
import type { KeyState } from './core/key-state.ts';
import { Paths } from './upstream/paths.ts';
import { digestOf, readGuard } from './door/read-call.ts';
import { jsonLog } from './gateway/edge-log.ts';
import { Metrics } from './gateway/metrics.ts';
import { entryOf, outcomeData, outcomeOf, pressOf, stateOf } from './gateway/records.ts';
import type { KeyRecord } from './store/edge-store.ts';
import { answerHeaders, forwardedHeaders, readingHeaders } from './upstream/headers.ts';
import { samplesIn } from './test/samples-in.ts';
import { UpstreamClock } from './upstream/upstream-clock.ts';

afterEach(() => void vi.restoreAllMocks());

const type = 'application/json; charset=utf-8';
const answer = acceptedAnswer({ bet: { bet_id: 'b7' } });

it('answers of the edge are in the form of the upstream', () => {
  expect([
    edgeAnswer('badRequest', 'No', { field: 'x' }),
    lateAnswer(5),
    unreachableAnswer(),
    absentAnswer(),
    acceptedAnswer({ a: 1 }),
    acceptedAnswer(undefined),
  ]).toEqual([
    { status: 400, type, body: '{"code":1000,"msg":"No","data":{"reason":"badRequest","field":"x"}}' },
    {
      status: 410,
      type,
      body: '{"code":4003,"msg":"The request came after its deadline: nothing was done","data":{"reason":"deadlinePassed","cause":"late","deadline":5}}',
    },
    {
      status: 410,
      type,
      body: '{"code":4003,"msg":"The upstream could not be reached: nothing was done. Press again.","data":{"reason":"deadlinePassed","cause":"unreachable"}}',
    },
    {
      status: 410,
      type,
      body: '{"code":4003,"msg":"The upstream lost the request: its lists do not have it, so nothing was done. Press again.","data":{"reason":"deadlinePassed","cause":"absent"}}',
    },
    { status: 200, type, body: '{"code":0,"msg":"ok","data":{"a":1}}' },
    { status: 200, type, body: '{"code":0,"msg":"ok"}' },
  ]);
});

it('the log has a line for each key, and one a second for each kind of failure', () => {
  const lines: string[] = [];
  let nowMs = Date.UTC(2026, 0, 1);
  const log = jsonLog(
    (line) => lines.push(line),
    () => nowMs,
  );
  const key = { player: 'p', key: 'k', row: 'placeBet', outcome: 'accepted', how: 'answer', status: 200 } as const;
  log.key({ ...key, deliveries: 2, ms: 5, forwardMs: undefined });
  log.failure('store', new Error('full'));
  nowMs += 999;
  log.failure('store', new Error('full'));
  log.failure('upstream', 'gone');
  nowMs += 1;
  log.failure('store', new Error('still'));
  expect(lines).toEqual([
    '{"at":"2026-01-01T00:00:00.000Z","player":"p","key":"k","row":"placeBet","outcome":"accepted","how":"answer","status":200,"deliveries":2,"ms":5}\n',
    '{"at":"2026-01-01T00:00:00.000Z","failure":"store","message":"full"}\n',
    '{"at":"2026-01-01T00:00:00.999Z","failure":"upstream","message":"gone","left":1}\n',
    '{"at":"2026-01-01T00:00:01.000Z","failure":"store","message":"still"}\n',
  ]);
});

it('the metrics are what Prometheus reads: each series with its help, its type and its values, from 0', () => {
  vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(1_000);
  let nowMs = 0;
  const metrics = new Metrics(() => nowMs);
  nowMs = 2_500;
  metrics.add('slipway_edge_deliveries_total');
  metrics.add('slipway_edge_deliveries_total');
  metrics.add('slipway_edge_outcomes_total', '{is="accepted",how="lists"}', 3);
  const text = metrics.text({ slipway_edge_open: ['Keys without an outcome.', 4] });
  expect(samplesIn(text)).toMatchObject({
    slipway_edge_deliveries_total: 2,
    'slipway_edge_outcomes_total{is="accepted",how="lists"}': 3,
    slipway_edge_twins_total: 0,
    slipway_edge_unknown_total: 0,
    slipway_edge_unwatched_total: 0,
    slipway_edge_store_failures_total: 0,
    slipway_edge_open: 4,
    slipway_edge_up_seconds: 2,
    slipway_edge_resident_bytes: 1_000,
  });
  expect(text).toContain(
    '# HELP slipway_edge_open Keys without an outcome.\n# TYPE slipway_edge_open gauge\nslipway_edge_open 4\n',
  );
  expect(text).toContain('\n# TYPE slipway_edge_twins_total counter\nslipway_edge_twins_total 0\n');
  const described = [...text.matchAll(/^# HELP (\S+) \S.*\n# TYPE \1 (?:counter|gauge)$/gm)].map(([, name]) => name);
  const counted = Object.keys(samplesIn(text)).map((name) => name.replace(/\{.*/, ''));
  expect(described).toEqual([...new Set(counted)]);
});

it('a record is a state, and a state is what getOutcome says', () => {
  const record = {
    digest: 'd',
    deadline: 9,
    sentMs: 3,
    request: '{"params":{"a":"1"},"query":{},"body":{"b":2}}',
    pressedAt: 8,
  };
  const open = record as unknown as KeyRecord;
  const done = { ...record, outcome: { is: 'accepted', how: 'lists', answer, decidedMs: 4 } } as unknown as KeyRecord;
  const refusal = edgeAnswer('badRequest', 'No');
  const sent = stateOf(open) as Extract<KeyState, { is: 'sent' }>;
  const accepted = stateOf(done) as Extract<KeyState, { is: 'accepted' | 'refused' }>;
  expect([sent, accepted, pressOf(open)]).toEqual([
    { is: 'sent', digest: 'd', deadline: 9, sentMs: 3, isUnderWay: false, isUnknown: false },
    { is: 'accepted', how: 'lists', answer, digest: 'd', deadline: 9, storing: 'done' },
    { pressedAt: 8, request: { params: { a: '1' }, query: {}, body: { b: 2 } } },
  ]);
  expect([outcomeOf(accepted, 'b7', 4), outcomeOf(accepted, undefined, 4)]).toEqual([
    { is: 'accepted', how: 'lists', answer, decidedMs: 4, entry: 'b7' },
    { is: 'accepted', how: 'lists', answer, decidedMs: 4 },
  ]);
  const states: KeyState[] = [
    { is: 'never' },
    { is: 'received', digest: 'd', deadline: 9, isLate: false },
    sent,
    { ...sent, isUnknown: true },
    accepted,
    { ...accepted, storing: 'failed' },
    { ...accepted, storing: 'pending' },
    { ...accepted, is: 'refused', answer: refusal },
  ];
  expect(states.map((state) => outcomeData({ state }, 7))).toEqual([
    { state: 'none', now: 7 },
    { state: 'running', now: 7 },
    { state: 'running', now: 7 },
    { state: 'unknown', now: 7 },
    { state: 'done', now: 7, answer: { bet: { bet_id: 'b7' } } },
    { state: 'done', now: 7, answer: { bet: { bet_id: 'b7' } } },
    { state: 'running', now: 7 },
    { state: 'refused', now: 7, refusal: { code: 1000, msg: 'No', data: { reason: 'badRequest' } } },
  ]);
  const at = '1970-01-01T00:00:05Z';
  const bet = acceptedAnswer({ bet: { bet_id: 'b7', placed_at: at } });
  const order = acceptedAnswer({ order: { order_id: 'o1', created_at: at } });
  expect([
    entryOf('placeBet', bet),
    entryOf('openDeposit', order),
    entryOf('placeCricketBet', bet),
    entryOf('cashOut', bet),
    entryOf('transferToPlayer', acceptedAnswer({ balance: '1' })),
  ]).toEqual([{ id: 'b7', at: 5_000 }, { id: 'o1', at: 5_000 }, { at: 5_000 }, {}, {}]);
});

it('headers are passed on without those of one connection', () => {
  const headers = {
    host: 'edge.example',
    connection: 'keep-alive',
    'keep-alive': 'x',
    'proxy-authenticate': 'x',
    'proxy-authorization': 'x',
    'proxy-connection': 'x',
    te: 'x',
    trailer: 'x',
    'transfer-encoding': 'chunked',
    upgrade: 'x',
    expect: 'x',
    'content-length': '5',
    'accept-encoding': 'br',
    'content-type': 'application/json',
    'idempotency-key': 'k',
    'x-deadline': '5',
    authorization: 'token',
    'x-none': undefined,
  };
  const passed = {
    'content-type': 'application/json',
    'idempotency-key': 'k',
    'x-deadline': '5',
    authorization: 'token',
  };
  const forwarded = forwardedHeaders(headers, '10.0.0.9');
  expect([answerHeaders(headers), forwarded, readingHeaders(forwarded)]).toEqual([
    passed,
    { ...passed, 'x-forwarded-host': 'edge.example', 'x-forwarded-for': '10.0.0.9' },
    { authorization: 'token', 'x-forwarded-host': 'edge.example', 'x-forwarded-for': '10.0.0.9' },
  ]);
  const before = { host: 'a', 'x-forwarded-host': 'b', 'x-forwarded-for': '1.1.1.1' };
  expect([forwardedHeaders(before, '2.2.2.2'), forwardedHeaders(before, undefined)]).toEqual([
    { 'x-forwarded-host': 'b', 'x-forwarded-for': '1.1.1.1, 2.2.2.2' },
    { 'x-forwarded-host': 'b', 'x-forwarded-for': '1.1.1.1' },
  ]);
});

it('paths are those of the contract on one side, and of the upstream on the other', () => {
  const paths = new Paths({ sports: '/api/sports', activities: '' });
  const searchParams = new URLSearchParams('a=1');
  const asContract = (pathname: string) => paths.asContract({ pathname, searchParams });
  expect(['/api/sports/v1/x', '/api/sportsx', '/sports/v1/x'].map(asContract)).toEqual([
    { pathname: '/sports/v1/x', searchParams },
    { pathname: '/activities/api/sportsx', searchParams },
    { pathname: '/activities/sports/v1/x', searchParams },
  ]);
  const plain = new Paths({ sports: '/api/sports' });
  expect(['/api/sportsx', '/other/x'].map((pathname) => plain.asContract({ pathname, searchParams }).pathname)).toEqual(
    ['/api/sportsx', '/other/x'],
  );
  expect([
    plain.asUpstream(rows.placeBet, '/sports/v1/bet?a=1'),
    plain.asUpstream({ ...rows.placeBet, service: 'pggame' } as never, '/pggame/x'),
  ]).toEqual(['/api/sports/v1/bet?a=1', '/pggame/x']);
});

it('the clock of the upstream is never taken for later than it is', () => {
  const clock = new UpstreamClock();
  const now = () => [clock.at(5_000), clock.at(500), clock.notAfterNow(9_000), clock.notAfterNow(1_000)];
  const unknown = now();
  clock.observe(undefined, 1);
  clock.observe('no date', 1);
  const still = now();
  clock.observe('Thu, 01 Jan 1970 00:00:07 GMT', 1_000);
  expect([unknown, still, now()]).toEqual([
    [5_000, 500, 9_000, 1_000],
    [5_000, 500, 9_000, 1_000],
    [11_000, 7_000, 7_000, 1_000],
  ]);
});

const KEY = 'aB3.:_-x';
const DAY_MS = 24 * 3_600_000;
const guard = (key: string | readonly string[] | undefined, deadline: string | undefined) =>
  readGuard({ headers: { 'idempotency-key': key as string, 'x-deadline': deadline } }, 1_000);

it('a key and a deadline are read, the longest and the latest too', () => {
  expect(guard(KEY, '5')).toEqual({ key: KEY, deadline: 5 });
  const [longest, latest] = ['k'.repeat(64), 1_000 + DAY_MS];
  expect(guard(longest, String(latest))).toEqual({ key: longest, deadline: latest });
});

const NO_KEY = 'a call that moves money needs 8 to 64 letters, digits and . : _ -';
it.each([
  ['no key', undefined, '5', 'idempotency-key', `This call has no key: ${NO_KEY}`],
  ['a short key', 'short-7', '5', 'idempotency-key', `This key cannot be used: ${NO_KEY}`],
  ['a long key', 'k'.repeat(65), '5', 'idempotency-key', `This key cannot be used: ${NO_KEY}`],
  ['a key with a blank', 'with blank', '5', 'idempotency-key', `This key cannot be used: ${NO_KEY}`],
  ['two keys', [KEY, KEY], '5', 'idempotency-key', `This key cannot be used: ${NO_KEY}`],
  [
    'no deadline',
    KEY,
    undefined,
    'x-deadline',
    'A call that moves money needs a deadline, in milliseconds since the epoch',
  ],
  [
    'a deadline in words',
    KEY,
    'soon',
    'x-deadline',
    'A call that moves money needs a deadline, in milliseconds since the epoch',
  ],
  [
    'a deadline of 16 digits',
    KEY,
    '1'.repeat(16),
    'x-deadline',
    'A call that moves money needs a deadline, in milliseconds since the epoch',
  ],
  ['a deadline in more than a day', KEY, String(1_001 + DAY_MS), 'x-deadline', 'The deadline is more than a day ahead'],
])('%s is refused with the header and what it takes', (_, key, deadline, header, message) => {
  expect(() => guard(key, deadline)).toThrow(
    expect.objectContaining({ message, reason: 'badRequest', detail: { field: `headers.${header}` } }) as Error,
  );
});

it('a digest is keyed, and of all its parts', () => {
  const secret = Buffer.from('secret');
  expect([digestOf(secret, 'a', 'b'), digestOf(secret, 'ab'), digestOf(secret, 'a', Buffer.from('b'))])
    .toMatchInlineSnapshot(`
    [
      "z9GmOr0Z2OoQ7F66nHwcTLZYMKFYAtp9ygFdG4YjlPo",
      "kgfzAOI1iK21pWnN1knaZbfsR-YW2ORyTMpcbQToMJw",
      "z9GmOr0Z2OoQ7F66nHwcTLZYMKFYAtp9ygFdG4YjlPo",
    ]
  `);
});
