import { describe, expect, it } from 'vitest';
import { settleSlip } from '#engine/sports';
import { ENGINE } from './checked-engine.ts';
import { search } from './search.ts';
import type { Tampering } from './session-world.ts';
import { staged } from './sessions.fixture.ts';

describe('check', () => {
  it('finds nothing where all is sound', async () => {
    const { runs, failure, parts } = await staged({}, (world) => search(world, { runs: 25, seed: 11 }));
    expect(failure).toBeUndefined();
    expect(runs).toBe(25);
    expect(parts.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(25);
  }, 120_000);

  it('catches a wallet that is paid twice, and makes the session small', async () => {
    const twice: Tampering = {
      world: ({ ledger }) => {
        const move = ledger.move.bind(ledger);
        ledger.move = (...args) => {
          if (args[0] === 'payout') move(...args);
          return move(...args);
        };
      },
    };
    const { failure } = await staged(twice, (world) => search(world, { runs: 500, seed: 1, maxShrinkSessions: 25 }));
    expect(failure?.divergence.key).toMatch(/balance/);
    expect(failure?.steps.length).toBeLessThanOrEqual(8);
  }, 120_000);

  it('catches an engine that loses void bets', async () => {
    const engine: typeof ENGINE = {
      ...ENGINE,
      settle: (slip, results) => {
        const wrong = Object.entries(results).map(
          ([id, result]) => [id, result === 'void' ? { ft: '9:9', ht: '5:0' } : result] as const,
        );
        return settleSlip(slip, Object.fromEntries(wrong));
      },
    };
    const { failure } = await staged({}, (world) =>
      search(world, { runs: 500, seed: 1, engine, maxShrinkSessions: 25 }),
    );
    // Played as a step of its own, or inside a slip on paper: either way a void is what is left.
    expect(JSON.stringify(failure?.steps)).toContain('void');
  }, 120_000);
});
