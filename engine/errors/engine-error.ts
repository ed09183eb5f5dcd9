/** Every kind of invalid argument; a closed list, so that callers can map codes to messages. */
export type EngineErrorCode =
  | 'notADecimal'
  | 'tooManyDigits'
  | 'tooManyPlaces'
  | 'negativeAmount'
  | 'oddsBelowOne'
  | 'notAWholeNumber'
  | 'outOfRange'
  | 'divisionByZero'
  | 'missingValue'
  | 'wrongType'
  | 'unknownKey'
  | 'unknownGame'
  | 'unknownMarket'
  | 'unknownOutcome'
  | 'impossiblePick'
  | 'impossibleResult'
  | 'duplicateMatch'
  | 'duplicatePick'
  | 'unknownPass'
  | 'passNeedsMatches'
  | 'foldOverMaximum'
  | 'foldOverMarketMaximum'
  | 'noLines'
  | 'tooManyLines'
  | 'unknownZodiacYear'
  | 'notADate'
  | 'impossibleDraw'
  | 'unknownBetKind'
  | 'unknownSelection'
  | 'unknownRule'
  | 'unknownCurrency'
  | 'damagedCode';

/**
 * An argument that the engine cannot use: what is wrong (`code`), where (`path` from the argument's root, e.g.
 * `matches[2].picks[0].odds`) and a sentence for people. Limits and selection rules that forbid a bet are no errors: their
 * functions return them.
 *
 * @example throw new EngineError('oddsBelowOne', 'matches[0].picks[1].odds', 'odds are at least 1, got 0.95');
 */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly path: string;

  constructor(code: EngineErrorCode, path: string, message: string) {
    super(path === '' ? message : `${path}: ${message}`);
    this.name = 'EngineError';
    this.code = code;
    this.path = path;
  }
}
