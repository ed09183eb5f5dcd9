/** A transfer ready for review. */
export interface PreparedTransfer {
  readonly to: string;
  readonly amount: string;
}
