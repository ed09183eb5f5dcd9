import type { Send, Sent } from '#cli/services/upstream/send.ts';
import type { Mutant } from './mutant.ts';

const mutant = (name: string, send: (send: Send) => Send): Mutant => ({ name, of: 'transport', send });
const without = (asked: Sent, header: string): Sent => ({
  ...asked,
  headers: Object.fromEntries(Object.entries(asked.headers).filter(([name]) => name !== header)),
});
const body = (asked: Sent) => JSON.parse(asked.body ?? '{}') as Record<string, unknown>;
const isBet = ({ method, path }: Sent) => method === 'POST' && path.endsWith('/soccer/bet');
/** A session begins: memory of the session before could not be shown by this session's file. */
const isNewSession = ({ path }: Sent) => path.endsWith('/restore');
const isAccount = ({ path }: Sent) => path.endsWith('/member/account');

/** Upstreams behind a faulty gateway. */
export const TRANSPORT_MUTANTS: readonly Mutant[] = [
  mutant('key ignored', (send) => (asked) => send(without(asked, 'idempotency-key'))),
  mutant('late commit: the deadline ignored', (send) => (asked) => send(without(asked, 'x-deadline'))),
  mutant('another request under a used key is accepted', (send) => {
    const seen = new Map<string, string>();
    return (asked) => {
      if (isNewSession(asked)) seen.clear();
      const key = asked.headers['idempotency-key'];
      if (!isBet(asked) || key === undefined || asked.body === undefined) return send(asked);
      const first = seen.get(key);
      seen.set(key, asked.body);
      if (first === undefined || first === asked.body) return send(asked);
      return send({ ...asked, headers: { ...asked.headers, 'idempotency-key': `${key}-other` } });
    };
  }),
  mutant('balance cached', (send) => {
    let kept: Awaited<ReturnType<Send>> | undefined;
    let reads = 0;
    return async (asked) => {
      if (isNewSession(asked)) [kept, reads] = [undefined, 0];
      if (!isAccount(asked)) return send(asked);
      reads += 1;
      if (kept === undefined || reads % 3 === 0) kept = await send(asked);
      return kept;
    };
  }),
  mutant(
    'any odds accepted unasked',
    (send) => (asked) =>
      isBet(asked) ? send({ ...asked, body: JSON.stringify({ ...body(asked), accept_odds: 'any' }) }) : send(asked),
  ),
  mutant('better odds refused', (send) => (asked) => {
    if (!isBet(asked)) return send(asked);
    const { accept_odds, ...rest } = body(asked);
    return send({
      ...asked,
      body: JSON.stringify({ ...rest, accept_odds: accept_odds === 'better' ? 'none' : accept_odds }),
    });
  }),
  mutant('a bet sent twice, without its key', (send) => async (asked) => {
    if (isBet(asked)) await send(without(asked, 'idempotency-key'));
    return send(asked);
  }),
  mutant('any password signs in', (send) => (asked) => {
    if (!asked.path.endsWith('/sign_in/')) return send(asked);
    const { password, ...rest } = body(asked);
    return send({ ...asked, body: JSON.stringify({ ...rest, password: String(password).replace(/x$/, '') }) });
  }),
  mutant('a repeated confirmation opens another deposit', (send) => {
    let last = '';
    return async (asked) => {
      const received = await send(asked);
      const isAgain =
        asked.path.includes('/__sim/orders/') && asked.path === last && asked.body?.includes('3') === true;
      last = asked.path;
      // The control interface as a payment processor that credits every notice.
      if (isAgain) await send({ ...asked, path: '/__sim/members/m-player', body: JSON.stringify({ adjust: '10' }) });
      return received;
    };
  }),
];
