import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { SportGame } from '#contract/entities';
import type { RecordingClient } from '../../conformance/answers/recording-client.ts';
import { storyOf } from '../../conformance/answers/story.ts';
import { overrideMatch } from '../sports/override-match.ts';
import { BETS, BETS_CASH_OUT, BETS_REFUSED, BETS_RULES } from './bets.facts.ts';

type Pick = readonly [kind: string, outcome: string];

/** Scheduled matches with open markets, soonest first. */
const open = (client: RecordingClient, game: SportGame) =>
  client.world.fixtures
    .onSale(game, client.world.now())
    .filter(({ state, markets }) => state === 'scheduled' && markets.every(({ status }) => status === 'open'));

/** A slip on the first open matches: some picks of each. */
function slip(client: RecordingClient, game: SportGame, picks: readonly (readonly Pick[])[], over: object = {}) {
  const matches = picks.map((ofMatch, index) => {
    const match = open(client, game)[index];
    const line = (kind: string) => match?.markets.find((market) => market.kind === kind);
    return {
      match_id: match?.match_id ?? '',
      ...(ofMatch.some(([kind]) => kind === 'handicap') && { handicap_val: line('handicap')?.handicap_val }),
      ...(ofMatch.some(([kind]) => kind === 'bs') && { total_val: line('bs')?.handicap_val }),
      picks: ofMatch.map(([kind, outcome]) => ({
        kind,
        outcome,
        odds: line(kind)?.outcomes.find((each) => each.outcome === outcome)?.odds ?? '1.01',
      })),
    };
  });
  const body = { passes: ['single'], stake: '2', multiple: 1, currency: 'USDT', accept_odds: 'none', matches };
  return { params: { game }, body: { ...body, ...over } };
}

const end = (client: RecordingClient, id: string | undefined, ft: string, ht = '0:0') =>
  client.world.change(() => overrideMatch(client.world, id ?? '', { result: { ft, ht } }));
const ended = (client: RecordingClient, ids: readonly (string | undefined)[], results: readonly string[]) => {
  for (const [index, ft] of results.entries()) {
    if (ft === 'void') client.world.change(() => overrideMatch(client.world, ids[index] ?? '', { void: true }));
    else end(client, ids[index], ft);
  }
  client.advance(1_000);
};
const mine = (client: RecordingClient, query: object = {}) =>
  client.call('listMyBets', { params: { game: 'soccer' }, query: { start: 0, limit: 3, ...query } as never });

it('slips of several selections are placed, shown, and paid with mixed results', async () => {
  const text = await storyOf(async (client) => {
    client.write('soccer: each kind of market, singles to a treble; won, lost, half of the time');
    const ids = open(client, 'soccer').map(({ match_id: id }) => id);
    const picks: Pick[][] = [
      [
        ['wl', 'w'],
        ['handicap', 'd'],
      ],
      [
        ['goals', '3'],
        ['half', 'ww'],
      ],
      [['correct_score', '2:1']],
    ];
    await client.call('placeBet', slip(client, 'soccer', picks, { passes: ['single', '2-string-1', '3-string-1'] }));
    ended(client, ids, ['1:0', '2:1', '2:1']);
    await mine(client, { status: 16 });

    client.write('a banker, a multiple, a void match; better odds are accepted');
    const next = open(client, 'soccer').map(({ match_id: id }) => id);
    const banked = slip(client, 'soccer', [[['wl', 'd']], [['wl', 'l']], [['wl', 'w']], [['wl', 'w']]], {
      passes: ['2-string-1'],
      multiple: 3,
      accept_odds: 'better',
    });
    const [first, ...others] = banked.body.matches;
    for (const pick of first?.picks ?? []) pick.odds = '1.01';
    await client.call('placeBet', {
      ...banked,
      body: { ...banked.body, matches: [{ ...first, banker: true }, ...others] },
    });
    ended(client, next, ['1:1', 'void', '2:0']);
    await mine(client, { status: 1 });
    ended(client, next.slice(3), ['0:1']);
    await mine(client);
    await mine(client, { key: 'intent-0001' });

    client.write('basketball and bd: winner, handicap, total, margin, ups');
    const points = open(client, 'basketball').map(({ match_id: id }) => id);
    const kinds = open(client, 'basketball')[0]?.markets.map(({ kind, outcomes }): Pick => [
      kind,
      outcomes[0]?.outcome ?? '',
    ]);
    await client.call('placeBet', slip(client, 'basketball', [kinds ?? []]));
    ended(client, points, ['101:99']);
    const football = open(client, 'bd').map(({ match_id: id }) => id);
    const all = open(client, 'bd')[0]?.markets.map(({ kind, outcomes }): Pick => [kind, outcomes[0]?.outcome ?? '']);
    await client.call('placeBet', slip(client, 'bd', [all ?? []]));
    ended(client, football, ['1:0']);
    await client.call('listMyBets', { params: { game: 'basketball' }, query: { start: 0, limit: 3 } as never });
    await client.call('getMyBet', { params: { game: 'bd', id: 'bet-0000004' } });
    await client.call('getBetStatistics', {
      query: { game_id: '10', start_date: '2026-03-01', end_date: '2026-03-31' },
    });
  });
  expect(missingFacts(text, BETS)).toEqual([]);
});

