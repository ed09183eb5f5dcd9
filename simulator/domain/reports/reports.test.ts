import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { RowName } from '#contract/rows';
import { storyOf } from '../../conformance/answers/story.ts';
import { REPORTS } from './reports.facts.ts';

/** Calls that move money in every way that the history knows. */
const CALLS: readonly RowName[] = [
  'openDeposit',
  'placeBet',
  'cashOut',
  'cashOutPart',
  'placeLotteryBet',
  'placeRaceBet',
  'placeCricketBet',
  'transferToPlayer',
  'moveIntoNg',
  'moveOutOfNg',
  'moveIntoCardGame',
  'moveOutOfCardGame',
  'openWithdrawal',
  'claimCheckIn',
  'changeCurrency',
  'changeCurrency',
];
const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };

it('the history of each kind of movement, and statistics, are as the file says', async () => {
  const text = await storyOf(async (client) => {
    for (const name of CALLS)
      await client.send(name, {
        ...(await client.sample(name)),
        headers: { 'idempotency-key': `report-${name}-${CALLS.indexOf(name)}` },
      });
    const { json } = await client.send('launchNoahGame', await client.sample('launchNoahGame'));
    for (const bet of ['1', '2', '3'])
      await client.request('POST', String(json.data['url']).slice(client.url.length), { bet }, {});
    await client.control('POST', 'members/m-player', { adjust: '-1.5' });
    client.advance(86_400_000);
    client.signIn();
    client.write('history');
    const list = (query: object) =>
      client.call('listTransactions', { query: { start: 0, limit: 50, ...query } as never });
    const { json: all } = await list(MARCH);
    const kinds = [...new Set((all.data['transactions'] as { kind: number }[]).map(({ kind }) => kind))];
    for (const kind of kinds.toSorted((one, other) => one - other)) await list({ kind: String(kind), limit: 2 });
    await list({ kind: '99', start: 1 });
    await list({ start_date: '2026-03-15', end_date: '2026-03-15' });
    await list({ start_date: '2026-03-16', limit: 5 });
    for (const game_id of ['10', '11', '12', '20', '21', '13', '14', '15', '16', '999'])
      await client.call('getBetStatistics', { query: { game_id, ...MARCH } });
    for (const days of [
      { start_date: '2026-03-15', end_date: '2026-03-14' },
      { start_date: '2025-03-14', end_date: '2026-03-14' },
      { start_date: '2025-03-13', end_date: '2026-03-14' },
      { start_date: '2026-02-31', end_date: '2026-03-14' },
    ])
      await client.call('getBetStatistics', { query: { game_id: '10', ...days } });
  });
  expect(missingFacts(text, REPORTS)).toEqual([]);
});
