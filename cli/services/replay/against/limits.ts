import { checkLimits } from '#engine/limits';
import { compareAmounts, subtractAmounts } from '#engine/money';
import { differences, limitInput, type LimitsScenario } from '#fixtures';
import { decimalOf } from './quotient.ts';
import type { ReplayWorld } from './replay-world.ts';
import { inProcess, type UpstreamResult } from './upstream-result.ts';

const START = '2026-03-14T12:00:00Z';
/** The country of the demo player, who stands for the scenario's region. */
const HOME = 'BR';
const NOT_LIMITED = { min: '0', max: '0' };

/** Sets the scenario's limits and balance, places one single that costs its amount, and compares the warnings of the refusal. */
export async function playLimits(world: ReplayWorld, scenario: LimitsScenario): Promise<UpstreamResult> {
  const why = whyNot(scenario);
  if (why !== undefined) return inProcess(why);
  const { amount, multiplier = 1, estimate, bet = {}, bonus = {}, multiple = {}, balance, expect = {} } = scenario;
  const stake = decimalOf(amount, String(multiplier), 6);
  const odds = estimate === undefined ? '1.50' : decimalOf(estimate, amount, 6);
  if (stake === undefined) return inProcess('the amount cannot be divided by the multiple');
  if (odds === undefined || compareAmounts(odds, '1') < 0) return inProcess('no odds give this estimate');
  await world.open(START, 'USDT');
  const isBarred = scenario.region !== undefined && scenario.disabledRegions?.includes(scenario.region) === true;
  await world.client.control('POST', 'limits/soccer', {
    bet: boundsOf(bet),
    Bonus: boundsOf(bonus),
    multiple: { min: Number(multiple.min ?? 0), max: Number(multiple.max ?? 0) },
    disabled_regions: isBarred ? [HOME] : [],
  });
  if (balance !== undefined) await world.setBalance(balance);
  const { matches } = await world.client.read('listMatches', { params: { game: 'soccer' }, query: { limit: 1_000 } });
  const match = matches.filter(({ state }) => state === 'scheduled').at(-1);
  if (match === undefined) return inProcess('no soccer match is on sale');
  await world.client.control('POST', `matches/${match.match_id}`, { odds: { 'wl:w': odds } });
  const before = await world.wallet();
  const placed = await world.client.money(
    'placeBet',
    {
      params: { game: 'soccer' },
      body: {
        passes: ['single'],
        stake,
        multiple: Number(multiplier),
        currency: 'USDT',
        accept_odds: 'none',
        matches: [{ match_id: match.match_id, picks: [{ kind: 'wl', outcome: 'w', odds }] }],
      },
    },
    world.key(),
  );
  if (!placed.ok && placed.reason !== 'limitsExceeded') {
    const found = `${placed.reason}: ${placed.msg}`;
    return {
      at: 'upstream',
      actual: { refused: found },
      differences: [{ key: 'upstream', expected: 'accepted', actual: found }],
    };
  }
  const listed = placed.ok ? [] : (placed.detail['warnings'] as { readonly name: string }[]);
  const actual = { warnings: listed.map(({ name }) => name) };
  const after = await world.wallet();
  const engine = checkLimits({ ...limitInput(scenario), region: isBarred ? HOME : undefined, disabledRegions: [HOME] });
  const wallet = placed.ok ? subtractAmounts(before.balance, placed.data.bet.bet_amount) : before.balance;
  return {
    at: 'upstream',
    actual,
    differences: [
      ...differences({ warnings: expect.warnings ?? engine.warnings.map(({ name }) => name) }, actual),
      ...differences({ wallet }, { wallet: after.balance }),
    ],
  };
}

function whyNot({ scope, amount, rate = '1', currency = 'USDT', expect }: LimitsScenario): string | undefined {
  if (scope === 'lottery') return 'bounds of a lottery bet are in the price list, which no control call sets';
  if (compareAmounts(rate, '1') !== 0 || currency !== 'USDT') return 'a rate of its own';
  if (compareAmounts(amount, '0') === 0) return 'nothing is staked';
  return expect?.error === undefined ? undefined : 'limits that are no numbers cannot be set';
}

const boundsOf = ({ min, max }: NonNullable<LimitsScenario['bet']>) => ({
  min: String(min ?? NOT_LIMITED.min),
  max: String(max ?? NOT_LIMITED.max),
});