it('a bet is cashed out whole and in parts, while its market is open and a line can win', async () => {
  const text = await storyOf(async (client) => {
    const at = (id: string) => ({ params: { game: 'soccer', id } });
    const ids = open(client, 'soccer').map(({ match_id: id }) => id);
    await client.call(
      'placeBet',
      slip(client, 'soccer', [[['wl', 'w']], [['wl', 'w']]], { passes: ['single', '2-string-1'] }),
    );
    await client.call('quoteCashOut', at('bet-0000001'));
    await client.call('cashOutPart', { ...at('bet-0000001'), body: { stake: '0.5', amount: '0.1' } });
    await client.call('cashOutPart', { ...at('bet-0000001'), body: { stake: '0.5', amount: '1000' } });
    await client.call('cashOutPart', { ...at('bet-0000001'), body: { stake: '9', amount: '0.1' } });
    await client.call('cashOutPart', { ...at('bet-0000001'), body: { stake: '0.000001', amount: '0' } });
    await client.call('cashOut', { ...at('bet-0000001'), body: { amount: '1000' } });
    client.world.change(() => overrideMatch(client.world, ids[0] ?? '', { suspended: ['wl'] }));
    await client.call('quoteCashOut', at('bet-0000001'));
    client.world.change(() => overrideMatch(client.world, ids[0] ?? '', { suspended: [] }));
    ended(client, ids, ['1:0']);
    await client.call('quoteCashOut', at('bet-0000001'));
    await client.call('cashOut', { ...at('bet-0000001'), body: { amount: '1' } });
    await client.call('cashOut', { ...at('bet-0000001'), body: { amount: '1' } });
    await client.call('placeBet', slip(client, 'soccer', [[['wl', 'w']], [['wl', 'w']]], { passes: ['2-string-1'] }));
    ended(
      client,
      open(client, 'soccer').map(({ match_id: id }) => id),
      ['0:1'],
    );
    await client.call('quoteCashOut', at('bet-0000002'));
    await client.call('quoteCashOut', at('bet-0000009'));
    await client.call('quoteCashOut', { params: { game: 'basketball', id: 'bet-0000002' } });
  });
  expect(missingFacts(text, BETS_CASH_OUT)).toEqual([]);
});

