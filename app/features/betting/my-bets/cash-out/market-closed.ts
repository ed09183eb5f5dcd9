import type { ApiError } from '#app/api/api-error.ts';

/** Whether there is no offer because a selection of the bet takes no bets now: it is suspended, or its match is over. */
export const isMarketClosed = (error: ApiError): boolean => error.kind === 'refused' && error.reason === 'marketClosed';
