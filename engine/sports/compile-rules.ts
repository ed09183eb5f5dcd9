import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';
import { parseDecimal, type Decimal } from '../money/decimal.ts';
import { powerOfTen } from '../money/power-of-ten.ts';
import { readAmount } from '../money/priced-bet.ts';
import { truncate } from '../money/truncate.ts';
import type { Rounding, SettleRules } from './settle-rules.ts';

/** Validated rules of settlement. */
export interface CompiledRules {
  readonly rounding: Rounding;
  readonly caps: readonly { readonly from: number; readonly to: number; readonly cap: Decimal }[];
  readonly withholding: { readonly threshold: Decimal; readonly rate: Decimal } | undefined;
}

const ROUNDINGS: readonly Rounding[] = ['truncate-line', 'truncate-total', 'half-even-line'];

/**
 * Validates settlement rules. A cap is a line's payout, so it is truncated like the line: a cap of 1.129 pays 1.12 BRL, unless
 * lines are not truncated (`truncate-total`).
 *
 * @throws EngineError with the place in the rules: `rules.prizeCap[0].cap`, `rules.withholding.rate`
 */
export function compileRules(rules: SettleRules, places: number): CompiledRules {
  const { rounding = 'truncate-line', prizeCap = [], withholding } = rules;
  if (!ROUNDINGS.includes(rounding)) {
    throw new EngineError(
      'unknownRule',
      'rules.rounding',
      `use one of ${ROUNDINGS.join(', ')}; got ${shown(rounding)}`,
    );
  }
  if (!Array.isArray(prizeCap)) {
    throw new EngineError(
      'wrongType',
      'rules.prizeCap',
      `use a list like [{ from: 1, to: 15, cap: "1000" }], got ${shown(prizeCap)}`,
    );
  }
  return {
    rounding,
    caps: prizeCap.map(({ from, to, cap }, index) => {
      const path = `rules.prizeCap[${index}]`;
      assertLength(from, 1, `${path}.from`);
      assertLength(to, from, `${path}.to`);
      const amount = readAmount(cap, `${path}.cap`);
      return { from, to, cap: rounding === 'truncate-total' ? amount : truncate(amount, places) };
    }),
    withholding: withholding && {
      threshold: readAmount(withholding.threshold, 'rules.withholding.threshold'),
      rate: readShare(withholding.rate, 'rules.withholding.rate'),
    },
  };
}

function assertLength(length: unknown, min: number, path: string): void {
  if (typeof length === 'number' && Number.isSafeInteger(length) && length >= min) return;
  throw new EngineError('outOfRange', path, `use a length of line, a whole number from ${min}; got ${shown(length)}`);
}

function readShare(text: string, path: string): Decimal {
  const share = parseDecimal(text, path);
  if (share.digits >= 0n && share.digits <= powerOfTen(share.scale)) return share;
  throw new EngineError('outOfRange', path, `use a share from "0" to "1", like "0.2" for 20%; got ${shown(text)}`);
}
