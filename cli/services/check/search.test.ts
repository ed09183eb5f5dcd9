import { expect, it } from 'vitest';
import { Spoilt } from '#cli/services/upstream/spoilt.fixture.ts';
import { runSession } from './run-session.ts';
import { search } from './search.ts';
import { staged } from './sessions.fixture.ts';

it('finds a wrong payout with as few steps as it takes, and counts in which part of the run it was', async () => {
  const spoilt = new Spoilt();
  const wrong = { path: /\/mybet\?/, name: 'payout', by: '0.07' };
  const runs: number[] = [];
  await staged(async (world) => {
    spoilt.wrong = wrong;
    const onRun = (run: number) => runs.push(run);
    const searched = await search(world, { runs: 60, seed: 3, maxShrinkSessions: 40, onRun });
    const { failure, parts } = searched;
    expect(runs).toEqual(Array.from({ length: searched.runs }, (_, at) => at + 1));
    expect(failure?.steps.map((step) => step.do)).toEqual(['place']);
    expect(failure?.divergence).toMatchObject({ step: 0, expected: '0', actual: '0.07' });
    // Sixty sessions in twenty parts.
    const last = Math.ceil(searched.runs / 3);
    expect(parts.map(({ from, differ }) => ({ from, differ }))).toEqual(
      Array.from({ length: last }, (_, at) => ({ from: at * 3 + 1, differ: at === last - 1 ? 1 : 0 })),
    );
    expect(parts.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(searched.runs);
    expect(await runSession(world, failure?.steps ?? [])).toEqual(failure?.divergence);
    // The same session agrees where nothing is wrong.
    spoilt.wrong = undefined;
    expect(await runSession(world, failure?.steps ?? [])).toBeUndefined();
  }, spoilt.send);
});
