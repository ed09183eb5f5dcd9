import { expect, it } from 'vitest';
import { ENGINE } from './checked-engine.ts';
import { runSession } from './run-session.ts';
import { search } from './search.ts';
import { staged } from './sessions.fixture.ts';

const WRONG: typeof ENGINE = {
  ...ENGINE,
  settle: (...asked) => ({ ...ENGINE.settle(...asked), payout: '0.07' }),
};

it('finds a wrong payout with steps on paper alone, and counts in which part of the run it was', async () => {
  const runs: number[] = [];
  const searched = await staged({}, (world) =>
    search(world, {
      runs: 60,
      seed: 3,
      engine: WRONG,
      onlyPaper: true,
      maxShrinkSessions: 10,
      onRun: (run) => runs.push(run),
    }),
  );
  const { failure, parts } = searched;
  expect(runs).toEqual(Array.from({ length: searched.runs }, (_, at) => at + 1));
  expect(failure?.steps.map((step) => step.do)).toEqual(['paper']);
  expect(failure?.divergence).toMatchObject({ step: 0, key: 'paper: payout', actual: '0.07' });
  // Sixty sessions in twenty parts.
  const last = Math.ceil(searched.runs / 3);
  expect(parts.map(({ from, differ }) => ({ from, differ }))).toEqual(
    Array.from({ length: last }, (_, at) => ({ from: at * 3 + 1, differ: at === last - 1 ? 1 : 0 })),
  );
  expect(parts.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(searched.runs);
  // The same session agrees with the engine as it is.
  await staged({}, async (world) => {
    expect(await runSession(world, failure?.steps ?? [])).toBeUndefined();
    expect(await runSession(world, failure?.steps ?? [], WRONG)).toEqual(failure?.divergence);
  });
});
