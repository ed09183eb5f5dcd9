import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkUpstream } from './check-upstream.ts';
import { KEY_PROOFS, MAX_PROOF_BYTES, PROOF_DAYS, PROOF_FILE, PROOFS } from '#cli/brands/checks/proof.ts';
import { ACCOUNT, type Break, channel, HEADERS, no, NOW, ok, upstreamOf } from './good-upstream.fixture.ts';
import type { Received, Sent } from './send.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const proofOf = (broken: Break) =>
  checkUpstream(upstreamOf(broken).send, 'http://upstream.test:80/sports/', ACCOUNT, '2026-03-14');
const withId = (id: string) => ok({ order: { order_id: id } });
const isOther = ({ body }: Sent) => body?.includes('another body') === true;
const onRefresh =
  (change: (good: Received, time: number) => Received) =>
  ({ path }: Sent, good: Received, time: number) =>
    path.endsWith('/refresh') ? change(good, time) : good;
const headed =
  (headers: Received['headers']) =>
  (_: Sent, good: Received): Received => ({ ...good, ...(headers && { headers: { ...HEADERS, ...headers } }) });

const BROKEN: Readonly<Record<string, Break>> = {
  'sameKey: done twice, answered alike': {
    open: ({ time, isLate, body }, good, more) => {
      const answer = good();
      if (time === 2 && !isLate && body?.includes('address') === false) more();
      return answer;
    },
  },
  'sameKey: done once, answered in two ways': {
    open: ({ time, ...asked }, good) => (time === 2 && !isOther(asked) ? (good(), withId('another')) : good()),
  },
  'sameKey: no order in the answers': { open: (_, good) => (good(), ok({})) },
  'sameKey: no order in the second answer': {
    open: ({ time, ...asked }, good) => (time === 2 && !isOther(asked) ? (good(), ok({})) : good()),
  },
  'otherBody: done': { open: (asked, good, more) => (isOther(asked) ? more() : good()) },
  'otherBody: refused with 409': {
    open: (asked, good) => (isOther(asked) ? no(409, 4001, 'keyReused') : good()),
  },
  'otherBody: refused without a reason, and done': {
    open: (asked, good, more) => (isOther(asked) ? (more(), no(422, 9999)) : good()),
  },
  'parallel: the others have to wait': {
    open: ({ time, ...asked }, good) => (time > 2 && !isOther(asked) ? no(409, 4002, 'keyRunning') : good()),
  },
  'parallel: the others are refused': {
    open: ({ time, ...asked }, good) => (time > 2 && !isOther(asked) ? no(429, 1029, 'tooManyRequests') : good()),
  },
  'parallel: one is answered with another order': {
    open: ({ time }, good) => (time === 4 ? withId('another') : good()),
  },
  'parallel: done twice, answered alike': {
    open: ({ time }, good, more) => {
      if (time === 4) more();
      return good();
    },
  },
  'deadline: done': { open: ({ isLate }, good, more) => (isLate ? more() : good()) },
  'deadline: refused for another reason': { open: ({ isLate }, good) => (isLate ? no(410, 1000) : good()) },
  'deadline: refused, and done': { open: ({ isLate }, good, more) => (isLate ? (more(), no(410, 4003)) : good()) },
  'outcome: not implemented': { other: ({ path }, good) => (path.includes('/outcome?') ? no(501, 1501) : good) },
  'outcome: of another order': {
    other: ({ path }, good) =>
      path.includes('/outcome?') ? { ...good, text: good.text.replace(/order-\d+/, 'order-0') } : good,
  },
  'outcome: without orders': {
    open: ({ time, body }, good) => (time === 1 && body?.includes('no-such') === false ? (good(), ok({})) : good()),
    other: ({ path }, good) =>
      path.includes('/outcome?') ? { ...good, text: good.text.replace(/"order_id":"order-\d+"/, '') } : good,
  },
  'outcome: refusals are forgotten': {
    other: ({ path }, good) =>
      path.includes('/outcome?') ? { ...good, text: good.text.replace('refused', 'none') } : good,
  },
  'clock: no date': { other: headed({ date: undefined }) },
  'clock: a date that is none': { other: headed({ date: 'noon' }) },
  'clock: no x-server-time': { other: headed({ 'x-server-time': undefined }) },
  'clock: an x-server-time that is no number': { other: headed({ 'x-server-time': 'noon' }) },
  'clock: an endless x-server-time': { other: headed({ 'x-server-time': 'Infinity' }) },
  'clock: no headers': { other: (_, { status, text }) => ({ status, text }) },
  'clock: shared answers without x-server-time': {
    other: headed({ 'x-server-time': undefined, 'cache-control': 'public' }),
  },
  'clock: an hour late': { other: headed({ 'x-server-time': String(NOW - 3_600_000) }) },
  'clock: more than an hour late': { other: headed({ 'x-server-time': String(NOW - 3_600_001) }) },
  'clock: two days early': { other: headed({ 'x-server-time': String(NOW + 48 * 3_600_000) }) },
  'clock: the last one that there is counts': {
    other: ({ path }, good) => {
      if (path.includes('sign_in')) return headed({ 'x-server-time': String(NOW - 5 * 3_600_000) })({} as Sent, good);
      const isLast = path.includes('/outcome?');
      return headed(isLast ? { 'x-server-time': undefined, 'cache-control': 'public' } : {})({} as Sent, good);
    },
  },
  'refresh: no second sign-in': {
    other: ({ path }, good, time) => (path.includes('sign_in') && time === 2 ? no(429, 1029, 'tooManyRequests') : good),
  },
  'refresh: refused': { other: onRefresh(() => no(501, 1501, 'notImplemented')) },
  'refresh: cannot be repeated': {
    other: onRefresh((good, time) => (time === 2 ? no(401, 1001, 'unauthorised') : good)),
  },
  'refresh: works once more after its use': {
    other: onRefresh((good, time) =>
      time === 3
        ? ok({ token: 'token-of-16-letters', fresh_token: 'fresh-of-16-letters', user_id: 'u', role: 3 })
        : good,
    ),
  },
  'contract: two reads do not fit': {
    other: ({ path }, good) => {
      if (path.endsWith('/member/info')) return ok({ id: 5 });
      return path.endsWith('/vip') ? no(404, 1004) : good;
    },
  },
  'contract: a read has no answer': {
    other: ({ path }, good) => (path.endsWith('/member/info') ? new Error('cut off') : good),
  },
};

