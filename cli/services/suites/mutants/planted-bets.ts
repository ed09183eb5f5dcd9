import { addAmounts } from '#engine/money';
import {
  answer,
  ANY_BET,
  asked,
  BET,
  body,
  both,
  type Change,
  cutTo,
  type Data,
  eachPick,
  insteadOfRefusal,
  LIST,
  LOG,
  ofBets,
  onWorld,
  query,
  startOf,
  withQuery,
} from './gateway.ts';

export const PLANTED_BETS: readonly (readonly [name: string, change: Change])[] = [
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
];
