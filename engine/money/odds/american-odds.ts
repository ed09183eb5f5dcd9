import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { OddsFormat } from './odds-format.ts';
import { rational } from './rational.ts';
import { rationalOf } from './rational-text.ts';

const HUNDRED = 100n;

/**
 * `+150`: what 100 wins; `-200`: the stake that wins 100. Even money is +100. Whole numbers that promise no more than the price:
 * a win is cut, a stake raised (1.85 is -117.64..., so -118).
 */
export const AMERICAN_ODDS: OddsFormat = {
  read(text, path) {
    const { over, under } = rationalOf(text.startsWith('+') ? text.slice(1) : text, path);
    const size = over < 0n ? -over : over;
    if (size < HUNDRED * under) {
      throw new EngineError('outOfRange', path, `American odds are +100 or more, or -100 or less, got ${shown(text)}`);
    }
    return over > 0n ? rational(over + HUNDRED * under, HUNDRED * under) : rational(HUNDRED * under + size, size);
  },
  show({ over, under }) {
    const win = over - under;
    if (win === 0n) return undefined;
    return win >= under ? `+${(HUNDRED * win) / under}` : `-${(HUNDRED * under + win - 1n) / win}`;
  },
};
