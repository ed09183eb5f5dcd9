import { addAmounts, compareAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import type { Received } from '#cli/services/upstream/send.ts';
import {
  answer,
  ANY_BET,
  asFirst,
  asked,
  BET,
  body,
  type Change,
  cutTo,
  type Data,
  insteadOfRefusal,
  isAt,
  LIST,
  LOG,
  ofBets,
  read,
  signedAs,
  state,
  STATES,
  withQuery,
} from './gateway.ts';

/** Faults of lists, access, payments and results. */
export const PLANTED_LISTS: readonly (readonly [name: string, change: Change])[] = [
  ['My bets come oldest first', answer(LIST, (data) => void data.bets.reverse())],
  [
    'a page of My bets has twenty at most',
    asked(LIST, (_, sent) =>
      withQuery(sent, (search) => search.set('limit', String(Math.min(20, Number(search.get('limit')))))),
    ),
  ],
  [
    'My bets of a status are all bets',
    asked(LIST, (_, sent) => withQuery(sent, (search) => search.set('status', '-1'))),
  ],
  [
    'a settled bet is pending in the list',
    answer(
      LIST,
      ofBets((bet) => void (bet.status === 16 && (bet.status = 1))),
    ),
  ],
  [
    'the bet of another player can be read',
    async (sent, next, memory) => {
      const { authorization, 'x-sim-world': world = '' } = sent.headers;
      const tokens = (memory.get(world) ?? memory.set(world, new Set()).get(world)) as Set<string>;
      if (authorization !== undefined) tokens.add(authorization);
      const received = await next();
      if (!/^GET \S+mybet\/[^/?]+$/.test(`${sent.method} ${sent.path}`) || received.status !== 404) return received;
      for (const other of tokens) {
        const found = await next(signedAs(sent, other));
        if (found.status === 200) return found;
      }
      return received;
    },
  ],
  ['the movements of another player are shown', asFirst(LOG)],
  ['the statistics of another player are shown', asFirst(/^GET \S+\/bet\/statistics/)],
  ['the deposits of another player are shown', asFirst(/^GET \S+\/v1\/recharge\?/)],
  ['the draws’ bets of another player are shown', asFirst(/^GET \S+marksix\/mybet\?/)],
  ['the saved accounts of another player are shown', asFirst(/^GET \S+\/bank_information/)],
  [
    'a refresh token works after its pair was used',
    async (sent, next, memory) => {
      const received = await next();
      if (!sent.path.endsWith('/v1/refresh')) return received;
      const key = sent.headers['fresh-token'] ?? '';
      if (received.status === 200) memory.set(key, received);
      return received.status === 401 && memory.has(key) ? (memory.get(key) as Received) : received;
    },
  ],
  [
    'a bet on a closed draw goes to the open one',
    async (sent, next) => {
      const received = await next();
      if (!/^POST \S+marksix\/bet$/.test(`${sent.method} ${sent.path}`) || read(received.text).code === 0)
        return received;
      const list = await next({
        ...sent,
        method: 'GET',
        path: `${sent.path.replace(/bet$/, '')}?start=0&limit=1`.replace('/?', '?'),
        body: undefined,
      });
      const id = read(list.text).data?.draws?.[0]?.match_id;
      return next({ ...sent, ...body({ ...read(sent.body ?? '{}'), match_id: id }) });
    },
  ],
  [
    'a ticket of a race at other odds is taken',
    async (sent, next) => {
      const received = await next();
      const moved = read(received.text).data?.moved as Data[] | undefined;
      if (!sent.path.endsWith('pk10/bet') || moved === undefined) return received;
      const ticket = read(sent.body ?? '{}');
      for (const each of moved) ticket.picks[Number(each.match_id)].odds = each.now;
      return next({ ...sent, ...body(ticket) });
    },
  ],
  [
    'a ticket of a draw below the minimum is taken at it',
    insteadOfRefusal(/marksix\/bet$/, (ticket, { warnings = [] }) =>
      warnings.length > 0 && ticket.picks?.every((pick: Data) => compareAmounts(pick.amount, '1') < 0)
        ? { ...ticket, picks: ticket.picks.map((pick: Data) => ({ ...pick, amount: '1' })) }
        : undefined,
    ),
  ],
  [
    'a ticket of a draw above the maximum of its price is taken at it',
    insteadOfRefusal(/marksix\/bet$/, (ticket, { warnings = [] }) =>
      warnings.length > 0 && ticket.picks?.some((pick: Data) => compareAmounts(pick.amount, '5000') > 0)
        ? { ...ticket, picks: ticket.picks.map((pick: Data) => ({ ...pick, amount: '1' })) }
        : undefined,
    ),
  ],
  ['bets on races come oldest first', answer(/^GET \S+pk10\/mybet\?/, (data) => void data.bets.reverse())],
  ['bets on draws miss the newest', answer(/^GET \S+marksix\/mybet\?/, (data) => void data.bets.shift())],
  ['a deposit that failed is paid', state('order.status', (params) => ({ ...params, status: 3 }))],
  [
    'a deposit that is paid has no movement',
    answer(LOG, (data) => void (data.transactions = data.transactions.filter((each: Data) => each.kind !== 34))),
  ],
  [
    'a deposit below the minimum is raised to it',
    insteadOfRefusal(/^POST \S+\/v1\/recharge$/, (order) =>
      compareAmounts(order.amount, '10') < 0 ? { ...order, amount: '50' } : undefined,
    ),
  ],
  ['half-time results are not kept', state('match.ended', (params) => ({ ...params, ht: '0:0' }))],
  [
    'a void match loses',
    asked(STATES, (each) =>
      each.state === 'match.void'
        ? body({ state: 'match.ended', params: { ...each.params, ft: '0:1', ht: '0:0' } })
        : undefined,
    ),
  ],
  [
    'a suspended market takes bets',
    async (sent, next) => {
      if (isAt(STATES, sent) && read(sent.body ?? '').state === 'market.suspended')
        return {
          status: 200,
          text: '{"code":0,"msg":"ok","data":{}}',
          headers: { 'content-type': 'application/json' },
        };
      return next();
    },
  ],
  [
    'scores of results are swapped',
    answer(/^GET \S+\/history/, (data) =>
      data.matches?.forEach((match: Data) => (match.score = match.score?.split(':').reverse().join(':'))),
    ),
  ],
  [
    'the total of matches is that of the page',
    answer(/^GET \S+\/v1\/(?:soccer|bd)\?/, (data) => void (data.total = data.matches.length)),
  ],
  [
    'matches of later pages repeat the first',
    asked(/^GET \S+\/v1\/soccer\?/, (_, sent) => withQuery(sent, (search) => search.set('start', '0'))),
  ],
  [
    'bets of today are not in the statistics',
    answer(/^GET \S+\/bet\/statistics/, (data) => void (data.days = data.days.slice(0, -1))),
  ],
  [
    'statistics have the payouts twice',
    answer(/^GET \S+\/bet\/statistics/, (data) => void (data.payout = addAmounts(data.payout, data.payout))),
  ],
  [
    'the profit of statistics has the wrong sign',
    answer(/^GET \S+\/bet\/statistics/, (data) => void (data.profit = subtractAmounts('0', data.profit))),
  ],
  [
    'a bet was placed tomorrow',
    answer(
      ANY_BET,
      ofBets((bet) => void (bet.placed_at = new Date(Date.parse(bet.placed_at) + 86_400_000).toISOString())),
    ),
  ],
  [
    'a bet was settled before it was placed',
    answer(
      ANY_BET,
      ofBets((bet) => void (bet.settled_at && (bet.settled_at = '2026-03-01T00:00:00.000Z'))),
    ),
  ],
  [
    'a cash-out pays a cent less than it says',
    answer(/\/cash_out$/, (data) => void (data.amount && (data.amount = addAmounts(data.amount, '0.01')))),
  ],
  [
    'a part of a cash-out sells the whole',
    asked(/\/cash_out_part$/, (part, sent) => ({
      path: sent.path.replace('_part', ''),
      ...body({ amount: part.amount }),
    })),
  ],
  [
    'a transfer takes half',
    asked(/\/v1\/transfer$/, (each) => body({ ...each, amount: cutTo(String(Number(each.amount) / 2), 6) })),
  ],
  [
    'any payment password is right',
    asked(/\/v1\/(?:transfer|withdraw)$/, (each) =>
      each.payment_password === undefined ? undefined : body({ ...each, payment_password: '246810' }),
    ),
  ],
  [
    'both sides of a cricket match count for the highest return',
    answer(/^POST \S+\/betData\/create$/, ({ bet }) => {
      const prizes = Object.values(bet.bets).map(({ amount, odd }: Data) => multiplyAmounts(amount, odd));
      bet.max_payout = prizes.reduce(addAmounts, '0');
    }),
  ],
  [
    'a deadline is kept a second too long',
    (sent, next) => {
      const { 'x-deadline': until, ...headers } = sent.headers;
      return until === undefined
        ? next()
        : next({ ...sent, headers: { ...headers, 'x-deadline': String(Number(until) + 1_000) } });
    },
  ],
  ['a part of a cash-out is paid at any price', asked(/\/cash_out_part$/, (part) => body({ ...part, amount: '0.01' }))],
  [
    'a wallet keeps its figure in another currency',
    answer(/^GET \S+\/member\/account$/, (data, sent, memory) => {
      const key = sent.headers['x-sim-world'] ?? '';
      if (data.currency === 'USDT') memory.set(key, data.score);
      else data.score = memory.get(key);
    }),
  ],
  [
    'five wrong payment passwords lock nothing',
    async (sent, next) => {
      const received = await next();
      if (!isAt(/\/v1\/transfer$/, sent) || read(received.text).data?.reason !== 'paymentLocked') return received;
      return { ...received, text: JSON.stringify({ code: 0, msg: 'ok', data: { balance: '1' } }), status: 200 };
    },
  ],
  ['an outcome by key is that of any player', asFirst(/\/member\/outcome/)],
  [
    'a rejected withdrawal does not come back',
    asked(/^POST \/__sim\/orders\//, (each) => (each.status === 4 ? body({ status: 3 }) : undefined)),
  ],
  [
    'a balance is read once of three times',
    async (sent, next, memory) => {
      if (!sent.path.endsWith('/member/account')) return next();
      const key = `${sent.headers['x-sim-world']} ${sent.headers['authorization']}`;
      const { reads, kept } = (memory.get(key) ?? { reads: 0 }) as { reads: number; kept?: Received };
      const received = kept !== undefined && reads % 3 !== 0 ? kept : await next();
      memory.set(key, { reads: reads + 1, kept: received });
      return received;
    },
  ],
  [
    'a bet is sent twice, first without its key',
    async (sent, next) => {
      const { 'idempotency-key': _, ...headers } = sent.headers;
      if (isAt(BET, sent)) await next({ ...sent, headers });
      return next();
    },
  ],
];
