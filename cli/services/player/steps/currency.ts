import type { Bet, CurrencyOption } from '#contract/entities';
import { addAmounts, compareAmounts, convertBetween, multiplyAmounts, subtractAmounts } from '#engine/money';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { LACKING } from '#cli/services/upstream/upstream-client.ts';
import { type Bench, openBook, singleOf, statesOf } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { place, refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { unitOf, withTerms } from '#cli/services/player/core/slips.ts';

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
    await betIn(bench, own.currency);
    if (inGame !== undefined) await stillIn(bench, inGame, own, other);
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
  const single = singleOf(bench, book, `a single in ${currency}`);
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
  const result = bet.game === 'basketball' ? { ft: '98:90', ht: '50:40' } : { ft: '2:1', ht: '1:0' };
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

/** Money in a wallet of games before the exchange. @returns what is there */
async function putIn(bench: Bench): Promise<string | undefined> {
  const { player } = bench;
  const answered = await player.ask('moveIntoCardGame', { query: { game_id: 'poker', money: AMOUNT } });
  return isDone(answered) ? (await player.read('getCardBalance')).balance : undefined;
}

/** It keeps its worth, and comes out in the new currency. */
async function stillIn(bench: Bench, held: string, from: CurrencyOption, to: CurrencyOption): Promise<void> {
  const { player, findings } = bench;
  const at = `money in a game, ${from.currency} to ${to.currency}`;
  const { balance, currency } = await player.read('getCardBalance');
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
  const moved = await player.read('moveOutOfCardGame', { query: { game_id: 'poker', money: balance } });
  await bench.left(`${at}, moved out`, addAmounts(had, balance), moved.balance);
}
