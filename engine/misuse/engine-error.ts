/** Every way in which a caller can misuse the engine. Closed, so that a caller can map each to a text. */
export type EngineErrorCode =
  | 'notADecimal'
  | 'tooManyDigits'
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
  | 'damagedCode';

/**
 * A misuse of the engine: what is wrong (`code`, for programs), where (`path`, from the root of what was given,
 * e.g. `matches[2].picks[0].odds`) and a sentence for a person. A refusal that is part of the business (a limit, a
 * selection rule) is never thrown: it is a value.
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
