import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf, RUN_MS, runOf } from './race-run.ts';
import { CARS } from './race-sections.ts';

const drawTime = '2026-03-14T12:00:00Z';
const START = Date.parse(drawTime);
const at = (ms: number, hasFinish: boolean) => runOf({ drawTime, hasFinish }, START + ms);

describe('a race on the clock of the server', () => {
  it('waits at the start, drives, and drives to its finish once that is known', () => {
    expect(at(-1, false)).toEqual({ state: 'start', elapsed: 0 });
    expect(at(1_500, false)).toEqual({ state: 'waiting', elapsed: 1_500 });
    expect(at(1_500, true)).toEqual({ state: 'running', elapsed: 1_500 });
    expect(at(RUN_MS, true)).toEqual({ state: 'finished', elapsed: RUN_MS });
  });

  it('waits for a finish however late it is, and begins with one that is early', () => {
    expect(at(600_000, false)).toEqual({ state: 'waiting', elapsed: RUN_MS });
    expect(at(-2_000, true)).toEqual({ state: 'running', elapsed: 0 });
  });

  it('never goes back while time goes on', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.nat({ max: 20_000 }),
        fc.boolean(),
        (ms, later, has) => {
          expect(at(ms + later, has).elapsed).toBeGreaterThanOrEqual(at(ms, has).elapsed);
        },
      ),
    ));

  it('has ten cars of ten forms, the same on every page', () => {
    const forms = CARS.map((car) => formOf('20260314-145', car));
    expect([...forms].sort((a, b) => a - b)).toEqual(CARS.map((_, index) => index / 9));
    expect(CARS.map((car) => formOf('20260314-146', car))).not.toEqual(forms);
  });
});
