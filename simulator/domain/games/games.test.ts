import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { PRODUCT_IDS } from '#contract/entities';
import type { RecordingClient } from '../../conformance/answers/recording-client.ts';
import { storyOf } from '../../conformance/answers/story.ts';
import { GAMES, GAMES_SLOTS, GAMES_WALLETS } from './games.facts.ts';

const DAYS = { start_date: '2026-03-01', end_date: '2026-03-31' };
const MARCH_14 = { start_date: '2026-03-14', end_date: '2026-03-14' };

const play = async (client: RecordingClient, url: unknown, bets: readonly string[]) => {
  const path = String(url).replace(/^https?:\/\/[^/]+/, '');
  for (const bet of bets) await client.request('POST', path, { bet }, {});
};

/** Launch, tickets, play pages, rounds with their chances, wallets of providers, availability, statistics. */
it('games of each provider are launched, played and counted as the file says', async () => {
  const text = await storyOf(async (client) => {
    for (const name of ['launchPgGame', 'launchTadaGame', 'launchNoahGame', 'launchLiveGame'] as const) {
      const { json } = await client.sendSample(name);
      await play(client, json.data['url'] ?? json.data['data'], [
        '1',
        '2.5',
        '0.01',
        '3',
        '4',
        '5',
        '1.2345678',
        '0',
        '10000',
        'much',
      ]);
    }
    await client.call('listPgBets', { query: { start: 0, limit: 2 } });
    await client.call('listTadaBets', { query: { start: 1, limit: 2 } });
    await client.call('listNoahBets', { query: { start: 0, limit: 1 }, headers: { 'accept-language': 'ru' } });
    await client.call('listLiveBets', { query: { start: 9, limit: 2 } });
    client.advance(86_400_000);
    client.signIn();
    await client.call('getNoahStatistics', { query: { game_id: '28', ...DAYS } });
    await client.call('getLiveStatistics', { query: { game_id: '29', ...MARCH_14 } });
    await client.call('getBetStatistics', { query: { game_id: '13', ...DAYS } });
    await client.call('getNoahStatistics', {
      query: { game_id: '28', start_date: '2026-03-15', end_date: '2026-03-14' },
    });
    await client.call('getNoahStatistics', {
      query: { game_id: '28', start_date: '2025-03-13', end_date: '2026-03-15' },
    });
    for (const id of ['pg-1', 'pg-999'])
      await client.call('launchPgGame', { params: { id }, headers: { 'accept-language': 'ja' } });
    for (const id of ['tada-999', 'noah-999'])
      await client.call(id === 'tada-999' ? 'launchTadaGame' : 'launchNoahGame', { params: { id } });
    await client.call('launchLiveGame', { params: { country: 'br', id: 'wf-999' }, body: { fingerprint: 'canvas' } });
    await client.request('POST', '/__play/main/nothing', { bet: '1' }, {});
    await client.request('DELETE', '/__play/main/nothing', undefined, {});
    for (const id of ['26', '27', '28', '29', '999']) await client.control('POST', `games/${id}`, { status: 2 });
    await client.call('listAvailableGames');
    await client.sendSample('launchPgGame');
    for (const [name, product] of [
      ['launchPgGame', PRODUCT_IDS.pgGames],
      ['launchTadaGame', PRODUCT_IDS.tadaGames],
      ['launchNoahGame', PRODUCT_IDS.noah],
      ['launchLiveGame', PRODUCT_IDS.winfinity],
    ] as const) {
      await client.control('POST', `games/${product}`, { status: 3 });
      await client.sendSample(name);
      await client.control('POST', `games/${product}`, { status: 1 });
    }
    await client.control('POST', 'members/m-player', { bans: ['games'] });
    await client.sendSample('launchTadaGame');
  });
  expect(missingFacts(text, GAMES)).toEqual([]);
});

it('money moves into and out of the wallets of cards and platforms as the file says', async () => {
  const text = await storyOf(async (client) => {
    await client.call('moveIntoCardGame', { query: { game_id: 'poker', money: '10.5' } });
    await client.call('moveIntoNg', { body: { plat_type: 'ag', money: '20', currency: 'USDT' } });
    await client.call('moveIntoNg', { body: { plat_type: 'xyz', money: '20', currency: 'USDT' } });
    await client.call('moveIntoNg', { body: { plat_type: 'ag', money: '20', currency: 'BRL' } });
    const card = await client.call('launchCardGame', { query: { game_id: 'poker' } });
    await play(client, card.json.data['url'], ['1', '2', '3', '50']);
    const ng = await client.call('launchNg', { body: { plat_type: 'ag' } });
    await play(client, ng.json.data['url'], ['1', '2', '3', '4', '5', '6', '7', '8']);
    await client.call('getCardBalance');
    await client.call('getNgBalance', { query: { plat_type: 'ag' } });
    await client.call('moveOutOfCardGame', { query: { game_id: 'poker', money: '1000' } });
    await client.call('moveOutOfCardGame', { query: { game_id: 'poker', money: '4.25' } });
    await client.call('moveOutOfNg', { body: { plat_type: 'ag', money: '5', currency: 'USDT' } });
    await client.call('launchCardGame', { query: { game_id: 'nothing' } });
    for (const kind of ['', '1', '2', '3'])
      await client.call('listTransactions', { query: { ...(kind !== '' && { kind }), start: 0, limit: 3, ...DAYS } });
  });
  expect(missingFacts(text, GAMES_WALLETS)).toEqual([]);
});

it('slots of Britain have a highest stake by age and a shortest time', async () => {
  const text = await storyOf(
    async (client) => {
      client.world.change(() => client.world.members.updateDoc('m-player', { birthDate: '2002-03-15' }));
      await client.control('POST', 'members/m-player', { adjust: '100' });
      for (const kind of ['deposit', 'loss', 'stake', 'session'])
        await client.call('setPlayerLimit', {
          body: kind === 'session' ? { kind, minutes: 600 } : { kind, period: 'day', amount: '500' },
        });
      const { json } = await client.sendSample('launchPgGame');
      await play(client, json.data['url'], ['2', '2.01', '1']);
      client.advance(5_000);
      await play(client, json.data['url'], ['5.01', '2']);
      client.advance(86_400_000);
      await play(client, json.data['url'], ['5', '5.01']);
    },
    { profile: 'uk' },
  );
  expect(missingFacts(text, GAMES_SLOTS)).toEqual([]);
});
