import type { CurrencyOption } from '#contract/entities';
import { compareAmounts, convertBetween, subtractAmounts } from '#engine/money';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { LACKING } from '#cli/services/upstream/upstream-client.ts';
import { type Bench, openBook, singleOf } from '#cli/services/player/core/bench.ts';
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
  await exchange(bench, own, other);
  try {
    await betIn(bench, own.currency);
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
