import {
  addAmounts,
  compareAmounts,
  currencyPlaces,
  multiplyAmounts,
  subtractAmounts,
  truncateAmount,
} from '#engine/money';
import { FOLD_TABLES, marketMaxFold, type SettleRules } from '#engine/sports';
import { type Bench, type Book, singleOf } from '#cli/services/player/core/bench.ts';
import { place, refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import {
  type Asked,
  ask,
  estimateOf,
  longest,
  selectionsOf,
  unitOf,
  withTerms,
} from '#cli/services/player/core/slips.ts';

/** Bets just inside and outside each limit. Beyond the balance a bet fails anyway, so the warning's name decides. */
export async function checkBounds(bench: Bench): Promise<void> {
  await bench.each('limits', bench.sold(), async (book) => {
    const single = singleOf(bench, book, 'a single');
    const parts = [multiples, least, most, balance, bonus];
    await bench.each('limits', parts, (part) => part(bench, book, single));
  });
}

type Part = (bench: Bench, book: Book, single: Asked) => Promise<void>;

/** The slip with other terms is refused, for a limit that has this name. */
const over = (bench: Bench, asked: Asked, what: string, terms: Parameters<typeof withTerms>[1], warning: string) =>
  refuse(bench, 'limits', { ...withTerms(asked, terms), what }, { warning });

const multiples: Part = async (bench, { limits: { multiple }, rate, game, least: stake }, single) => {
  // The specification also scales the bounds of the multiple.
  const max = Number(truncateAmount(multiplyAmounts(String(multiple.max), rate), 0));
  if (max < 1 || !Number.isSafeInteger(max)) throw new CannotRun(`${game} has no maximum multiple`);
  bench.afford(multiplyAmounts(stake, String(max + 1)));
  await over(bench, single, 'above the maximum multiple', { multiple: max + 1 }, 'exceedsMaxMultiple');
  await place(bench, { ...withTerms(single, { multiple: max }), what: 'at the maximum multiple' });
};

const least: Part = async (bench, { game, least: min }, single) => {
  const stake = subtractAmounts(min, unitOf(bench.player.currency));
  if (compareAmounts(stake, '0') <= 0) throw new CannotRun(`${game} has no minimum above the smallest amount`);
  await over(bench, single, 'below the minimum', { stake }, 'belowMinBet');
};

const most: Part = async (bench, { game, limits: { bet }, rate }, single) => {
  const { currency } = bench.player;
  const max = truncateAmount(multiplyAmounts(bet.max, rate), currencyPlaces(currency));
  if (compareAmounts(max, '0') <= 0) throw new CannotRun(`${game} has no maximum`);
  const stake = addAmounts(max, unitOf(currency));
  // Above the balance nothing can be lost; but only our warnings say for what it is refused.
  const isAffordable = compareAmounts(stake, await bench.player.balance()) <= 0;
  if (isAffordable) bench.afford(stake);
  else if (!bench.reaches('all')) throw new CannotRun(`the balance is below the maximum of ${game}, ${max}`);
  await over(bench, single, 'above the maximum', { stake }, 'exceedsMaxBet');
};

const balance: Part = async (bench, { limits: { bet }, rate }, single) => {
  const has = await bench.player.balance();
  const stake = addAmounts(has, unitOf(bench.player.currency));
  if (compareAmounts(stake, multiplyAmounts(bet.max, rate)) > 0)
    throw new CannotRun('the account has more than the maximum of a bet');
  await over(bench, single, 'above the balance', { stake }, 'insufficientAccountBalance');
};

/** The longest odds of each match, in as many legs as exceed the limit at the lowest stake. */
const bonus: Part = async (bench, { game, matches, limits: { Bonus }, rate, least: min }) => {
  const { currency } = bench.player;
  const limit = multiplyAmounts(Bonus.max, rate);
  if (compareAmounts(limit, '0') <= 0) throw new CannotRun(`${game} has no highest return`);
  const legs = matches.flatMap((match) => longest(selectionsOf(match)) ?? []).slice(0, 15);
  let found: { readonly asked: Asked; readonly stake: string } | undefined;
  for (let count = 1; count <= legs.length; count += 1) {
    const some = legs.slice(0, count);
    if (some.some(({ market }) => marketMaxFold(game, market.kind, FOLD_TABLES.trade) < count)) break;
    const passes = [count === 1 ? 'single' : `${count}-string-1`];
    const asked = ask(`${count} strings`, game, some, { passes, stake: min, currency });
    const stake = overBy(asked, limit, bench.rules);
    // The longest that does not exceed it at the minimum stake: it costs least.
    if (stake !== undefined && (found === undefined || compareAmounts(stake, min) > 0)) found = { asked, stake };
  }
  if (found === undefined)
    throw new CannotRun(`no ${game} bet of at most ${MAX_BONUS_STAKE} passes the highest return`);
  const { asked, stake } = found;
  bench.afford(stake);
  await over(bench, asked, 'above the highest return', { stake }, 'exceedsMaxBonus');
  const under = subtractAmounts(stake, unitOf(currency));
  if (compareAmounts(under, min) < 0) return;
  await place(bench, { ...withTerms(asked, { stake: under }), what: 'just below the highest return' });
};

const MAX_BONUS_STAKE = '5';

/** The smallest stake within a few units whose highest return exceeds the limit; undefined if there is none. */
function overBy(asked: Asked, limit: string, rules: SettleRules): string | undefined {
  const places = currencyPlaces(asked.slip.currency);
  const passes = (stake: string) => compareAmounts(estimateOf(withTerms(asked, { stake }), rules).max, limit) > 0;
  const text = (units: bigint) => {
    const digits = String(units).padStart(places + 1, '0');
    return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  };
  if (passes(asked.slip.stake)) return asked.slip.stake;
  let [low, high] = [0n, BigInt(MAX_BONUS_STAKE) * 10n ** BigInt(places)];
  if (!passes(text(high))) return undefined;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (passes(text(middle))) high = middle;
    else low = middle;
  }
  return text(high);
}
