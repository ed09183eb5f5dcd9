import { compareAmounts, multiplyAmounts } from '#engine/money';
import { leastOf, mostOf, type AmountRules } from './amount-problem.ts';

const COUNT = 4;
const STEPS = ['1', '2', '5'];
/** Below any minimum, and above any maximum. */
const SMALLEST = 0.01;
const LARGEST = 1e15;

/**
 * Round amounts that a channel takes, from its minimum upwards and never above what is available.
 *
 * @example quickAmounts({ currency: 'BRL', channel: { min: '15.00', max: '5000.00', ... } }) // ['20', '50', '100', '200']
 */
export function quickAmounts(rules: Pick<AmountRules, 'currency' | 'channel' | 'balance'>): readonly string[] {
  const least = leastOf(rules);
  const most = mostOf(rules);
  if (least === undefined || most === undefined) return [];
  const amounts: string[] = [];
  for (let unit = SMALLEST; unit < LARGEST && amounts.length < COUNT; unit *= 10) {
    // Powers of ten from 0.01 upwards have a short exact text.
    const text = unit < 1 ? unit.toFixed(2) : unit.toFixed(0);
    for (const step of STEPS) {
      const amount = multiplyAmounts(text, step);
      if (compareAmounts(amount, most) > 0) return amounts;
      if (compareAmounts(amount, least) >= 0 && amounts.length < COUNT) amounts.push(amount);
    }
  }
  return amounts;
}
