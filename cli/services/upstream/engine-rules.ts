import type { UpstreamClient } from './upstream-client.ts';

/** Where nothing is said, engine and oracle bound lines by the trade's table and cap nothing; `slipway sim` has the specification's rules. */
export async function setEngineRules(client: UpstreamClient): Promise<void> {
  await client.control('POST', 'folds', { table: 'trade' });
  await client.control('POST', 'settlement', {});
}
