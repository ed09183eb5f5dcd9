/** Polling as section 9 of the specification has it, while the page is seen. */
export const EVERY_MINUTE = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;
