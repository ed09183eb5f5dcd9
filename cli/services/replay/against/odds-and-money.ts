import { addAmounts, allOdds, currencyPlaces, multiplyAmounts, subtractAmounts } from '#engine/money';
import { differences, type MoneyScenario, type OddsScenario, runMoney } from '#fixtures';
import { compareRefusal } from './compare-refusal.ts';
import { plain } from './quotient.ts';
import type { ReplayWorld } from './replay-world.ts';
import { inProcess, NotExpressible, type UpstreamResult } from './upstream-result.ts';

const START = '2026-03-14T12:00:00Z';
const NO_LIMITS = { bet: { min: '0', max: '0' }, Bonus: { min: '0', max: '0' }, multiple: { min: 0, max: 0 } };
/** Digits before the point, and after it, of an amount and of odds in a call. */
const AMOUNT = /^\d{1,18}(?:\.\d{1,6})?$/;
const ODDS = /^[1-9]\d{0,6}(?:\.\d{1,6})?$/;

/** A single of 1 at the price that the odds mean: the upstream must show that price, and pay it. */
export async function playOdds(world: ReplayWorld, scenario: OddsScenario): Promise<UpstreamResult> {
  const { from, value, expect = {} } = scenario;
  if (expect.error !== undefined) return playNoPrice(world, scenario);
  const { decimal } = allOdds(value, from);
  if (decimal === null || !ODDS.test(decimal)) return inProcess(`odds of ${value.slice(0, 20)} cannot be set`);
  const played = await playSingle(world, 'USDT', '1', decimal);
  if ('refusal' in played) return played.refusal;
  // Prices like 5/3 do not end: the upstream has them cut to six places, of which no fraction can be read back.
  const isExact = isWhole(value, from, decimal);
  const actual = isExact ? allOdds(played.odds, 'decimal') : { decimal: played.odds };
  const named = Object.fromEntries(Object.entries(expect).filter(([format]) => format in actual));
  return {
    at: 'upstream',
    note: isExact
      ? 'the formats are those of the price that the upstream shows'
      : 'played at the price cut to six places',
    actual: { odds: played.odds, payout: played.payout },
    differences: [
      ...differences(named, actual),
      ...differences({ odds: decimal, payout: decimal }, { odds: played.odds, payout: played.payout }),
      ...played.moved,
    ],
  };
}

/** What is no price must be refused as one, however a lenient reader would read it: `5/0` is not 5, and +50 not 50. */
async function playNoPrice(world: ReplayWorld, { from, value }: OddsScenario): Promise<UpstreamResult> {
  const text = from === 'american' ? value.replace(/^(?=\d)/, '+') : value;
  if (ODDS.test(text)) return inProcess('these odds are no price in their format, but one in a call');
  const note = `asked for as a price, ${text.slice(0, 20)} must be refused`;
  return playRefused(world, 'USDT', { stake: '1', odds: '2', asked: text }, note);
}

/** Whether the price that a call takes is the whole of it: as fractions both are the same. */
const isWhole = (value: string, from: OddsScenario['from'], decimal: string) =>
  allOdds(decimal, 'decimal').fractional === allOdds(value, from).fractional;

/**
 * A product is what a single pays: stake times odds, cut to the places of the currency. An amount to be cut becomes such a
 * product, a debt an amount; sums and differences are made in the wallet.
 */
export async function playMoney(world: ReplayWorld, scenario: MoneyScenario): Promise<UpstreamResult> {
  const { op, places, currency, expect = {} } = scenario;
  if (expect.error !== undefined) return inProcess('a mistake of the scenario, which no call has');
  const unit = currency ?? (places === 2 ? 'BRL' : 'USDT');
  if (places !== undefined && places !== currencyPlaces(unit)) return inProcess(`no currency has ${places} places`);
  const { text } = runMoney(scenario);
  const operands = operandsOf(scenario);
  if (op === 'truncate' && /^0(?:\.0*)?$/.test(text)) return playNothing(world, unit, text);
  if (op === 'add' || op === 'subtract') return playSum(world, unit, op, operands, text);
  if (op === 'truncate' && operands[0]?.startsWith('-') === true) {
    const positive = await playProduct(world, unit, [operands[0].slice(1)], text.replace('-', ''));
    return positive.at === 'upstream' ? { ...positive, note: 'the debt was played as an amount' } : positive;
  }
  return playProduct(world, unit, operands, text);
}

const operandsOf = ({ operands, a, amount, value, left, x, b, rate, by, factor, right, y }: MoneyScenario) =>
  operands ?? [a, amount, value, left, x, b, rate, by, factor, right, y].filter((each) => each !== undefined);

async function playProduct(
  world: ReplayWorld,
  unit: string,
  operands: readonly string[],
  expected: string,
): Promise<UpstreamResult> {
  const factors = factorsOf(operands, currencyPlaces(unit));
  if (factors === undefined) return inProcess('no stake and odds of a call give this product');
  const [stake, odds] = factors;
  // An amount with more digits than a call has must be refused whole, never shortened.
  if (!AMOUNT.test(stake))
    return playRefused(
      world,
      unit,
      { stake, odds: '2' },
      'more digits than an amount of a call has: it must be refused',
    );
  const played = await playSingle(world, unit, stake, odds);
  if ('refusal' in played) return played.refusal;
  return {
    at: 'upstream',
    actual: { payout: played.payout },
    differences: [...differences({ payout: expected }, { payout: played.payout }), ...played.moved],
  };
}

