import { addAmounts } from '#engine/money';
import {
  answer,
  asked,
  body,
  type Change,
  cutTo,
  type Data,
  eachPick,
  isAt,
  LOG,
  read,
  STATES,
  withQuery,
} from './gateway.ts';

interface Planted {
  readonly name: string;
  /** Of the finding: its check and its place. */
  readonly at: RegExp;
  readonly change: Change;
}

/** Faults of wallets of games, lists of messages and results, prices that move, parts of bets, draws, and what is over. */
export const PLANTED_WALLETS: readonly Planted[] = [
  {
    name: 'money into a game is half of what was asked',
    at: /^money: moveIntoNg/,
    change: asked(/\/transfer_in$/, (each) =>
      each.money === undefined ? undefined : body({ ...each, money: cutTo(String(Number(each.money) / 2), 2) }),
    ),
  },
  {
    name: 'the second page of results is empty',
    at: /^lists: listResults soccer/,
    change: answer(/^GET \S+\/v1\/soccer\/history\?/, (data, sent) => {
      if (!sent.path.includes('start=0')) data.matches = [];
    }),
  },
  {
    name: 'messages come oldest first',
    at: /^lists: listPrivateMessages/,
    change: answer(/^GET \S+\/notice\/private\?/, (data) => void data.messages.reverse()),
  },
  {
    name: 'results of races repeat the first page',
    at: /^lists: listRaceResults/,
    change: asked(/^GET \S+pk10\/history\?/, (_, sent) => withQuery(sent, (search) => search.set('start', '0'))),
  },
  {
    name: 'what is left of a bet has the highest return of the whole',
    at: /^cashOut: cashOutPart/,
    change: answer(/\/cash_out_part$/, ({ bet }) => void (bet.max_payout = addAmounts(bet.max_payout, bet.max_payout))),
  },
  {
    name: 'better odds are taken for worse ones too',
    at: /^changes: placeBet soccer, at odds that have fallen/,
    change: asked(/^POST \S+\/(?:soccer|basketball|bd)\/bet$/, (slip) =>
      slip.accept_odds === 'better' ? body({ ...slip, accept_odds: 'any' }) : undefined,
    ),
  },
  {
    name: 'a price that moved is not in the list',
    at: /^changes: listMatches/,
    change: async (sent, next, memory) => {
      const received = await next();
      if (!/\/v1\/soccer\?start=0&limit=200/.test(sent.path) || received.status !== 200) return received;
      const known = memory.get(sent.path.replace(/timestamp=\d+/, '')) as Data;
      memory.set(sent.path.replace(/timestamp=\d+/, ''), known ?? received);
      return known ?? received;
    },
  },
  {
    name: 'a ticket of a tie and a loss is void',
    at: /^tickets: a draw that is drawn/,
    change: answer(/^GET \S+marksix\/mybet\/[^/?]+$/, (data) => {
      if (data.result === 'lost' && data.picks?.some(({ result }: Data) => result === 'tie')) data.result = 'void';
    }),
  },
  {
    name: 'a saved default account leaves the one before',
    at: /^transfers: savePayoutAccount, a new default/,
    change: answer(/^GET \S+\/bank_information/, (data) => data.forEach((each: Data) => (each.is_default = true))),
  },
  {
    name: 'a deposit has another fee than its channel',
    at: /^payments: openDeposit/,
    change: answer(/^POST \S+\/v1\/recharge$/, ({ order }) => {
      order.service_fee = addAmounts(order.service_fee, '0.5');
      order.amount = addAmounts(order.amount, '0.5');
    }),
  },
  {
    name: 'the statistics of draws miss a bet',
    at: /^statistics: getBetStatistics hkmarksix/,
    change: answer(/^GET \S+\/bet\/statistics\?game_id=13/, (data) => {
      for (const each of [data, ...data.days]) each.bets -= 1;
    }),
  },
  {
    name: 'a match that is over is still sold',
    at: /^settled: listMatches soccer/,
    change: async (sent, next, memory) => {
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
  },
  {
    name: 'the movement of money from a game is missing',
    at: /^statement: moveOutOf/,
    change: answer(
      LOG,
      (data) => void (data.transactions = data.transactions.filter(({ type }: Data) => type !== 'gameOut')),
    ),
  },
  {
    name: 'the last race is the one before',
    at: /^lists: getLastRace/,
    change: answer(/^GET \S+\/pk10\/last$/, (data) => void data.result.reverse()),
  },
  {
    name: 'a cricket match has other odds alone than in the list',
    at: /^lists: getCricketMatch/,
    change: answer(/^GET \S+\/matchData\/getById\//, ({ bets }) => {
      for (const each of Object.values<Data>(bets)) each.odd = addAmounts(each.odd, '1');
    }),
  },
  {
    name: 'the history of prices ends before the last change',
    at: /^lists: getPriceHistory/,
    change: answer(/^GET \S+\/match\/[^/]+\/prices$/, ({ tracks }) => {
      for (const { prices } of tracks) prices.at(-1).odds = addAmounts(prices.at(-1).odds, '1');
    }),
  },
  {
    name: 'a selection that is popular is not sold',
    at: /^lists: listPopularPicks/,
    change: answer(/^GET \S+\/v1\/popular$/, (data) => data.map((each: Data) => ({ ...each, outcome: 'x9' }))),
  },
  {
    name: 'a booking code gives other picks',
    at: /^lists: getBooking/,
    change: answer(/^GET \S+\/booking\//, ({ picks }) => ({
      picks: picks.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
    })),
  },
  {
    name: 'a match without a result counts with its odds in a cash-out',
    at: /^cashOut: quoteCashOut soccer, then void and won, void so far/,
    change: async (sent, next, memory) => {
      const received = await next();
      if (isAt(STATES, sent)) memory.set('last', read(sent.body ?? '').state);
      const { data } = read(received.text);
      if (!isAt(/^GET \S+\/cash_out$/, sent) || memory.get('last') !== 'match.void' || !data?.amount) return received;
      const amount = addAmounts(data.amount, '0.01');
      return { ...received, text: JSON.stringify({ code: 0, msg: 'ok', data: { ...data, amount } }) };
    },
  },
  {
    name: 'a total of another line than is sold is taken',
    at: /^refused: placeBet basketball, another total than is sold/,
    change: asked(/^POST \S+\/basketball\/bet$/, (slip) => body(eachPick(slip, ({ extra: _, ...pick }) => pick))),
  },
  {
    name: 'the chat begins anew at each look',
    at: /^lists: syncMessages/,
    change: answer(/^POST \S+\/messagesync$/, (data) => void (data.cursor = data.messages[0]?.cursor ?? data.cursor)),
  },
  {
    name: 'a withdrawal that is paid waits in the list',
    at: /^transfers: a withdrawal that is paid/,
    change: answer(/^GET \S+\/v1\/withdraw\?/, ({ orders }) => {
      for (const order of orders) if (order.status === 3) order.status = 5;
    }),
  },
  {
    name: 'the half-time score of a match that is played is its score',
    at: /^settled: listResults/,
    change: answer(/^GET \S+\/v1\/(?:soccer|basketball)\?/, ({ matches }) => {
      for (const match of matches) if (match.half_time_score !== undefined) match.half_time_score = match.score;
    }),
  },
];
