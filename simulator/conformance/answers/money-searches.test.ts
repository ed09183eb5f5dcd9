import { expect, it } from 'vitest';
import { missingFacts, readable } from '#contract/testing';
import { MONEY_SEARCHES, type MoneySearch, type Page, type Press } from '#contract/money';
import type { RowName } from '#contract/rows';
import { startSimulator } from '../../doors/server/start-simulator.ts';
import { RowClient } from '../row-client.ts';
import { MONEY_SEARCHES as FOUND } from './money-searches.facts.ts';

const names = Object.keys(MONEY_SEARCHES) as (keyof typeof MONEY_SEARCHES)[];

const pageText = (page: Page | undefined) =>
  readable(page && { ...page, ids: page.ids.length, times: page.times.length });

/** Bets, draws, races, cash-out, deposits, withdrawals, transfers, games, currency, check-ins: orders, movements, states and pages. */
it('the outcome of each money call is found in the lists of the upstream as the file says', async () => {
  const simulator = await startSimulator({ seed: 'searches' });
  const texts: string[] = [];
  for (const name of names) {
    const { row: _, search, rebuild, isOwn, made: __, ...facts } = MONEY_SEARCHES[name] as MoneySearch;
    const client = new RowClient(simulator, simulator.world(name.toLowerCase())).signIn();
    const { world } = client;
    const sample = await client.sample(name);
    const { params, query, body } = sample;
    const press = { pressedAt: world.now(), request: { params, query, body } } as Press;
    const look = async (start?: number) => {
      const { json } = await client.send(search.row.name as RowName, {
        query: {},
        params: {},
        headers: {},
        body: undefined,
        ...search.request(press, start),
      });
      return json.data as never;
    };
    const find = (data: never, over: Partial<Press> = {}) => search.find(data, { ...press, ...over });
    const before = await look();
    const answers: unknown[] = [];
    for (const key of ['first', 'second']) {
      world.clock.advance(1_000);
      const { json } = await client.send(name, {
        ...sample,
        headers: { ...sample.headers, 'idempotency-key': `${key}-press` },
      });
      answers.push(json.data);
    }
    const after = await look();
    const found = find(after);
    texts.push(
      `## ${name}: ${readable({ row: search.row.name, ...facts })}`,
      `request ${readable(search.request(press))}, of the next page ${readable(search.request(press, 20))}`,
      `looks like ${search.looks(press)}`,
      `before ${readable(find(before))}, page ${pageText(search.page?.(before))}`,
      `found ${readable(found)}, page ${pageText(search.page?.(after))}`,
      `pressed before the second: ${readable(find(after, { pressedAt: press.pressedAt + 1_500 }).map(({ id }) => id))}`,
      `pressed later: ${readable(find(after, { pressedAt: press.pressedAt + 60_000 }).map(({ id }) => id))}`,
      `its answer is its own: ${isOwn?.(answers[0] as never, press)}`,
      `rebuilt ${readable(rebuild?.(found[0]?.receipt, '12.34'))}`,
      '',
    );
  }
  await simulator.close();
  expect(missingFacts(texts.join('\n'), FOUND)).toEqual([]);
});