/** What a good upstream shows. */
const GOOD = {
  sameKey: 'proved: 1 orders, one answers',
  otherBody: 'proved: 422 keyReused, 0 more orders',
  parallel: 'proved: 1 orders, 200 200 200 200',
  deadline: 'proved: 410 deadlinePassed, 0 orders',
  outcome: 'proved: done, refused, none',
  clock: 'proved: both',
  books: 'untried: not tried: the answer has no times',
  refresh: 'proved: repeated once, refused after the new pair was used',
  contract: 'proved: 34 reads fit',
  protection: 'proved: 11 calls are there',
};
/** What is seen of a promise that is broken, where it is not what a good upstream shows. */
const FOUND: Readonly<Record<keyof typeof BROKEN, Readonly<Record<string, string>>>> = {
  'sameKey: done twice, answered alike': {
    sameKey: 'failed: 2 orders, one answers',
    parallel: 'failed: 2 orders, 200 200 200 200',
  },
  'sameKey: done once, answered in two ways': {
    sameKey: 'failed: 1 orders, two answers',
    parallel: 'failed: 1 orders, 200 200 200 200',
  },
  'sameKey: no order in the answers': {
    sameKey: 'failed: 1 orders, two answers',
    otherBody: 'failed: 200 , 0 more orders',
    parallel: 'failed: 1 orders, 200 200 200 200',
    deadline: 'failed: 200 , 0 orders',
    outcome: 'failed: done, refused, none',
  },
  'sameKey: no order in the second answer': {
    sameKey: 'failed: 1 orders, two answers',
    parallel: 'failed: 1 orders, 200 200 200 200',
  },
  'otherBody: done': { otherBody: 'failed: 200 , 1 more orders' },
  'otherBody: refused with 409': { otherBody: 'failed: 409 keyReused, 0 more orders' },
  'otherBody: refused without a reason, and done': { otherBody: 'failed: 422 , 1 more orders' },
  'parallel: the others have to wait': { parallel: 'proved: 1 orders, 200 200 409 409' },
  'parallel: the others are refused': { parallel: 'failed: 1 orders, 200 200 429 429' },
  'parallel: one is answered with another order': { parallel: 'failed: 1 orders, 200 200 200 200' },
  'parallel: done twice, answered alike': { parallel: 'failed: 2 orders, 200 200 200 200' },
  'deadline: done': { deadline: 'failed: 200 , 1 orders' },
  'deadline: refused for another reason': { deadline: 'failed: 410 badRequest, 0 orders' },
  'deadline: refused, and done': { deadline: 'failed: 410 deadlinePassed, 1 orders' },
  'outcome: not implemented': { outcome: 'failed: 501, 501, 501' },
  'outcome: of another order': { outcome: 'failed: done, refused, none' },
  'outcome: without orders': {
    sameKey: 'failed: 1 orders, two answers',
    parallel: 'failed: 1 orders, 200 200 200 200',
    deadline: 'failed: 200 , 0 orders',
    outcome: 'failed: done, refused, none',
  },
  'outcome: refusals are forgotten': { outcome: 'failed: done, none, none' },
  'clock: no date': { clock: 'failed: 24 of 24 answers lack date or x-server-time' },
  'clock: a date that is none': { clock: 'failed: 24 of 24 answers lack date or x-server-time' },
  'clock: no x-server-time': { clock: 'failed: 24 of 24 answers lack date or x-server-time' },
  'clock: an x-server-time that is no number': { clock: 'failed: 24 of 24 answers lack date or x-server-time' },
  'clock: an endless x-server-time': { clock: 'failed: 24 of 24 answers lack date or x-server-time' },
  'clock: no headers': { clock: 'failed: 24 of 24 answers lack date or x-server-time' },
  'clock: shared answers without x-server-time': {},
  'clock: an hour late': {},
  'clock: more than an hour late': { clock: 'proved: clocks are 1 h apart' },
  'clock: two days early': { clock: 'proved: clocks are 48 h apart' },
  'clock: the last one that there is counts': {},
  'refresh: no second sign-in': { refresh: 'failed: signIn tooManyRequests' },
  'refresh: refused': { refresh: 'failed: refresh notImplemented' },
  'refresh: cannot be repeated': { refresh: 'failed: a repeat is refused: unauthorised' },
  'refresh: works once more after its use': { refresh: 'failed: a used token works again' },
  'contract: two reads do not fit': {
    contract:
      'failed: getMember: againstTheContract id: Invalid type: Expected string but received 5; listVipLevels: 1004 message 1004',
  },
  'contract: a read has no answer': { contract: 'failed: getMember: Unanswered: cut off' },
};

