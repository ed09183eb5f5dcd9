import { expect, it } from 'vitest';
import { type RowName, rows } from '#contract/rows';
import { RowClient } from './conformance/row-client.ts';
import { startSimulator } from './doors/server/start-simulator.ts';

/** Rows that change the member so that later calls are refused come last. */
const LAST: readonly RowName[] = ['changeCurrency', 'excludeSelf'];
const names = Object.keys(rows) as RowName[];
const ORDER = [...names.filter((name) => !LAST.includes(name)), ...LAST];

/** Calls every row once on one world, and advances the clock after each. */
async function journalOf(seed: string): Promise<string> {
  const simulator = await startSimulator({ seed });
  const client = new RowClient(simulator, simulator.world());
  for (const name of ORDER) {
    client.signIn();
    await client.send(name, await client.sample(name));
    simulator.world().clock.advance(20 * 60_000);
  }
  const journal = JSON.stringify(simulator.world().journal.list());
  await simulator.close();
  return journal;
}

it('writes the same journal, byte for byte, for the same seed and requests, and another for another seed', async () => {
  const first = await journalOf('same');
  expect(await journalOf('same')).toBe(first);
  expect(await journalOf('other')).not.toBe(first);
}, 60_000);
