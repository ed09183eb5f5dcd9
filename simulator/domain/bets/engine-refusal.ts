import { EngineError, type EngineErrorCode } from '#engine/money';
import type { Reason } from '#contract/reasons';
import { Refusal } from '../../core/refusal.ts';

/** Engine errors by reason; others are bad requests. */
const REASONS: Partial<Record<EngineErrorCode, Reason>> = {
  tooManyLines: 'tooManyLines',
  unknownPass: 'passNotAllowed',
  passNeedsMatches: 'passNotAllowed',
  foldOverMaximum: 'passNotAllowed',
  foldOverMarketMaximum: 'passNotAllowed',
  noLines: 'passNotAllowed',
};

/**
 * Turns an engine error into a refusal that names the request's property.
 *
 * @param bets the request's name for the list that the engine calls `bets`
 */
export function engineRefusal<T>(work: () => T, bets = 'bets'): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // A slip's `matches[2].picks[0].market` is the request's `matches.2.picks.0.kind`.
    const field = error.path
      .replace(/^bets/, bets)
      .replace(/^soldStake$/, 'stake')
      .replaceAll(/\[(\d+)\]/g, '.$1')
      .replace(/\.market$/, '.kind')
      .replace(/\.id$/, '.match_id');
    // The engine's message begins with its path.
    const message = `${field}${error.message.slice(error.path.length)}`;
    throw new Refusal(REASONS[error.code] ?? 'badRequest', message, { field });
  }
}
