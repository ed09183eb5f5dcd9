import { EngineError } from '#engine/money';
import { type Difference, readScenario, type Scenario } from '#fixtures';
import type { Send } from '#cli/services/upstream/send.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import type { JsonValue } from '#cli/services/replay/scenarios/json-values.ts';
import { replayOne, type Replayed } from '#cli/services/replay/scenarios/replay-one.ts';
import { playCricket } from './cricket.ts';
import { ReplayWorld } from './replay-world.ts';
import { inProcess, NotExpressible, type UpstreamResult } from './upstream-result.ts';
import { playMarkSix, playPk10 } from './lottery.ts';
import { playLimits } from './limits.ts';
import { playMoney, playOdds } from './odds-and-money.ts';
import { playResult } from './result.ts';
import { playSports } from './sports.ts';

/** An error on the way: it does not count as played. */
interface NotPlayed {
  readonly at: 'nowhere';
  readonly differences: readonly Difference[];
}

const FIRST_START = '2026-03-14T12:00:00Z';

/** Computes a scenario, then plays it at the upstream if that offers it, and adds the differences. */
export class UpstreamReplay {
  readonly #world: ReplayWorld;

  constructor(send: Send) {
    this.#world = new ReplayWorld(send);
  }

  /** @throws UpstreamGone */
  async replay(value: JsonValue, file: string): Promise<Replayed> {
    const computed = replayOne(value, file);
    if (computed.error) return computed;
    const scenario = 'value' in value ? readScenario(value.value) : undefined;
    const result = scenario === undefined ? inProcess('not read') : await this.#played(scenario);
    if (result.at === 'process') return { ...computed, inProcess: result.why };
    const differences = [...computed.differences, ...result.differences];
    if (result.at === 'nowhere') return { ...computed, ok: false, differences };
    const { note } = result;
    return {
      ...computed,
      ok: differences.length === 0,
      differences,
      upstream: result.actual,
      ...(note !== undefined && { note }),
    };
  }

  /** Opens the first world. @throws CliError when the account is refused */
  signIn(): Promise<void> {
    return this.#world.open(FIRST_START, 'USDT');
  }

  close(): Promise<void> {
    return this.#world.close();
  }

  async #played(scenario: Scenario): Promise<UpstreamResult | NotPlayed> {
    try {
      switch (scenario.kind) {
        case 'sports':
          return await playSports(this.#world, scenario);
        case 'marksix':
          return await playMarkSix(this.#world, scenario);
        case 'pk10':
          return await playPk10(this.#world, scenario);
        case 'cricket':
          return await playCricket(this.#world, scenario);
        case 'result':
          return await playResult(this.#world, scenario);
        case 'odds':
          return await playOdds(this.#world, scenario);
        case 'money':
          return await playMoney(this.#world, scenario);
        case 'limits':
          return await playLimits(this.#world, scenario);
        default:
          return inProcess(`the upstream has no call for ${scenario.kind}`);
      }
    } catch (error) {
      if (error instanceof UpstreamGone) throw error;
      if (error instanceof NotExpressible) return inProcess(error.message);
      const replayed =
        error instanceof EngineError ? error.code : error instanceof Error ? error.message : String(error);
      return {
        at: 'nowhere',
        differences: [{ key: 'upstream', expected: 'an answer', actual: replayed }],
      };
    }
  }
}
