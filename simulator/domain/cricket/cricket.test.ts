import { expect, it } from 'vitest';
import { missingFacts, readable } from '#contract/testing';
import { storyOf } from '../../conformance/answers/story.ts';
import { cricketOnSale, cricketPlan } from './cricket-book.ts';
import { cricketDetails } from './cricket-details.ts';
import { CRICKET, CRICKET_COURSE } from './cricket.facts.ts';

const NOON = Date.parse('2026-03-14T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const SEED = 'story';

/** Plans, innings, overs, markets, labels and prices of matches: before, during and after. */
it('the whole course of cricket matches is as the file says', async () => {
  const plans = cricketOnSale(SEED, NOON);
  const lines = plans.map((plan) => readable(plan));
  const [first] = plans;
  if (first === undefined) throw new Error('one match');
  for (const hours of [-30, -1, 0, 0.2, 0.5, 1, 1.6, 2, 2.5, 3, 3.5, 4, 9])
    lines.push(`${hours} hours: ${readable(cricketDetails(SEED, first, first.startMs + hours * HOUR_MS))}`);
  lines.push(`no plan: ${readable(['', 'c1', 'c20260314-99', 's20260314-01'].map((id) => cricketPlan(SEED, id)))}`);
  expect(missingFacts(lines.join('\n'), CRICKET_COURSE)).toEqual([]);
});

it('bets on cricket are placed, refused and paid as the file says', async () => {
  const text = await storyOf(async (client) => {
    await client.call('listCricketMatches');
    const plans = cricketOnSale(SEED, client.world.now()).filter(({ startMs }) => startMs > client.world.now());
    const [plan, other] = plans;
    const { json } = await client.call('getCricketMatch', { params: { id: plan?.id } });
    const markets = json.data['bets'] as Record<string, { odd?: string }>;
    const all = Object.fromEntries(Object.entries(markets).map(([id, { odd }]) => [id, { amount: '2', odd }]));
    const bet = (bets: object, over: object = {}) =>
      client.call('placeCricketBet', { body: { matchId: plan?.id, currency: 'USDT', bets, ...over } });
    const [id = '', ...others] = Object.keys(all);
    await bet(all);
    await bet({ [id]: { amount: '2', odd: '1.01' } });
    await bet({ [id]: { ...all[id], amount: '0.001' } });
    await bet({ [id]: { ...all[id], amount: '1.2345678' } });
    await bet({ [id]: { ...all[id], amount: '4000' } });
    await bet({ nothing: { amount: '2', odd: '1.01' } });
    await bet({ [others[0] ?? '']: all[id] }, { matchId: other?.id });
    await bet({ [id]: all[id] }, { matchId: 'c20260314-99' });
    await bet({ [id]: all[id] }, { currency: 'BRL' });
    await client.call('getCricketMatch', { params: { id: 'c20260314-99' } });
    await client.call('listMyCricketBets', { query: { start: 0, limit: 5, status: '1' } });
    client.advance((plan?.startMs ?? 0) - client.world.now() + HOUR_MS);
    client.signIn();
    await bet({ [id]: all[id] });
    await client.call('getCricketMatch', { params: { id: plan?.id } });
    client.advance(24 * HOUR_MS);
    client.signIn();
    await bet({ [id]: all[id] });
    await client.call('listMyCricketBets', {
      query: { start: 0, limit: 5, status: '16' },
      headers: { 'accept-language': 'ru' },
    });
    await client.call('listCricketResults', { query: { start: 0, limit: 2 } });
    await client.call('listCricketMatches', { headers: { 'accept-language': 'pt-BR' } });
  });
  expect(missingFacts(text, CRICKET)).toEqual([]);
});
