import { EngineError } from '#engine/misuse/engine-error.ts';
import type { EngineErrorCode } from '#engine/misuse/engine-error.ts';
import type { Reason } from '#contract/codes.ts';
import { Refusal } from '#simulator/http/refusal.ts';

/** What the engine says of a slip, in the upstream's words; everything else is a bad request. */
const REASONS: Partial<Record<EngineErrorCode, Reason>> = {
  tooManyLines: 'tooManyLines',
  unknownPass: 'passNotAllowed',
  passNeedsMatches: 'passNotAllowed',
  foldOverMaximum: 'passNotAllowed',
  foldOverMarketMaximum: 'passNotAllowed',
  noLines: 'passNotAllowed',
};

/**
 * Runs a rule of the engine, and turns its complaint into a refusal that names the member of the request.
 *
 * @param bets what the request calls the list that the engine calls `bets`
 */
export function engineRefusal<T>(work: () => T, bets = 'bets'): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // `matches[2].picks[0].market` of a slip is `matches.2.picks.0.kind` of the request.
    const field = error.path
      .replace(/^bets/, bets)
      .replaceAll(/\[(\d+)\]/g, '.$1')
      .replace(/\.market$/, '.kind')
      .replace(/\.id$/, '.match_id');
    throw new Refusal(REASONS[error.code] ?? 'badRequest', error.message, { field });
  }
}
