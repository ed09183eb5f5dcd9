import type { Bet, CurrencyOption } from '#contract/entities';
import { type Pk10Bet, settlePk10 } from '#engine/lottery';
import {
  addAmounts,
  compareAmounts,
  convertBetween,
  currencyPlaces,
  multiplyAmounts,
  subtractAmounts,
  truncateAmount,
} from '#engine/money';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { LACKING } from '#cli/services/upstream/upstream-client.ts';
import { type Bench, openBook, singleOf, statesOf } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { place, refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { homeWin, unitOf, withTerms } from '#cli/services/player/core/slips.ts';
import { FINISH } from './draws.ts';
import { type Wallet, WALLETS } from './game-money.ts';

/** The wallet in another currency and back: it keeps its value, and limits and amounts use the currency. */
export async function checkCurrency(bench: Bench): Promise<void> {
  const { player, states } = bench;
  if (states === undefined) throw new CannotRun('there is no states endpoint, so it may be the account of somebody');
  const options = await player.read('listCurrencies');
  const own = options.find(({ currency }) => currency === player.currency);
  // The currency with the most valuable unit has the lowest minimum.
  const [other] = options
    .filter(({ currency, status }) => status === 1 && currency !== player.currency)
    .toSorted((one, two) => compareAmounts(one.exchange, two.exchange));
  if (own === undefined || other === undefined) throw new CannotRun('the upstream has one currency');
  const earlier = await before(bench);
  const inGame = await putIn(bench);
  await exchange(bench, own, other);
  try {
    await bench.each('currency', earlier === undefined ? [] : [earlier], (bet) => settled(bench, bet, own, other));
    await bench.each('currency', [own.currency], (before) => betIn(bench, before));
    await bench.each('currency', bench.states?.has('draw.result') === true ? [player] : [], () => ticketIn(bench));
    for (const held of inGame) await stillIn(bench, held, own, other);
  } finally {
    await exchange(bench, other, own);
  }
}

async function exchange({ player, findings }: Bench, from: CurrencyOption, to: CurrencyOption): Promise<void> {
  const { currency: unit } = to;
  const before = await player.balance();
  const answered = await player.ask('changeCurrency', { query: { unit } });
  if (LACKING.has(answered.status)) throw new CannotRun('the upstream has no changeCurrency');
  if (!isDone(answered)) throw new CannotRun(`changeCurrency to ${unit} is refused: ${reasonOf(answered)}`);
  player.currency = unit;
  const at = `changeCurrency, ${from.currency} to ${unit}`;
  const { score, currency } = await player.read('getAccount');
  const worth = convertBetween(before, { from: from.exchange, to: to.exchange }, unit);
  const apart = subtractAmounts(score, worth).replace('-', '');
  findings.same('currency', at, 'currency of the account', unit, currency);
  const { transactions } = await player.read('listTransactions', { query: page(0, 2) });
  const [into, out] = transactions;
  const left = [into?.currency, into?.balance, out?.currency, out?.balance].map(bare);
  findings.same('statement', at, 'movements: in, then out', [unit, score, from.currency, '0'].map(bare), left);
  // The specification leaves the rounding open.
  findings.expect('money', compareAmounts(apart, unitOf(unit)) <= 0, at, `${before} became ${score}, not ${worth}`);
}

async function betIn(bench: Bench, before: string): Promise<void> {
  const { player } = bench;
  const [sold] = bench.sold();
  if (sold === undefined) return;
  const book = await openBook(bench, sold.game);
  const { currency } = player;
  // At the least stake the return may be cut to the stake.
  const single = singleOf(bench, book, `a single in ${currency}`, multiplyAmounts(book.least, '10'));
  await place(bench, withTerms(single, { multiple: 3 }));
  const below = subtractAmounts(book.least, unitOf(currency));
  const wrong = { ...withTerms(single, { stake: below }), what: `below the minimum in ${currency}` };
  if (compareAmounts(below, '0') > 0) await refuse(bench, 'currency', wrong, { warning: 'belowMinBet' });
  const body = { ...single.body, currency: before, bonus_currency: before, total_currency: before };
  await refuse(bench, 'currency', { ...single, body, what: `in ${before}, which the wallet had before` });
}

/** A bet before the exchange, to be settled after it. */
async function before(bench: Bench): Promise<Bet | undefined> {
  const [sold] = bench.sold();
  if (bench.states?.has('match.ended') !== true || sold === undefined) return undefined;
  const book = await openBook(bench, sold.game);
  const query = page(0, MAX_PAGE, ANY_STATUS);
  const { bets } = await bench.player.read('listMyBets', { params: { game: book.game }, query });
  const used = new Set(bets.flatMap(({ matches }) => matches.map(({ match_id: id }) => id)));
  // Nothing else is paid for this match, and the payout is worth many units of any currency.
  const matches = book.matches.filter(({ match_id: id }) => !used.has(id));
  const single = singleOf(bench, { ...book, matches }, 'before an exchange', multiplyAmounts(book.least, '100'));
  return place(bench, single);
}

/** It wins while the wallet has another currency: its payout comes in that one. */
async function settled(bench: Bench, bet: Bet, from: CurrencyOption, to: CurrencyOption): Promise<void> {
  const { player, findings } = bench;
  const [match] = bet.matches;
  const result = homeWin(bet.game);
  const had = await player.balance();
  await statesOf(bench).set('match.ended', { match_id: match?.match_id, ...result });
  const { payout, result: state } = await player.read('getMyBet', { params: { game: bet.game, id: bet.bet_id } });
  if (state !== 'won') throw new CannotRun(`a bet before an exchange has ${state}`);
  const worth = convertBetween(payout, { from: from.exchange, to: to.exchange }, to.currency);
  const got = subtractAmounts(await player.balance(), had);
  const apart = subtractAmounts(got, worth).replace('-', '');
  const at = `a bet in ${from.currency}, won while the wallet has ${to.currency}`;
  findings.expect(
    'money',
    compareAmounts(apart, unitOf(to.currency)) <= 0,
    at,
    `${payout} became ${got}, not ${worth}`,
  );
}

/** Without its zeros: currencies have different places. */
const bare = (text = ''): string => (/^\d/.test(text) ? addAmounts(text, '0.000000') : text);

const AMOUNT = '5.00';

interface Held {
  readonly wallet: Wallet;
  readonly balance: string;
}

/** Money in the wallets of games before the exchange. @returns what is in each that took it */
async function putIn({ player }: Bench): Promise<readonly Held[]> {
  const held: Held[] = [];
  for (const wallet of WALLETS)
    if (isDone(await player.ask(wallet.into, wallet.move(AMOUNT, player.currency))))
      held.push({ wallet, balance: (await wallet.balance(player)).balance });
  return held;
}

/** It keeps its worth, and comes out in the new currency. */
async function stillIn(bench: Bench, { wallet, balance: held }: Held, from: CurrencyOption, to: CurrencyOption) {
  const { player, findings } = bench;
  const at = `money in ${wallet.what}, ${from.currency} to ${to.currency}`;
  const { balance, currency } = await wallet.balance(player);
  const worth = convertBetween(held, { from: from.exchange, to: to.exchange }, to.currency);
  const apart = subtractAmounts(balance, worth).replace('-', '');
  findings.same('currency', at, 'currency', to.currency, currency);
  findings.expect(
    'money',
    compareAmounts(apart, unitOf(to.currency)) <= 0,
    at,
    `${held} became ${balance}, not ${worth}`,
  );
  if (compareAmounts(balance, '0') === 0) return;
  const had = await player.balance();
  const moved = await player.read(wallet.out, wallet.move(balance, to.currency));
  await bench.left(`${at}, moved out`, addAmounts(had, balance), moved.balance);
}

/** A ticket of a race with several selections that win, in amounts whose prizes have more places than the currency. */
async function ticketIn(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  const states = statesOf(bench);
  const params = { race: 'pk10' };
  const [option] = (await player.read('listCurrencies')).filter(({ currency }) => currency === player.currency);
  const amount = addAmounts(option?.lotter_bet_min ?? '1', unitOf(player.currency));
  const prices = await player.read('getRaceOdds', { params });
  // Big, small, odd, even: the first car can be two of them.
  const all = prices
    .filter(({ index }) => index === 0)
    .map(({ top, odd }) => ({ market: 'place', place: 1, selection: top, amount, odds: odd }) as Pk10Bet);
  const picks = all.filter((pick) => settlePk10([pick], FINISH, player.currency).results[0] === 'win');
  const { races } = await player.read('listRaces', { params, query: page(0, 1) });
  const [race] = races;
  if (race === undefined || picks.length < 2) throw new CannotRun('no race has two selections that can win');
  const body = { race_id: race.id, currency: player.currency, picks };
  const { bet } = await player.read('placeRaceBet', { params, body });
  const had = await player.balance();
  await states.set('draw.result', { id: race.id, finish: FINISH });
  await states.set('clock.moved', { seconds: Math.ceil((Date.parse(race.draw_time) - player.dateMs) / 1_000) + 1 });
  const { payout, max_payout: max } = await player.read('getMyRaceBet', { params: { ...params, id: bet.bet_id } });
  const at = `a ticket of a race in ${player.currency}, ${picks.length} selections of which win`;
  const cut = picks
    .map(({ odds }) => truncateAmount(multiplyAmounts(amount, String(odds)), currencyPlaces(player.currency)))
    .reduce(addAmounts);
  findings.same('currency', at, 'payout', cut, payout);
  findings.same('currency', at, 'highest return', cut, max);
  findings.same('money', at, 'balance after the draw', addAmounts(had, payout), await player.balance());
}
