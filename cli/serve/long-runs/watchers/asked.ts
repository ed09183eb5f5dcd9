/** One request of a player. */
export interface Asked {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Seconds that the call may wait. */
  readonly wait?: number;
  /** Posted. */
  readonly body?: string;
}
