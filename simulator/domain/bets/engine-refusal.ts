import { EngineError, type EngineErrorCode } from '#engine/money';
import type { Reason } from '#contract/reasons';
import { Refusal } from '../../core/refusal.ts';

/** The refusal reason of each engine error; any other error is a bad request. */
const REASONS: Partial<Record<EngineErrorCode, Reason>> = {
  tooManyLines: 'tooManyLines',
  unknownPass: 'passNotAllowed',
  passNeedsMatches: 'passNotAllowed',
  foldOverMaximum: 'passNotAllowed',
  foldOverMarketMaximum: 'passNotAllowed',
  noLines: 'passNotAllowed',
};

/**
 * Runs an engine rule and turns its error into a refusal that names the property of the request, in its message too.
 *
 * @param bets the request's name for the list that the engine calls `bets`
 */
export function engineRefusal<T>(work: () => T, bets = 'bets'): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // `matches[2].picks[0].market` of a slip is `matches.2.picks.0.kind` of the request.
    const field = error.path
      .replace(/^bets/, bets)
      .replace(/^soldStake$/, 'stake')
      .replaceAll(/\[(\d+)\]/g, '.$1')
      .replace(/\.market$/, '.kind')
      .replace(/\.id$/, '.match_id');
    // The engine's message begins with the engine's path.
    const message = `${field}${error.message.slice(error.path.length)}`;
    throw new Refusal(REASONS[error.code] ?? 'badRequest', message, { field });
  }
}
