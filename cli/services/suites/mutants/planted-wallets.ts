import { addAmounts } from '#engine/money';
import {
  answer,
  asked,
  body,
  type Change,
  cutTo,
  type Data,
  isAt,
  LIST,
  LOG,
  read,
  STATES,
  withQuery,
} from './gateway.ts';

/** Faults of wallets of games, lists of messages and results, prices that move, parts of bets, draws, and what is over. */
export const PLANTED_WALLETS: readonly (readonly [name: string, change: Change])[] = [
  [
    'money into a game is taken and not there',
    answer(/\/(?:balance|transfer_in|transfer_out)\b/, (data) => {
      if (data.balance !== undefined && data.game_balance === undefined) data.balance = '0';
    }),
  ],
  [
    'money into a game is half of what was asked',
    asked(/\/transfer_in$/, (each) =>
      each.money === undefined ? undefined : body({ ...each, money: cutTo(String(Number(each.money) / 2), 2) }),
    ),
  ],
  [
    'the second page of results is empty',
    answer(/^GET \S+\/v1\/soccer\/history\?/, (data, sent) => {
      if (!sent.path.includes('start=0')) data.matches = [];
    }),
  ],
  ['messages come oldest first', answer(/^GET \S+\/notice\/private\?/, (data) => void data.messages.reverse())],
  [
    'results of races repeat the first page',
    asked(/^GET \S+pk10\/history\?/, (_, sent) => withQuery(sent, (search) => search.set('start', '0'))),
  ],
  [
    'what is left of a bet has the highest return of the whole',
    answer(/\/cash_out_part$/, ({ bet }) => void (bet.max_payout = addAmounts(bet.max_payout, bet.max_payout))),
  ],
  [
    'better odds are taken for worse ones too',
    asked(/^POST \S+\/(?:soccer|basketball|bd)\/bet$/, (slip) =>
      slip.accept_odds === 'better' ? body({ ...slip, accept_odds: 'any' }) : undefined,
    ),
  ],
  [
    'a price that moved is not in the list',
    async (sent, next, memory) => {
      const received = await next();
      if (!/\/v1\/\w+\?start=0&limit=200/.test(sent.path) || received.status !== 200) return received;
      const known = memory.get(sent.path.replace(/timestamp=\d+/, '')) as Data;
      memory.set(sent.path.replace(/timestamp=\d+/, ''), known ?? received);
      return known ?? received;
    },
  ],
  [
    'a ticket of a tie and a loss is void',
    answer(/^GET \S+marksix\/mybet\/[^/?]+$/, (data) => {
      if (data.result === 'lost' && data.picks?.some(({ result }: Data) => result === 'tie')) data.result = 'void';
    }),
  ],
  [
    'a saved default account leaves the one before',
    answer(/^GET \S+\/bank_information/, (data) => data.forEach((each: Data) => (each.is_default = true))),
  ],
  [
    'a deposit has another fee than its channel',
    answer(/^POST \S+\/v1\/recharge$/, ({ order }) => {
      order.service_fee = addAmounts(order.service_fee, '0.5');
      order.amount = addAmounts(order.amount, '0.5');
    }),
  ],
  [
    'the statistics of draws miss a bet',
    answer(/^GET \S+\/bet\/statistics\?game_id=13/, (data) => {
      for (const each of [data, ...data.days]) each.bets -= 1;
    }),
  ],
  [
    'a match that is over is still sold',
    async (sent, next, memory) => {
      const received = await next();
      const key = `sold ${sent.headers['x-sim-world']}`;
      const { data } = read(received.text);
      if (isAt(STATES, sent) && read(sent.body ?? '').state === 'match.ended') memory.set(`${key} over`, true);
      if (!/^GET \S+\/v1\/soccer\?start=0&limit=200/.test(`${sent.method} ${sent.path}`) || !data?.matches)
        return received;
      if (memory.get(`${key} over`) === undefined) memory.set(key, data.matches);
      const before = memory.get(key) as Data[] | undefined;
      return before === undefined
        ? received
        : { ...received, text: JSON.stringify({ code: 0, msg: 'ok', data: { ...data, matches: before } }) };
    },
  ],
  [
    'the movement of money from a game is missing',
    answer(LOG, (data) => void (data.transactions = data.transactions.filter(({ type }: Data) => type !== 'gameOut'))),
  ],
  [
    'a settled bet is listed twice',
    answer(
      LIST,
      (data, sent) =>
        void (sent.path.includes('limit=200') && data.bets.at(-1)?.status === 16 && data.bets.push(data.bets.at(-1))),
    ),
  ],
];
