import { differences as differencesOf, readScenario } from '#fixtures';
import type { Replayed } from './scenarios/replay-one.ts';
import { type Divergence, runSession } from '#cli/services/check/run-session.ts';
import { SessionWorld } from '#cli/services/check/session-world.ts';

/** Plays sessions at the named simulator or at its own; the world is set up for the first. */
export class SessionReplay {
  readonly #against: string | undefined;
  #world: Promise<SessionWorld> | undefined;

  constructor(against: string | undefined) {
    this.#against = against;
  }

  /** @throws UpstreamGone; EngineError for an invalid session */
  async replay(value: unknown, id: string): Promise<Replayed> {
    const scenario = readScenario(value);
    if (scenario.kind !== 'session') throw new RangeError(`${id} is not a session`);
    this.#world ??= this.#against === undefined ? SessionWorld.here() : SessionWorld.at(this.#against);
    const divergence = await runSession(await this.#world, scenario.steps);
    const wanted = scenario.expect?.agrees ?? true;
    const actual = { agrees: divergence === undefined, ...divergence };
    const { step = 0, key = '', expected, actual: was = null }: Partial<Divergence> = divergence ?? {};
    const isUnwanted = wanted && divergence !== undefined;
    const found = [{ key: `step ${step + 1}: ${key}`, expected, actual: was }];
    const differences = isUnwanted ? found : differencesOf({ agrees: wanted }, { agrees: actual.agrees });
    return { id, ok: differences.length === 0, actual, differences, error: null };
  }

  async close(): Promise<void> {
    await (await this.#world)?.close();
  }
}
