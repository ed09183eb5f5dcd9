import { describe, expect, it } from 'vitest';
import { playAgain as soundAgain } from './all-mutants.ts';
import { broken, brokenBuild } from './broken-build.ts';
import { SOURCE_MUTANTS } from './mutants-of-sources.ts';

describe('engine and simulator broken together', () => {
  it.each(SOURCE_MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    '%s: the line still stands there',
    (_, mutant) => {
      expect(broken(mutant)).toContain(mutant.to);
    },
  );

  it.each(['a void slip is lost', 'the margin of a cash-out is 5%'])(
    'are found by the oracle: %s',
    async (name) => {
      const mutant = SOURCE_MUTANTS.find((each) => each.name === name);
      if (mutant === undefined) throw new RangeError(name);
      const { trial } = await brokenBuild(mutant);
      const { failure } = await trial({}, { runs: 300, seed: 1 });
      expect(failure?.steps.length).toBeLessThanOrEqual(4);
    },
    60_000,
  );

  it('are found on paper alone where the mistake is in the engine, at one step', async () => {
    const mutant = SOURCE_MUTANTS.find(({ name }) => name === 'the multiple is not paid');
    if (mutant === undefined) throw new RangeError('no such mutant');
    const { trial, playAgain } = await brokenBuild(mutant);
    const { failure } = await trial({}, { runs: 300, seed: 1, onlyPaper: true });
    expect(failure?.steps.map((step) => step.do)).toEqual(['paper']);
    expect(await playAgain({}, failure?.steps ?? [], true)).toMatchObject({ key: 'paper: payout' });
    expect(await soundAgain({}, failure?.steps ?? [], true)).toBeUndefined();
  });
});
