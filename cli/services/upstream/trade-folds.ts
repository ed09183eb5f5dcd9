import type { UpstreamClient } from './upstream-client.ts';

/** Engine and oracle bound lines by the trade's table where nothing is said, a simulator by the specification's. */
export const setTradeFolds = (client: UpstreamClient) => client.control('POST', 'folds', { table: 'trade' });