it('a bet is refused with its reason, its property and a sentence', async () => {
  const text = await storyOf(async (client) => {
    const place = (over: object = {}, picks: Pick[][] = [[['wl', 'w']], [['wl', 'w']]], game: SportGame = 'soccer') =>
      client.call('placeBet', slip(client, game, picks, over));
    const [first, second] = open(client, 'soccer');
    const pick = { kind: 'wl', outcome: 'w', odds: '1.01' };
    const on = (match: object) => place({ matches: [match] });
    await on({ match_id: first?.match_id, picks: [pick] });
    await place({ accept_odds: 'better', matches: [{ match_id: first?.match_id, picks: [{ ...pick, odds: '999' }] }] });
    await on({ match_id: 's20260314-99', picks: [pick] });
    await on({ match_id: 's20260310-01', picks: [pick] });
    await on({ match_id: open(client, 'basketball')[0]?.match_id, picks: [pick] });
    await on({ match_id: first?.match_id, picks: [{ ...pick, outcome: '9:9' }] });
    await on({ match_id: first?.match_id, picks: [{ ...pick, kind: 'mv' }] });
    await on({ match_id: first?.match_id, handicap_val: '7', picks: [{ ...pick, kind: 'handicap' }] });
    await on({ match_id: first?.match_id, picks: [pick, pick] });
    await place({
      matches: [first, first].map((match) => ({ match_id: match?.match_id, picks: [pick] })),
      accept_odds: 'any',
    });
    client.world.change(() => overrideMatch(client.world, second?.match_id ?? '', { suspended: ['wl'] }));
    await on({ match_id: second?.match_id, picks: [pick] });
    client.world.change(() => overrideMatch(client.world, second?.match_id ?? '', { suspended: [] }));
    await place({ passes: ['9-string-1'] });
    await place({ passes: ['nothing'] });
    await place({ passes: ['single', 'single'] });
    await place({ stake: '0' });
    await place({ stake: '0.001' });
    await place({ stake: '1.2345678' });
    await place({ stake: '9000' });
    await place({ stake: '6000' });
    await place({ stake: '10000', multiple: 100 });
    await place({ multiple: 200 });
    await place({ currency: 'BRL' });
    client.world.change(() => overrideMatch(client.world, second?.match_id ?? '', { suspended: ['wl'] }));
    await place();
    await client.control('POST', 'members/m-player', { bans: ['bet'] });
    await place();
    await client.control('POST', 'members/m-player', { bans: [] });
    await client.control('POST', 'games/10', { status: 2 });
    await place();
    await client.call('getOutcome', { query: { key: 'intent-0001' } });
    await client.call('getMyBet', { params: { game: 'soccer', id: 'bet-0000001' } });
    await client.call('saveBooking', { body: { picks: '00000' } });
    await client.call('getBooking', { params: { code: 'AAAAAAAA' } });
    const { json } = await client.sendSample('saveBooking');
    await client.sendSample('saveBooking');
    client.advance(31 * 86_400_000);
    client.signIn();
    await client.call('getBooking', { params: { code: json.data['code'] } });
  });
  expect(missingFacts(text, BETS_REFUSED)).toEqual([]);
});

it("a brand's rules cap and withhold: the bet says so, and is paid so", async () => {
  const text = await storyOf(
    async (client) => {
      const ids = open(client, 'soccer').map(({ match_id: id }) => id);
      const picks: Pick[][] = [[['wl', 'd']], [['wl', 'd']]];
      await client.call('placeBet', slip(client, 'soccer', picks, { passes: ['single', '2-string-1'], multiple: 5 }));
      ended(client, ids, ['1:1', '0:0']);
      await mine(client);
      await client.control('POST', 'rules', { prizeCap: [{ from: 1, to: 15, cap: '7' }] });
      await client.call('placeBet', slip(client, 'soccer', picks));
      ended(client, ids.slice(2), ['1:1', '0:0']);
      await mine(client);
    },
    {
      rules: {
        currency: 'USDT',
        prizeCap: [{ from: 1, to: 2, cap: '15' }],
        withholding: { threshold: '20', rate: '0.2' },
      },
    },
  );
  expect(missingFacts(text, BETS_RULES)).toEqual([]);
});
