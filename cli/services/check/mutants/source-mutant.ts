/** A wrong line in the sources of engine and simulator; the oracle does not run it. */
export interface SourceMutant {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
}

export const sourceMutant = (name: string, file: string, from: string, to: string): SourceMutant => ({
  name,
  file: `engine/${file}`,
  from,
  to,
});
