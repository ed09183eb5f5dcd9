import { describe, expect, it } from 'vitest';
import { APPROVAL_STATUS } from '#contract/entities';
import { readScenario } from '#fixtures';
import { compareAmounts, subtractAmounts } from '#engine/money';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { runSession } from './run-session.ts';
import { search } from './search.ts';
import { keyless, place, staged } from './sessions.fixture.ts';
import type { Send } from '#cli/services/upstream/send.ts';

describe('check', () => {
  it('finds nothing where all is sound', async () => {
    const { runs, failure, parts } = await staged((world) => search(world, { runs: 4, seed: 11 }));
    expect(failure).toBeUndefined();
    expect(runs).toBe(4);
    expect(parts.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(4);
  }, 120_000);

  it('catches a gateway that drops the key', async () => {
    const { failure } = await staged((world) => search(world, { runs: 500, seed: 1, maxShrinkSessions: 25 }), keyless);
    const [step] = failure?.steps ?? [];
    if (failure === undefined || step?.do !== 'gameWallet') throw new RangeError(JSON.stringify(failure));
    // One step is left: its answer was lost, and sent again without its key the money moved once more.
    expect(failure.steps).toEqual([{ ...step, way: 'in', answer: 'lostAfter' }]);
    const { key, expected, actual } = failure.divergence;
    expect(key).toBe('game wallet: balance');
    expect(compareAmounts(subtractAmounts(String(expected), step.amount), String(actual))).toBe(0);
    const bet = place({ answer: 'lostAfter' });
    expect(await staged((world) => runSession(world, [bet]), keyless)).toEqual({
      step: 0,
      key: 'outcome by key',
      expected: 'done',
      actual: 'none',
    });
  }, 120_000);

  it('ends where the simulator is gone', async () => {
    let calls = 0;
    const dying =
      (send: Send): Send =>
      (asked) => {
        calls += 1;
        return calls > 60 ? Promise.reject(new Error('refused')) : send(asked);
      };
    await expect(
      staged((world) => search(world, { runs: 500, seed: 1, maxShrinkSessions: 25 }), dying),
    ).rejects.toBeInstanceOf(UpstreamGone);
  }, 120_000);

  it('knows the prices after the clock has moved by hours, when other matches have left the list', async () => {
    const bets = [{ kind: 'specialCode', selection: 1, amount: '1' }];
    const picks = [{ match: 1, market: 0, outcome: 0 }];
    const scenario = readScenario({
      id: 'a daily draw, then a bet',
      kind: 'session',
      steps: [
        { do: 'marksix', game: 'sgnmarksix', bets, balls: [6, 2, 7, 3, 4, 8, 1] },
        {
          do: 'place',
          picks,
          passes: ['single'],
          stake: '2',
          multiple: 1,
          accept: 'any',
          seen: 'now',
          answer: 'delivered',
        },
      ],
    });
    if (scenario.kind !== 'session') throw new RangeError('not a session');
    expect(await staged((world) => runSession(world, scenario.steps))).toBeUndefined();
  });

  it('waits for no draw while a withdrawal is open: the simulator would end it on the way', async () => {
    const scenario = readScenario({
      kind: 'session',
      steps: [
        { do: 'withdraw', amount: '100', end: 'pending' },
        {
          do: 'marksix',
          game: 'sgnmarksix',
          bets: [{ kind: 'specialCode', selection: 1, amount: '1' }],
          balls: [6, 2, 7, 3, 4, 8, 1],
        },
      ],
    });
    if (scenario.kind !== 'session') throw new RangeError('not a session');
    const { steps } = scenario;
    const orders = await staged(async (world) => {
      expect(await runSession(world, steps)).toBeUndefined();
      const { orders: all } = await world.client.read('listWithdrawals');
      return all.map(({ amount, approval }) => [amount, approval]);
    });
    expect(orders).toEqual([['100.000000', APPROVAL_STATUS.canApprove]]);
  });

  it('reads sessions, and plays what a step cannot do as nothing', async () => {
    const steps = [
      { do: 'retry', bet: 3, changed: false },
      { do: 'cashOut', bet: 0, ask: 'quote' },
      { do: 'void', match: 9 },
    ];
    const scenario = readScenario({ kind: 'session', steps });
    if (scenario.kind !== 'session') throw new RangeError('no session');
    expect(await staged((world) => runSession(world, scenario.steps))).toBeUndefined();
    expect(() => readScenario({ kind: 'session', steps: [{ do: 'rob' }] })).toThrow('steps');
  });
});
