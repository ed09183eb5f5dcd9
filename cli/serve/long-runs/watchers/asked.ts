export interface Asked {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Seconds that the call may wait for a change. */
  readonly wait?: number;
  readonly body?: string;
}
