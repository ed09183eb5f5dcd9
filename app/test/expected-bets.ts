import type { Bet, CricketBet, LotteryBet, RaceBet } from '#contract/entities';
import { addAmounts, subtractAmounts } from '#engine/money';
import { decimal, fullTime, product, soon, usdt } from './expected-texts.ts';

/** The cards of my bets in English, to compare with `shownBets`: worked out here, without the app's own code. */

const signed = (amount: string) => (amount.startsWith('-') ? `-${usdt(amount.slice(1))}` : usdt(amount));
const isPositive = (amount: string) => /[1-9]/.test(amount);

type AnyBet = Pick<
  Bet,
  | 'bet_id'
  | 'bet_amount'
  | 'status'
  | 'result'
  | 'max_payout'
  | 'payout'
  | 'bonus_amount'
  | 'placed_at'
  | 'cashed_out'
  | 'parts'
>;

/** What the state of a bet leaves open. */
function noteOf({ status, cashed_out: isSold, parts = [], payout, bonus_amount: bonus, bet_amount: stake }: AnyBet) {
  if (isSold === true) return [];
  if (parts.length > 0) return ['Part cashed out'];
  if (status < 2 || !isPositive(payout) || isPositive(bonus)) return [];
  return [payout === stake ? 'Stake returned' : 'Paid, but less than the stake'];
}

/** What a bet of which parts were sold has cost, and what they paid. */
const soldOf = ({ bet_amount: rest, parts = [] }: AnyBet): readonly string[] =>
  parts.length === 0
    ? []
    : [
        'Total stake when placed',
        usdt(parts.map((part) => part.bet_amount).reduce(addAmounts, rest)),
        'Cashed out so far',
        usdt(parts.map((part) => part.payout).reduce(addAmounts)),
      ];

function betCard(bet: AnyBet, kind: string, picks: readonly (readonly string[])[]): string[] {
  const isPending = bet.status < 2;
  const isWon = !isPending && isPositive(bet.bonus_amount);
  const isSold = bet.cashed_out === true;
  const unpaid = bet.result === 'void' ? 'VOID' : 'LOSS';
  const ended = isSold ? 'CASHED OUT' : bet.status === 32 ? 'CANCELED' : isWon ? 'WIN' : unpaid;
  const [name, amount] = isPending
    ? ['Highest possible return', bet.max_payout]
    : [isSold || isWon ? 'Payout' : 'Settled amount', bet.payout];
  return [
    isPending ? 'PENDING' : ended,
    ...noteOf(bet),
    `h2 ${kind}`,
    fullTime(bet.placed_at),
    ...picks.flat(),
    'Total stake',
    usdt(bet.bet_amount),
    ...soldOf(bet),
    name,
    usdt(amount),
    ...(isSold ? ['Result', signed(subtractAmounts(bet.payout, bet.bet_amount))] : []),
    `Details of bet ${bet.bet_id}`,
  ];
}

const LEG = { open: 'Open', won: 'Won', lost: 'Lost', void: 'Void', win: 'Won', lose: 'Lost', tie: 'Void' } as const;

/** When the match of an open selection begins, or its score. */
function matchNow({ state, score = '', start_time: start }: Bet['matches'][number]): string[] {
  if (state === 'scheduled') return [soon(start)];
  return state === 'live' ? ['Live', score] : [];
}

/** The card of a bet on home wins. @param kind its game and its type, such as `Soccer · Single` */
export const winsCard = (bet: Bet, kind: string): string[] =>
  betCard(
    bet,
    kind,
    bet.matches.flatMap((match) =>
      match.picks.map(({ odds, result }) => [
        `${match.home} to win`,
        `${match.home} – ${match.away} · Match result`,
        ...(result === 'open' ? matchNow(match) : []),
        odds,
        LEG[result],
      ]),
    ),
  );

/** The card of a bet on a draw or a race. @param words its game, and the words for each selection and for its market */
export const drawCard = (
  bet: LotteryBet | RaceBet,
  [game, ...picks]: readonly [string, ...(readonly [string, string])[]],
): string[] =>
  betCard(
    bet,
    `${game} · Draw ${bet.draw_number}`,
    bet.picks.map(({ odds, result }, at) => [...(picks[at] ?? []), odds, LEG[result]]),
  );

export const cricketCard = (bet: CricketBet): string[] =>
  betCard(
    bet,
    'Cricket',
    Object.values(bet.bets).map(({ slipLabel, categoryLabel, odd, result }) => [
      slipLabel,
      `${bet.home} – ${bet.away} · ${categoryLabel}`,
      odd,
      LEG[result],
    ]),
  );

/** The lines of a settled bet on home wins, of which none is void. @param lines the places of the matches of each, from 0 */
export const winLines = (bet: Bet, lines: readonly (readonly number[])[]): string[][] =>
  lines.map((places, at) => {
    const legs = places.flatMap((place) => bet.matches[place] ?? []);
    const picks = legs.flatMap((leg) => leg.picks);
    const isWon = picks.every(({ result }) => result === 'won');
    const odds = picks.map((pick) => pick.odds);
    const stake = bet.stake.replace(/0{4}$/, '');
    const payout = product(stake, ...odds);
    return [
      `Line ${at + 1}`,
      isWon ? 'Won' : 'Lost',
      fullTime(bet.settled_at ?? ''),
      ...legs.flatMap(({ home, away }) => [`${home} to win`, `${home} – ${away} · Match result`]),
      'Total odds',
      decimal(product(...odds)),
      `Pays ${usdt(isWon ? payout : '0')}`,
      ...(isWon ? [`of that winnings ${usdt(subtractAmounts(payout, stake))}`] : []),
    ];
  });
