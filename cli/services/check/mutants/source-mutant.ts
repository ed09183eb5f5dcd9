/** A line of the sources, written wrongly: engine and simulator both run it, only the oracle does not. */
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
