import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LotteryBet, MarkSixGame, type RaceBet } from '#contract/entities';
import { type MarkSixBet, type Pk10Bet, settleMarkSix, settlePk10 } from '#engine/lottery';
import { addAmounts, compareAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { priceOfChoice } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { aMarkSixChoice } from '#app/features/betting/lottery/test/a-choice.ts';
import { priceOfRaceChoice } from '#app/features/betting/racing/race-sections.ts';
import { aRaceChoice } from '#app/features/betting/racing/test/a-choice.ts';
import { RowClient, runDue } from '#simulator/testing';
import { markSixOdds, RACE_ODDS } from '#simulator/testing/lottery';
import { type Simulator, startSimulator } from '#simulator';
import { choiceLines } from '#app/i18n/choice-lines.ts';

/** The worlds of these tests are in the year of the horse. */
const MARK_SIX_ODDS = markSixOdds('horse');

const MEMBER = 'm-player';
const amounts = fc.integer({ min: 100, max: 500 }).map((cents) => `${Math.floor(cents / 100)}.${cents % 100}`);
/** A bet as the page makes it: choices of all kinds, each with its own amount. */
const picksOf = <C>(choice: fc.Arbitrary<C>) =>
  fc.array(fc.record({ choice, amount: amounts }), { minLength: 1, maxLength: 6 });

describe('every accepted bet settles to what the engine says, to the last place', () => {
  let simulator: Simulator;
  let worlds = 0;
  beforeAll(async () => {
    simulator = await startSimulator({ seed: 'settles' });
  });
  afterAll(() => simulator.close());

  /** Its own world, and the balance after the bet and after its draw. */
  async function inNewWorld<Bet>(row: 'placeLotteryBet' | 'placeRaceBet', request: object, drawnAfter: number) {
    const client = new RowClient(simulator, simulator.world(`settles-${++worlds}`)).signIn();
    const before = client.world.balance(MEMBER);
    const { json } = await client.send(row, { ...(await client.sample(row)), ...request });
    const staked = client.world.balance(MEMBER);
    client.world.clock.advance(drawnAfter * 1_000);
    runDue(client.world);
    return {
      client,
      code: json.code,
      data: json.data as { bet: Bet } & { reason?: string },
      before,
      staked,
      after: client.world.balance(MEMBER),
    };
  }
  function same(a: string, b: string) {
    expect(compareAmounts(a, b), `${a} is ${b}`).toBe(0);
  }

  it('Mark Six: all eleven kinds, six games', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(picksOf(aMarkSixChoice), fc.constantFrom(...MarkSixGame.options), async (picks, game) => {
        const sent = picks.map(({ choice, amount }) => {
          kinds.add(choice.kind);
          return { ...choice, amount, odds: priceOfChoice(MARK_SIX_ODDS, choice)?.odd ?? '' };
        });
        const cost = picks.reduce(
          (sum, { choice, amount }) => addAmounts(sum, multiplyAmounts(amount, choiceLines(choice))),
          '0',
        );
        const probe = new RowClient(simulator, simulator.world('probe'));
        const [draw] = probe.world.draws.drawsFrom(game, probe.world.now(), { start: 0, limit: 1 });
        const body = { match_id: draw?.match_id, currency: 'USDT', picks: sent };
        const { client, code, data, before, staked, after } = await inNewWorld<LotteryBet>(
          'placeLotteryBet',
          { params: { lottery: game }, body },
          86_400,
        );
        // A bet above the balance is refused, and the balance stays the same.
        if (compareAmounts(cost, before) > 0) {
          expect(data.reason).toBe('limitsExceeded');
          same(after, before);
          return;
        }
        expect(code, JSON.stringify(data)).toBe(0);
        same(staked, subtractAmounts(before, cost));
        const drawn = client.world.draws.numbers(data.bet.match_id);
        const day = data.bet.draw_time.slice(0, 10);
        const expected = settleMarkSix(sent as unknown as MarkSixBet[], drawn, day, 'USDT');
        same(expected.stake, cost);
        same(after, addAmounts(staked, expected.payout));
      }),
      { seed: 7, numRuns: 60 },
    );
    expect(kinds.size).toBe(11);
  });

  it('PK10: all markets', async () => {
    const markets = new Set<string>();
    await fc.assert(
      fc.asyncProperty(picksOf(aRaceChoice), async (picks) => {
        const sent = picks.map(({ choice, amount }) => {
          markets.add(`${choice.market} ${typeof choice.selection}`);
          return { ...choice, amount, odds: priceOfRaceChoice(RACE_ODDS, choice)?.odd ?? '' };
        });
        const sample = new RowClient(simulator, simulator.world('probe')).world;
        const [race] = sample.draws.racesFrom('pk10', sample.now(), { start: 0, limit: 1 });
        const body = { race_id: race?.id, currency: 'USDT', picks: sent };
        const { client, code, data, before, staked, after } = await inNewWorld<RaceBet>('placeRaceBet', { body }, 300);
        expect(code, JSON.stringify(data)).toBe(0);
        const expected = settlePk10(sent as unknown as Pk10Bet[], client.world.draws.finish(data.bet.race_id), 'USDT');
        same(staked, subtractAmounts(before, expected.stake));
        same(after, addAmounts(staked, expected.payout));
      }),
      { seed: 7, numRuns: 60 },
    );
    expect([...markets].sort()).toEqual([
      'dragonTiger string',
      'place number',
      'place string',
      'sum number',
      'sum string',
    ]);
  });
});
