/** A slip as in scenarios and on the wire, with types that are not the engine's. */
export interface OraclePick {
  readonly market: string;
  readonly outcome: string;
  readonly odds: string;
  readonly line?: string | undefined;
}
export interface OracleMatch {
  readonly id: string;
  readonly handicap?: string | undefined;
  readonly total?: string | undefined;
  readonly banker?: boolean | undefined;
  readonly picks: readonly OraclePick[];
}
export interface OracleSlip {
  readonly game: string;
  readonly currency: string;
  readonly stake: string;
  readonly multiple: number;
  readonly passes: readonly string[];
  readonly folds?: readonly number[] | undefined;
  readonly matches: readonly OracleMatch[];
}
export type Result =
  | 'void'
  | { readonly ft: string; readonly ht?: string | undefined }
  | { readonly wins: readonly string[] };

/** The slip breaks a rule and must be refused. */
export class OracleRefusal extends Error {
  override readonly name = 'OracleRefusal';
  readonly reason: 'passNotAllowed' | 'tooManyLines' | 'badRequest';

  constructor(reason: OracleRefusal['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
