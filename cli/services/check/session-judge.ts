import { readScenario } from '#fixtures/scenario/read-scenario.ts';
import type { Replayed } from '#cli/services/replay/replay-one.ts';
import { runSession } from './run-session.ts';
import { Stage } from './stage.ts';

/** Plays sessions for `replay`: at a simulator of its own, or at the one named; the stage is set for the first of them. */
export class SessionJudge {
  readonly #against: string | undefined;
  #stage: Promise<Stage> | undefined;

  constructor(against: string | undefined) {
    this.#against = against;
  }

  /** @throws UpstreamGone; EngineError for what is no session */
  async judge(value: unknown, id: string): Promise<Replayed> {
    const scenario = readScenario(value);
    if (scenario.kind !== 'session') throw new RangeError(`${id} is no session`);
    this.#stage ??= this.#against === undefined ? Stage.here() : Stage.at(this.#against);
    const parted = await runSession(await this.#stage, scenario.steps);
    const agrees = scenario.expect?.agrees ?? true;
    const actual = parted === undefined ? { agrees: true } : { agrees: false, ...parted };
    const differences =
      parted === undefined
        ? agrees
          ? []
          : [{ key: 'agrees', expected: false, actual: true }]
        : agrees
          ? [
              {
                key: `step ${parted.step + 1}: ${parted.key}`,
                expected: parted.expected,
                actual: parted.actual ?? null,
              },
            ]
          : [];
    return { id, ok: differences.length === 0, actual, differences, error: null };
  }

  async close(): Promise<void> {
    await (await this.#stage)?.close();
  }
}
