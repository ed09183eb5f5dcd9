import { checkLimits } from '#engine/limits';
import { compareAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { differences, limitInput, type LimitsScenario } from '#fixtures';
import { decimalOf } from './quotient.ts';
import { openDraw } from '#cli/services/upstream/open-draw.ts';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import type { ReplayWorld } from './replay-world.ts';
import { inProcess, type UpstreamResult } from './upstream-result.ts';

const START = '2026-03-14T12:00:00Z';
/** The country of the demo player, who stands for the scenario's region. */
const HOME = 'BR';
const NOT_LIMITED = { min: '0', max: '0' };

/** More outcomes than a bet on one match needs. */
const OUTCOMES = ['0', '1', '2', '3', '4', '5', '6', '7+'];

/** Sets the scenario's limits and balance, places one single that costs its amount, and compares the warnings of the refusal. */
export async function playLimits(world: ReplayWorld, written: LimitsScenario): Promise<UpstreamResult> {
  const { currency = 'USDT', expect } = written;
  if (currency !== 'USDT') return inProcess('a currency of its own');
  if (expect?.error !== undefined) return inProcess('limits that are no numbers cannot be set');
  const scenario = inWholeStakes(atRateOne(written));
  await world.open(START, 'USDT');
  const bet = scenario.scope === 'lottery' ? await lotteryBet(world, scenario) : await sportBet(world, scenario);
  if (typeof bet === 'string') return inProcess(bet);
  if (scenario.balance !== undefined) await world.setBalance(scenario.balance);
  const before = await world.wallet();
  const placed = await bet.place(world.key());
  const isNothing = compareAmounts(scenario.amount, '0') === 0;
  // A bet of nothing is no bet: it is refused as such, and not by a limit.
  const isRefusedAsNothing = isNothing && !placed.ok && placed.reason === 'badRequest';
  if (!placed.ok && placed.reason !== 'limitsExceeded' && !isRefusedAsNothing) {
    const found = `${placed.reason}: ${placed.msg}`;
    return {
      at: 'upstream',
      actual: { refused: found },
      differences: [{ key: 'upstream', expected: 'accepted', actual: found }],
    };
  }
  const listed = placed.ok || isRefusedAsNothing ? [] : (placed.detail['warnings'] as { readonly name: string }[]);
  const actual = { warnings: listed.map(({ name }) => name) };
  const after = await world.wallet();
  const isBarred = bet.isBarred;
  const engine = checkLimits({ ...limitInput(scenario), region: isBarred ? HOME : undefined, disabledRegions: [HOME] });
  const wallet = placed.ok ? subtractAmounts(before.balance, placed.data.bet.bet_amount) : before.balance;
  return {
    at: 'upstream',
    actual,
    differences: [
      ...differences({ warnings: expect?.warnings ?? engine.warnings.map(({ name }) => name) }, actual),
      ...differences({ wallet }, { wallet: after.balance }),
    ],
  };
}

interface PlayedBet {
  readonly isBarred: boolean;
  readonly place: (key: string) => Promise<Answer<{ readonly bet: { readonly bet_amount: string } }>>;
}

/** A single whose outcomes cost the amount together and pay the estimate. */
async function sportBet(world: ReplayWorld, scenario: LimitsScenario): Promise<PlayedBet | string> {
  const { amount, multiplier = 1, estimate, bet = {}, bonus = {}, multiple = {} } = scenario;
  const each = stakesFor(amount, String(multiplier), estimate);
  if (each === undefined) return 'no stake and odds give this amount and estimate';
  const { stake, odds, outcomes } = each;
  const isBarred = scenario.region !== undefined && scenario.disabledRegions?.includes(scenario.region) === true;
  await world.client.control('POST', 'limits/soccer', {
    bet: boundsOf(bet),
    Bonus: boundsOf(bonus),
    multiple: { min: Number(multiple.min ?? 0), max: Number(multiple.max ?? 0) },
    disabled_regions: isBarred ? [HOME] : [],
  });
  const id = await world.lastMatch('soccer');
  if (id === undefined) return 'no soccer match is on sale';
  const names = OUTCOMES.slice(0, outcomes);
  const priced = Object.fromEntries(names.map((outcome) => [`goals:${outcome}`, odds]));
  await world.client.control('POST', `matches/${id}`, { odds: priced });
  const picks = names.map((outcome) => ({ kind: 'goals' as const, outcome, odds }));
  const single = { id, picks, stake, multiple: Number(multiplier) };
  return { isBarred, place: (key) => world.placeSingle('soccer', single, key) };
}

/** A bet on the next draw, whose price list has the bounds of the scenario's game. */
async function lotteryBet(world: ReplayWorld, scenario: LimitsScenario): Promise<PlayedBet | string> {
  const { amount, bet = {}, game = {} } = scenario;
  await world.client.control('POST', 'limits/gallopingmarksix', { bet: boundsOf(bet) });
  await world.client.control('POST', 'prices/gallopingmarksix', boundsOf(game));
  const open = await openDraw(world.client, 'gallopingmarksix');
  const odds = (await open?.prices())?.find(({ prop, top }) => prop === 'specialCode' && top === '8')?.odd;
  if (open === undefined || odds === undefined) return 'no draw is open';
  const picks = [{ kind: 'specialCode', selection: 8, amount, odds }];
  return { isBarred: false, place: (key) => open.place(picks, 'USDT', key) };
}

/** As many outcomes as it takes for the odds to be 1 or more. */
function stakesFor(amount: string, multiplier: string, estimate: string | undefined) {
  const perMultiple = decimalOf(amount, multiplier, 6);
  if (perMultiple === undefined) return undefined;
  if (estimate === undefined || compareAmounts(amount, '0') === 0)
    return { stake: perMultiple, odds: '1.50', outcomes: 1 };
  for (let outcomes = 1; outcomes <= OUTCOMES.length; outcomes += 1) {
    const stake = decimalOf(perMultiple, String(outcomes), 6);
    const odds = decimalOf(multiplyAmounts(estimate, String(outcomes)), amount, 6);
    if (stake !== undefined && odds !== undefined && compareAmounts(odds, '1') >= 0) return { stake, odds, outcomes };
  }
  return undefined;
}

type Bounds = NonNullable<LimitsScenario['bet']>;

/** Every bound and the balance times a factor. */
function scaled(scenario: LimitsScenario, factor: string, names: readonly ('bet' | 'bonus' | 'multiple' | 'game')[]) {
  const times = (value: string | number) => multiplyAmounts(String(value), factor);
  const bounds = ({ min, max }: Bounds) => ({
    ...(min !== undefined && { min: times(min) }),
    ...(max !== undefined && { max: times(max) }),
  });
  const { balance } = scenario;
  const changed = names.flatMap((name) => (scenario[name] === undefined ? [] : [[name, bounds(scenario[name])]]));
  return {
    ...scenario,
    ...(balance !== undefined && { balance: times(balance) }),
    ...(Object.fromEntries(changed) as Partial<LimitsScenario>),
  };
}

/** Limits of the wallet's own currency: those of the scenario times its rate. */
function atRateOne(scenario: LimitsScenario): LimitsScenario {
  const { rate = '1' } = scenario;
  return compareAmounts(rate, '1') === 0
    ? scenario
    : { ...scaled(scenario, rate, ['bet', 'bonus', 'multiple', 'game']), rate: '1' };
}

/** An amount that no stake gives at the multiple is played with everything so many times as high: no limit sees the difference. */
function inWholeStakes(scenario: LimitsScenario): LimitsScenario {
  const { amount, multiplier = 1, estimate } = scenario;
  const factor = String(multiplier);
  if (decimalOf(amount, factor, 6) !== undefined) return scenario;
  return {
    ...scaled(scenario, factor, ['bet', 'bonus']),
    amount: multiplyAmounts(amount, factor),
    ...(estimate !== undefined && { estimate: multiplyAmounts(estimate, factor) }),
  };
}

const boundsOf = ({ min, max }: Bounds) => ({
  min: String(min ?? NOT_LIMITED.min),
  max: String(max ?? NOT_LIMITED.max),
});
