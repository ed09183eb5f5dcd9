import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkUpstream } from './check-upstream.ts';
import { KEY_PROOFS, MAX_PROOF_BYTES, PROOF_DAYS, PROOF_FILE, PROOFS } from '#cli/brands/checks/proof.ts';
import type { Received, Send, Sent } from './send.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const ACCOUNT = { account: 'a', password: 'b' };
const HEADERS = { date: 'Sat, 14 Mar 2026 12:00:00 GMT', 'x-server-time': String(NOW) };
const ok = (data: unknown): Received => ({
  status: 200,
  headers: HEADERS,
  text: JSON.stringify({ code: 0, msg: '', data }),
});
const no = (status: number, code: number, reason?: string): Received => ({
  status,
  headers: HEADERS,
  text: JSON.stringify({ code, msg: `message ${code}`, data: { reason } }),
});
const channel = (id: string, type: string, status: number) => ({
  id,
  type,
  status,
  name: id,
  provider: 'p',
  currency: 'USDT',
  min: `1${id.length}`,
  max: '99',
  service_fee: '0',
  network_fee: '0',
});
const order = (id: number) => ({ order: { order_id: `order-${id}` } });

interface Asked extends Sent {
  readonly key: string;
  /** How often this key was sent, this time included. */
  readonly time: number;
  readonly isLate: boolean;
}
/** Changes one answer of a good upstream: of a deposit, or of any other request. */
interface Break {
  readonly channels?: readonly object[];
  readonly open?: (asked: Asked, good: () => Received, more: () => Received) => Received;
  readonly other?: (sent: Sent, good: Received, time: number) => Received | Error;
}

/** An upstream of few lines that keeps all promises but those broken. */
function upstreamOf({ channels, open, other }: Break) {
  const sent: Sent[] = [];
  const stored = new Map<string, { readonly body: string | undefined; readonly answer: Received }>();
  const times = new Map<string, number>();
  let orders = 0;
  let traded = 0;
  let isUsed = false;
  const opened = () => ok(order((orders += 1)));
  const openGood = ({ key, body, isLate }: Asked): Received => {
    const before = stored.get(key);
    if (before !== undefined) return before.body === body ? before.answer : no(422, 4001, 'keyReused');
    if (isLate) return no(410, 4003, 'deadlinePassed');
    const answer = body?.includes('no-such-channel') === true ? no(404, 1004, 'notFound') : opened();
    stored.set(key, { body, answer });
    return answer;
  };
  const outcomeOf = (key: string) => {
    const found = stored.get(key);
    if (found === undefined) return { state: 'none', now: NOW };
    const { code, data } = JSON.parse(found.answer.text) as { code: number; data: unknown };
    return code === 0 ? { state: 'done', now: NOW, answer: data } : { state: 'refused', now: NOW };
  };
  const session = () => {
    traded += 1;
    return ok({
      token: `token-number-${traded}-long`,
      fresh_token: `fresh-number-${traded}-long`,
      user_id: 'u',
      role: 3,
    });
  };
  const good = (each: Sent): Received => {
    const { method, path, headers } = each;
    if (path.includes('sign_in')) return session();
    if (path.endsWith('/pay/all'))
      return ok(
        channels ?? [
          channel('card', 'card', 1),
          channel('off', 'crypto', 0),
          channel('tether', 'crypto', 1),
          channel('later', 'crypto', 1),
        ],
      );
    if (path.includes('/recharge?')) return ok({ total: orders, orders: [] });
    if (path.includes('/outcome?')) return ok(outcomeOf(path.split('key=')[1] ?? ''));
    if (path.endsWith('/refresh')) return isUsed ? no(401, 1001, 'unauthorised') : session();
    if (path.endsWith('/member/account') && headers['authorization']?.startsWith('Bearer token-number-4') === true)
      isUsed = true;
    if (path.includes('/protection/')) return no(401, 1001, 'unauthorised');
    if (method !== 'POST' || !path.endsWith('/recharge')) return no(501, 1501, 'notImplemented');
    const key = headers['idempotency-key'] ?? '';
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    const asked = { ...each, key, time, isLate: Number(headers['x-deadline'] ?? NOW) < NOW };
    return open === undefined ? openGood(asked) : open(asked, () => openGood(asked), opened);
  };
  const asked = new Map<string, number>();
  const send: Send = (each) => {
    sent.push(each);
    const time = (asked.get(each.path) ?? 0) + 1;
    asked.set(each.path, time);
    const answer = good(each);
    const changed = other?.(each, answer, time) ?? answer;
    return changed instanceof Error ? Promise.reject(changed) : Promise.resolve(changed);
  };
  return { send, sent };
}

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

it('an upstream that breaks one promise is found out like this', async () => {
  const shown = async (broken: Break) => {
    const { checks, ...rest } = await proofOf(broken);
    return [JSON.stringify(rest), ...checks.map(({ check, is, saw }) => `  ${is} ${check}: ${saw}`)];
  };
  const good = await shown({});
  const parts = ['nothing', ...good];
  for (const [what, broken] of Object.entries(BROKEN))
    parts.push(what, ...(await shown(broken)).filter((line) => !good.includes(line)));
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot('broken-upstreams.txt');
});

it('an upstream is asked this', async () => {
  const { send, sent } = upstreamOf({});
  await checkUpstream(send, 'http://upstream.test/', ACCOUNT, '2026-03-14');
  const keys: string[] = [];
  const named = (key: string) => {
    if (!keys.includes(key)) keys.push(key);
    return `key-${keys.indexOf(key) + 1}`;
  };
  const lines = sent.map(({ method, path, headers, body }) =>
    [method, path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), body ?? '']
      .join(' ')
      .replaceAll(/\b[\da-f]{32}\b/g, named)
      .trimEnd(),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('asked.txt');
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
