import { addAmounts, compareAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import type { Received, Sent } from '#cli/services/upstream/send.ts';

// What of an answer a bug reads is whatever it finds there.
// oxlint-disable typescript/no-explicit-any
/* eslint-disable @typescript-eslint/no-explicit-any */
type Data = any;
type Next = (sent?: Sent) => Promise<Received>;
type Change = (sent: Sent, next: Next, memory: Map<string, Data>) => Promise<Received>;

/** A bug of an upstream, as a gateway in front of a sound simulator. */
export interface Planted {
  readonly name: string;
  readonly change: Change;
}

const isAt = (at: RegExp, { method, path }: Sent) => at.test(`${method} ${path}`);
const read = (text: string): Data => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Changes the data of an accepted answer. */
const answer =
  (at: RegExp, change: (data: Data, sent: Sent, memory: Map<string, Data>) => unknown): Change =>
  async (sent, next, memory) => {
    const received = await next();
    const envelope = read(received.text);
    if (!isAt(at, sent) || envelope.code !== 0) return received;
    const data = change(envelope.data, sent, memory) ?? envelope.data;
    return { ...received, text: JSON.stringify({ ...envelope, data }) };
  };

/** Changes what is asked: another body, another path. */
const asked =
  (at: RegExp, change: (body: Data, sent: Sent) => Partial<Sent> | undefined): Change =>
  (sent, next) =>
    isAt(at, sent) ? next({ ...sent, ...change(read(sent.body ?? '{}'), sent) }) : next();
const body = (value: object) => ({ body: JSON.stringify(value) });

/** Asks again with another body where a call is refused. */
const insteadOfRefusal =
  (at: RegExp, change: (body: Data, refusal: Data) => object | undefined): Change =>
  async (sent, next) => {
    const received = await next();
    const envelope = read(received.text);
    if (!isAt(at, sent) || envelope.code === 0) return received;
    const other = change(read(sent.body ?? '{}'), envelope.data ?? {});
    return other === undefined ? received : next({ ...sent, ...body(other) });
  };

/** As another player, whose id is not the one that the request names. */
const signedAs = ({ headers: { 'user-id': _, ...headers }, ...sent }: Sent, authorization: string): Sent => ({
  ...sent,
  headers: { ...headers, authorization },
});

/** Every player is answered as the first one who asked. */
const asFirst =
  (at: RegExp): Change =>
  (sent, next, memory) => {
    const { authorization, 'x-sim-world': world = '' } = sent.headers;
    if (authorization === undefined || !isAt(at, sent)) return next();
    if (!memory.has(world)) memory.set(world, authorization);
    return next(signedAs(sent, memory.get(world) as string));
  };

/** Sets a world up behind the back of what it says. */
const onWorld =
  (path: string, settings: object): Change =>
  async (sent, next) => {
    const received = await next();
    if (isAt(/^POST \/__sim\/worlds$/, sent)) {
      const headers = { 'x-sim-world': String(read(sent.body ?? '').name), 'content-type': 'application/json' };
      await next({ method: 'POST', path: `/__sim/${path}`, headers, body: JSON.stringify(settings) });
    }
    return received;
  };
const both =
  (one: Change, other: Change): Change =>
  (sent, next, memory) =>
    one(sent, (again = sent) => other(again, (last = again) => next(last), memory), memory);

const BET = /^POST \/sports\/api\/v1\/(?:soccer|basketball|bd)\/bet$/;
const LIST = /^GET \/sports\/api\/v1\/(?:soccer|basketball|bd)\/mybet\?/;
const ANY_BET = /^(?:POST \S+\/bet$|GET \S+\/mybet)/;
const LOG = /^GET \S+\/member\/change_log/;
const STATES = /^POST \/__sim\/states$/;
const betsIn = (data: Data): Data[] => [
  ...(data.bets ?? []),
  ...(data.bet ? [data.bet] : []),
  ...(data.bet_id ? [data] : []),
];
const ofBets = (change: (bet: Data) => void) => (data: Data) => betsIn(data).forEach(change);
const eachPick = (slip: Data, change: (pick: Data) => object) => ({
  ...slip,
  matches: slip.matches?.map((match: Data) => ({ ...match, picks: match.picks?.map(change) })),
});
const query = (sent: Sent) => new URL(sent.path, 'http://x').searchParams;
const startOf = (sent: Sent) => Number(query(sent).get('start') ?? 0);
const withQuery = (sent: Sent, change: (search: URLSearchParams) => void): Partial<Sent> => {
  const url = new URL(sent.path, 'http://x');
  change(url.searchParams);
  return { path: `${url.pathname}${url.search}` };
};
const cutTo = (text: string, places: number) => `${truncateAmount(text, places)}${'0'.repeat(6 - places)}`;
const state = (name: string, change: (params: Data) => object | undefined) =>
  asked(STATES, (each) =>
    each.state === name ? body({ ...each, params: change(each.params) ?? each.params }) : undefined,
  );

/** Bugs that no step was written for: their list was closed before the first of them was played. */
const NAMED: readonly (readonly [name: string, change: Change])[] = [
  [
    'the balance is shown cut to cents',
    answer(/^GET \S+\/member\/account$/, (data) => void (data.score = cutTo(data.score, 2))),
  ],
  [
    'a bet answers with the balance before it',
    answer(BET, (data) => void (data.balance = addAmounts(data.balance, data.bet.bet_amount))),
  ],
  [
    'the total stake of several lines is that of one, in the list',
    answer(
      LIST,
      ofBets((bet) => void (bet.bet_amount = bet.lines === '1' ? bet.bet_amount : bet.stake)),
    ),
  ],
  [
    'the highest return is cut to cents',
    answer(
      ANY_BET,
      ofBets((bet) => void (bet.max_payout = cutTo(bet.max_payout, 2))),
    ),
  ],
  [
    'payouts are shown cut to cents',
    answer(
      ANY_BET,
      ofBets((bet) => void (bet.payout = cutTo(bet.payout, 2))),
    ),
  ],
  [
    'the bonus of a won bet is its payout',
    answer(
      ANY_BET,
      ofBets((bet) => void (bet.bonus_amount = bet.payout)),
    ),
  ],
  ['odds that have moved are taken', asked(BET, (slip) => body({ ...slip, accept_odds: 'any' }))],
  [
    'a line that has moved is taken',
    asked(BET, (slip) => body(eachPick(slip, ({ handicap_val: _, extra: __, ...pick }) => pick))),
  ],
  [
    'a selection that is there twice counts once',
    asked(BET, (slip) =>
      body({
        ...slip,
        matches: slip.matches?.map((match: Data) => ({
          ...match,
          picks: match.picks?.filter(
            (pick: Data, at: number) =>
              match.picks.findIndex((each: Data) => each.kind === pick.kind && each.outcome === pick.outcome) === at,
          ),
        })),
      }),
    ),
  ],
  [
    'a multiple as a text is taken',
    asked(BET, (slip) =>
      typeof slip.multiple === 'string' ? body({ ...slip, multiple: Number(slip.multiple) }) : undefined,
    ),
  ],
  [
    'a stake of seven places is cut',
    asked(BET, (slip) => body({ ...slip, stake: String(slip.stake).replace(/(\.\d{6})\d+$/, '$1') })),
  ],
  [
    'a currency of the payout that is not the wallet’s is taken',
    asked(BET, ({ bonus_currency: _, total_currency: __, ...slip }) => body(slip)),
  ],
  [
    'bankers are ignored',
    asked(BET, (slip) => body({ ...slip, matches: slip.matches?.map(({ banker: _, ...match }: Data) => match) })),
  ],
  [
    'a multiple above the maximum is lowered to it',
    insteadOfRefusal(BET, (slip, { warnings = [] }) =>
      warnings.some(({ name }: Data) => name === 'exceedsMaxMultiple') ? { ...slip, multiple: 99 } : undefined,
    ),
  ],
  [
    'the highest return of a bet has no limit in basketball',
    both(
      onWorld('limits/basketball', { Bonus: { min: '0', max: '0' } }),
      answer(/game_config\?kind=basketball/, (data) => void (data.Bonus = { min: '0', max: '500000' })),
    ),
  ],
  [
    'a stake below the minimum is taken in basketball',
    both(
      onWorld('limits/basketball', { bet: { min: '0', max: '10000' } }),
      answer(/game_config\?kind=basketball/, (data) => void (data.bet = { min: '0.01', max: '10000' })),
    ),
  ],
  [
    'a stake above the maximum is taken in bd',
    both(
      onWorld('limits/bd', { bet: { min: '0.01', max: '0' } }),
      answer(/game_config\?kind=bd/, (data) => void (data.bet = { min: '0.01', max: '10000' })),
    ),
  ],
  [
    'every tenth movement is missing',
    answer(
      LOG,
      (data) => void (data.transactions = data.transactions.filter((each: Data) => !String(each.id).endsWith('0'))),
    ),
  ],
  [
    'the newest movement is there twice',
    answer(
      LOG,
      (data, sent) => void (startOf(sent) === 0 && data.transactions.unshift(...data.transactions.slice(0, 1))),
    ),
  ],
  [
    'the second page of movements leaves out one',
    asked(LOG, (_, sent) =>
      startOf(sent) > 0 ? withQuery(sent, (search) => search.set('start', String(startOf(sent) + 1))) : undefined,
    ),
  ],
  [
    'movements of any kind come for a kind',
    asked(LOG, (_, sent) => withQuery(sent, (search) => search.delete('kind'))),
  ],
  [
    'the last day of a range of movements is left out',
    asked(LOG, (_, sent) =>
      query(sent).has('end_date') ? withQuery(sent, (search) => search.set('end_date', '2020-01-01')) : undefined,
    ),
  ],
  [
    'balances of movements are cut to cents',
    answer(LOG, (data) => data.transactions.forEach((each: Data) => (each.balance = cutTo(each.balance, 2)))),
  ],
  [
    'a payout has no movement',
    answer(
      LOG,
      (data) =>
        void (data.transactions = data.transactions.filter((each: Data) => !/payout|settle|win/i.test(each.type))),
    ),
  ],
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
  ['an outcome by key is that of any player', asFirst(/\/member\/outcome/)],
  [
    'a rejected withdrawal does not come back',
    asked(/^POST \/__sim\/orders\//, (each) => (each.status === 4 ? body({ status: 3 }) : undefined)),
  ],
];
export const PLANTED: readonly Planted[] = NAMED.map(([name, change]) => ({ name, change }));
