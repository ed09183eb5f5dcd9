import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { Bet } from '#contract/entities';
import { Looks } from '../../conformance/answers/looks.ts';
import { storyOf } from '../../conformance/answers/story.ts';
import { addRecordedBet } from './recorded-bet.ts';
import { BETS_RECORDED, BETS_RECORDED_REFUSED } from './recorded-bet.facts.ts';

const pick = { kind: 'wl' as const, outcome: 'w', odds: '1.85', result: 'open' as const };
const at = { league: 'League', home: 'Home', away: 'Away', start_time: '2026-03-15T12:00:00.000Z' };
const bet: Bet = {
  bet_id: 'theirs-1',
  game: 'soccer',
  passes: ['2-string-1'],
  stake: '2',
  multiple: 3,
  lines: '1',
  bet_amount: '6.000000',
  currency: 'USDT',
  max_payout: '20.500000',
  status: 1,
  payout: '0.000000',
  bonus_amount: '0.000000',
  placed_at: '2026-03-14T10:00:00.000Z',
  matches: [
    { match_id: 's20260314-17', ...at, state: 'scheduled', banker: true, picks: [pick] },
    {
      match_id: 's20260314-18',
      ...at,
      state: 'scheduled',
      handicap_val: '-1',
      total_val: '2.5',
      banker: false,
      picks: [{ ...pick, kind: 'handicap' }],
    },
  ],
};
const [won, lost] = (['won', 'lost'] as const).map((result) => [
  { match_id: 's20260314-17', ...at, state: 'finished' as const, score: '1:0', picks: [{ ...pick, result }] },
]);
const part = { part_id: 'part-1', stake: '1', bet_amount: '3', payout: '4.5', at: '2026-03-14T11:00:00.000Z' };

it('bets of another upstream are stored with their state, rules and parts; no money moves', async () => {
  const text = await storyOf(async (client) => {
    const { world } = client;
    const add = (over: Partial<Bet>) => {
      client.write(`${over.bet_id ?? bet.bet_id}`);
      world.change(() => addRecordedBet(world, 'm-player', { ...bet, ...over }));
      client.note();
    };
    add({ key: 'their-key' });
    add({ stake: '9', key: 'other-key' });
    add({
      bet_id: 'theirs-2',
      status: 0,
      rules: {
        longest_line: 4,
        postponed_hours: 48,
        prize_cap: [{ from: 1, to: 2, cap: '100' }],
        withholding: { threshold: '20', rate: '0.2' },
      },
      parts: [part],
    });
    add({ bet_id: 'theirs-3', rules: { longest_line: 8 } });
    const ended = { status: 16 as const, settled_at: '2026-03-14T11:30:00.000Z', payout: '11.1' };
    add({ bet_id: 'theirs-4', ...ended, result: 'won', ...(won && { matches: won }) });
    add({ bet_id: 'theirs-5', ...ended, status: 2, result: 'lost', payout: '5', cashed_out: true });
    add({ bet_id: 'theirs-6', status: 32, payout: '6', ...(lost && { matches: lost }) });
    const [gone] = [
      { ...at, match_id: 'unknown', state: 'finished' as const, picks: [{ ...pick, result: 'won' as const }] },
    ];
    add({ bet_id: 'theirs-7', ...ended, result: 'won', passes: ['single'], matches: [gone] });
    for (const id of ['theirs-1', 'theirs-2', 'theirs-5', 'theirs-6', 'theirs-7'])
      await client.call('getMyBet', { params: { game: 'soccer', id } });
    client.write('jobs', world.db.all('SELECT kind, ref, due_ms FROM job ORDER BY seq'));
  });
  expect(missingFacts(text, BETS_RECORDED)).toEqual([]);
});

it('a bet in another currency is refused, and one that could never be settled', async () => {
  const text = await storyOf(async (client) => {
    const all = new Looks();
    const add = (over: Partial<Bet>) => addRecordedBet(client.world, 'm-player', { ...bet, ...over });
    all.look('currency', () => add({ currency: 'BRL' }));
    all.look('passes', () => add({ passes: ['single', '3-string-1'] }));
    all.look('odds', () =>
      add({ matches: bet.matches.map((match) => ({ ...match, picks: [{ ...pick, odds: '0.5' }] })) }),
    );
    const on = (id: string) => ({ ...at, match_id: id, state: 'live' as const, picks: [pick] });
    all.look('no match', () => add({ passes: ['single'], matches: [on('s20260314-17'), on('unknown')] }));
    all.look('of another game', () => add({ passes: ['single'], matches: [on('b20260314-03')] }));
    all.look('ended already', () => add({ passes: ['nothing'], status: 2 }));
    client.write(all.text);
    await client.call('listMyBets', { params: { game: 'soccer' }, query: { start: 0, limit: 3 } as never });
  });
  expect(missingFacts(text, BETS_RECORDED_REFUSED)).toEqual([]);
});
