import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from './start-simulator.ts';

/** Each list that json-server serves, and the row that answers with it. */
const TABLE: readonly (readonly [list: string, row: RowName])[] = [
  ['banners', 'listBanners'],
  ['promotions', 'listPromotions'],
  ['announcements', 'listAnnouncements'],
  ['marquee', 'listMarqueeNotices'],
  ['private_messages', 'listPrivateMessages'],
  ['help_articles', 'listHelpArticles'],
  ['footer', 'getFooterTexts'],
  ['support_channels', 'listSupportChannels'],
  ['support_contacts', 'listSupportContacts'],
  ['vip_levels', 'listVipLevels'],
  ['pg_games', 'listPgGames'],
  ['tada_games', 'listTadaGames'],
  ['noah_games', 'listNoahGames'],
  ['live_games', 'listLiveGames'],
];

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'content-table' });
});
afterAll(() => simulator.close());

it('names every list of the content once', () => {
  expect(TABLE.map(([list]) => list).toSorted()).toEqual(Object.keys(simulator.world().content).toSorted());
});

it.each(TABLE)('json-server serves %s as a plain list, and %s answers with what is left in it', async (list, name) => {
  const client = new RowClient(simulator, simulator.world(`content-${list.replaceAll('_', '-')}`)).signIn();
  const { content } = client.world;
  const answered = async () => JSON.stringify((await client.send(name, await client.sample(name))).json.data);
  const served = await client.request('GET', `/__content/${list}`, undefined, {});
  expect(served.json).toEqual(JSON.parse(JSON.stringify(content[list as keyof typeof content])));
  const [first] = served.json as unknown as { id: string }[];
  const before = await answered();
  expect((await client.request('DELETE', `/__content/${list}/${first?.id}`, undefined, {})).status).toBe(200);
  expect(await answered()).not.toBe(before);
});
