/** Options of a query that is read when it is opened, and in this interval while the page is seen. */
export const readEvery = (milliseconds: number) =>
  ({ pollingInterval: milliseconds, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true }) as const;