/** Nothing is what is left of a wallet from which all is taken: 0.3 less 0.1 less 0.2, which floating point makes a debt. */
async function playNothing(world: ReplayWorld, unit: string, text: string): Promise<UpstreamResult> {
  await world.open(START, unit);
  await world.setBalance('0.3');
  await world.adjust('-0.1');
  await world.adjust('-0.2');
  const { balance } = await world.wallet();
  return {
    at: 'upstream',
    note: 'played as a wallet from which all is taken',
    actual: { balance },
    differences: [
      ...differences({ balance: text }, { balance }),
      ...(balance.startsWith('-') ? [{ key: 'balance', expected: 'no sign', actual: balance }] : []),
    ],
  };
}

/** Stake and odds whose product is that of the operands. */
function factorsOf(operands: readonly string[], places: number): readonly [stake: string, odds: string] | undefined {
  const [first = '1', second = '1', ...more] = operands;
  if (more.length > 0) return undefined;
  if (/^\d{19,}/.test(first)) return [first, '2'];
  const product = multiplyAmounts(first, second);
  const tries: (readonly [string, string])[] = [
    [first, second],
    [second, first],
  ];
  // One operand alone, or one below 1: a tenth, a hundredth ... of the stake at ten, a hundred ... times the odds.
  for (let shift = 0; shift <= places; shift += 1) {
    const stake = shift === 0 ? '1' : `0.${'1'.padStart(shift, '0')}`;
    tries.push([stake, multiplyAmounts(product, `1${'0'.repeat(shift)}`)]);
  }
  return tries
    .map(([stake, odds]) => [plain(stake), plain(odds)] as const)
    .find(([stake, odds]) => ODDS.test(odds) && (stake.split('.')[1] ?? '').length <= places && !/^[0.]+$/.test(stake));
}

async function playRefused(world: ReplayWorld, unit: string, single: Single, note: string): Promise<UpstreamResult> {
  const { before, placed } = await placeSingle(world, unit, single);
  const after = await world.wallet();
  return {
    at: 'upstream',
    note,
    actual: { refused: placed.ok ? null : placed.reason },
    differences: [
      ...differences({ refused: 'badRequest' }, { refused: placed.ok ? 'accepted' : placed.reason }),
      ...differences({ wallet: before }, { wallet: after.balance }),
    ],
  };
}

/** The first operand as the balance; each of the others is added to it, or taken. */
async function playSum(
  world: ReplayWorld,
  unit: string,
  op: 'add' | 'subtract',
  [first = '0', ...others]: readonly string[],
  expected: string,
): Promise<UpstreamResult> {
  if (![first, ...others].every((each) => AMOUNT.test(each))) return inProcess('an amount that no call takes');
  await world.open(START, unit);
  await world.setBalance(first);
  const steps = op === 'add' ? others : others.map((each) => `-${each}`);
  for (const adjust of steps) await world.adjust(adjust);
  const { balance } = await world.wallet();
  return { at: 'upstream', actual: { balance }, differences: differences({ balance: expected }, { balance }) };
}

interface Single {
  readonly stake: string;
  /** The price that the upstream shows. */
  readonly odds: string;
  /** The price that the bet names. */
  readonly asked?: string;
}

async function placeSingle(world: ReplayWorld, unit: string, { stake, odds, asked = odds }: Single) {
  await world.open(START, unit);
  await world.client.control('POST', 'limits/soccer', NO_LIMITS);
  const id = await world.lastMatch('soccer');
  if (id === undefined) throw new NotExpressible('no soccer match is on sale');
  await world.client.control('POST', `matches/${id}`, { odds: { 'wl:w': odds } });
  const { balance: before } = await world.wallet();
  const picks = [{ kind: 'wl' as const, outcome: 'w', odds: asked }];
  const placed = await world.placeSingle('soccer', { id, picks, stake, currency: unit });
  return { id, before, placed };
}

/** A single that wins. */
async function playSingle(world: ReplayWorld, unit: string, stake: string, odds: string) {
  const { id, before, placed } = await placeSingle(world, unit, { stake, odds });
  if (!placed.ok)
    return {
      refusal: await compareRefusal(world, placed, { before: { balance: before, currency: unit }, isExpected: false }),
    };
  await world.client.control('POST', `matches/${id}`, { result: { ft: '1:0', ht: '0:0' } });
  const bet = await world.client.read('getMyBet', { params: { game: 'soccer', id: placed.data.bet.bet_id } });
  const { balance } = await world.wallet();
  const wallet = addAmounts(subtractAmounts(before, stake), bet.payout);
  return {
    odds: bet.matches[0]?.picks[0]?.odds ?? '',
    payout: bet.payout,
    moved: differences({ 'wallet after the result': wallet }, { 'wallet after the result': balance }),
  };
}
