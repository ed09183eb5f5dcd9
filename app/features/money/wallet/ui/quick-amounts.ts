import { compareAmounts, multiplyAmounts } from '#engine/money';
import { leastOf, mostOf, type AmountRules } from './amount-problem.ts';

const COUNT = 4;
const STEPS = ['1', '2', '5'];
/** From below any minimum to above any maximum, as texts: an amount is never a JavaScript number. */
const UNITS = ['0.01', '0.10', ...Array.from({ length: 15 }, (_, zeros) => `1${'0'.repeat(zeros)}`)];

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
  for (const unit of UNITS)
    for (const step of STEPS) {
      const amount = multiplyAmounts(unit, step);
      if (compareAmounts(amount, most) > 0) return amounts;
      if (compareAmounts(amount, least) >= 0) amounts.push(amount);
      if (amounts.length === COUNT) return amounts;
    }
  return amounts;
}
