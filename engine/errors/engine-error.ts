/** Every kind of wrong argument. A closed list, so that a caller can map each code to a message. */
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
 * An argument that the engine cannot use: what is wrong (`code`, for programs), where (`path`, from the root of the argument,
 * e.g. `matches[2].picks[0].odds`) and a sentence for a person. A limit or a selection rule that
 * forbids a bet is no error: those functions return it.
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
