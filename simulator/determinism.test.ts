import { expect, it } from 'vitest';
import { rows, type RowName } from '#contract/rows.ts';
import { RowClient } from './conformance/row-client.ts';
import { startSimulator } from './start-simulator.ts';

/** What changes a member so that later calls are refused comes last. */
const LAST: readonly RowName[] = ['changeCurrency', 'excludeSelf'];
const names = Object.keys(rows) as RowName[];
const ORDER = [...names.filter((name) => !LAST.includes(name)), ...LAST];

/** Every row once, the clock moved in between, on one world. */
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
