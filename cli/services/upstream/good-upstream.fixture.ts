import type { Received, Send, Sent } from './send.ts';

export const NOW = Date.parse('2026-03-14T12:00:00Z');
export const ACCOUNT = { account: 'a', password: 'b' };
export const HEADERS = { date: 'Sat, 14 Mar 2026 12:00:00 GMT', 'x-server-time': String(NOW) };
export const ok = (data: unknown): Received => ({
  status: 200,
  headers: HEADERS,
  text: JSON.stringify({ code: 0, msg: '', data }),
});
export const no = (status: number, code: number, reason?: string): Received => ({
  status,
  headers: HEADERS,
  text: JSON.stringify({ code, msg: `message ${code}`, data: { reason } }),
});
export const channel = (id: string, type: string, status: number) => ({
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
/** Changes an answer to a deposit or another request. */
export interface Break {
  readonly channels?: readonly object[];
  readonly open?: (asked: Asked, good: () => Received, more: () => Received) => Received;
  readonly other?: (sent: Sent, good: Received, time: number) => Received | Error;
}

/** A small upstream that keeps all promises except broken ones. */
export function upstreamOf({ channels, open, other }: Break) {
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
    if (path.endsWith('/member/account') && headers['authorization']?.startsWith('token-number-4') === true)
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
