import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RowName, rows } from '#contract/rows';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { RowClient, setLimit } from '#simulator/testing';
import { limitIn } from '#contract/entities';
import { type Simulator, startSimulator } from '#simulator';

const HOUR_MS = 3_600_000;
/** All that is a bet, a deposit or a game, however it is called. */
const BARRED = [
  'placeBet',
  'placeLotteryBet',
  'placeRaceBet',
  'placeCricketBet',
  'openDeposit',
  'moveIntoCardGame',
  'moveIntoNg',
  'launchPgGame',
  'launchTadaGame',
  'launchNoahGame',
  'launchLiveGame',
  'launchCardGame',
  'launchNg',
] as const satisfies readonly RowName[];

describe('protection: time-out and self-exclusion', () => {
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await startSimulator({ seed: 'excluded' });
  });
  afterAll(() => simulator.close());

  it.each(['uk', 'br'] as const)(
    '%s: the upstream refuses bets, deposits and games of every kind, and still pays out',
    async (profile) => {
      // Nothing that bets, launches or pays in is missing from the list.
      const names = Object.keys(rows).filter((name) => /^(?:place|launch|moveInto)|^openDeposit/.test(name));
      expect(names.toSorted()).toEqual([...BARRED].toSorted());
      const answers: Record<string, unknown> = {};
      for (const [at, name] of ([...BARRED, 'openWithdrawal'] as const).entries()) {
        const world = simulator.worlds.create(`${profile}-${at}`, { profile });
        const member = world.members.byId(DEMO_ACCOUNTS[0]?.id ?? '');
        if (member === undefined) throw new Error('The fixtures have no demo player.');
        for (const kind of ['deposit', 'loss', 'stake', 'session'] as const)
          setLimit(world, member, limitIn(member.currency, { kind, period: 'month', value: '5000' }));
        const client = new RowClient(simulator, world).signIn();
        const sample = await client.sample(name);
        // Under br no card is taken.
        const call =
          name === 'openDeposit'
            ? { ...sample, body: { ...(sample.body as object), channel_id: 'in-pix', card: undefined } }
            : sample;
        const sinceMs = world.now();
        world.members.updateDoc(member.id, { exclusion: { kind: 'time_out', sinceMs, untilMs: sinceMs + HOUR_MS } });
        const { code, data } = (await client.send(name, call)).json;
        answers[name] = code === 0 ? 'done' : data['reason'];
      }
      expect(answers).toEqual({
        ...Object.fromEntries(BARRED.map((name) => [name, 'excluded'])),
        openWithdrawal: 'done',
      });
    },
  );
});
