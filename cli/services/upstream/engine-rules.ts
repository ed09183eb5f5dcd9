import type { UpstreamClient } from './upstream-client.ts';

/** The rules of engine and oracle by default: lines bounded by the trade's table, no caps. `slipway sim` has the specification's. */
export async function setEngineRules(client: UpstreamClient): Promise<void> {
  await client.control('POST', 'folds', { table: 'trade' });
  await client.control('POST', 'settlement', {});
}