async function seenOf(broken: Break) {
  const { checks, idempotency } = await proofOf(broken);
  return { seen: Object.fromEntries(checks.map(({ check, is, saw }) => [check, `${is}: ${saw}`])), idempotency };
}

it('a good upstream keeps each promise, and its keys may be used', async () => {
  expect(await seenOf({})).toEqual({ seen: GOOD, idempotency: 'keyed' });
  const { checks: _, ...named } = await proofOf({});
  // By its origin alone.
  const upstream = 'http://upstream.test';
  expect(named).toEqual({ version: 1, upstream, provedOn: '2026-03-14', idempotency: 'keyed' });
});

it.each(Object.entries(BROKEN))('%s: what is seen, and whether keys may be used', async (what, broken) => {
  const found = FOUND[what] ?? {};
  const isKeyed = KEY_PROOFS.every((check) => found[check]?.startsWith('failed') !== true);
  expect(await seenOf(broken)).toEqual({ seen: { ...GOOD, ...found }, idempotency: isKeyed ? 'keyed' : 'none' });
});

it.each([
  ['only cards', [channel('card', 'card', 1)]],
  ['nothing that is open', [channel('off', 'crypto', 0)]],
  ['nothing', []],
])('keys are not tried at an upstream that offers %s', async (_, channels) => {
  const { checks, idempotency } = await proofOf({ channels });
  expect(checks.filter(({ is }) => is === 'untried').map(({ check }) => check)).toEqual([...KEY_PROOFS, 'books']);
  expect(idempotency).toBe('none');
});

it('what is proved is written like this', () => {
  expect({ PROOFS, KEY_PROOFS, PROOF_FILE, MAX_PROOF_BYTES, PROOF_DAYS }).toEqual({
    PROOFS: {
      sameKey: 'the same key and body twice is done once, and answered alike',
      otherBody: 'another body under a used key is refused',
      parallel: 'four deliveries of one key at the same time are done once',
      deadline: 'a call after its deadline is refused',
      outcome: 'getOutcome knows accepted, refused and never received',
      clock: 'every answer has the clocks, date and x-server-time',
      books: 'entries have the time of `date`, and lists begin with the newest',
      refresh: 'a refresh whose answer was lost can be repeated, and a used token ends the session',
      contract: 'the answers fit the contract',
      protection: 'the calls that a jurisdiction such as uk or br needs are there: limits, breaks, the session',
    },
    KEY_PROOFS: ['sameKey', 'otherBody', 'parallel', 'deadline', 'outcome'],
    PROOF_FILE: 'upstream-proof.json',
    MAX_PROOF_BYTES: 65_536,
    PROOF_DAYS: 180,
  });
});
