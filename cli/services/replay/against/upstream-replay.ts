import { EngineError } from '#engine/money';
import { type Difference, readScenario, type Scenario } from '#fixtures';
import type { Send } from '#cli/services/upstream/send.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { signIn } from '#cli/services/upstream/account.ts';
import { UpstreamClient, UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { inOwnWorld, visit } from '#cli/services/upstream/visit.ts';
import type { JsonValue } from '#cli/services/replay/scenarios/json-values.ts';
import { replayOne, type Replayed } from '#cli/services/replay/scenarios/replay-one.ts';
import { ReplayWorld } from './replay-world.ts';
import { inProcess, NotExpressible, type UpstreamResult } from './upstream-result.ts';
import { playMarkSix, playPk10 } from './lottery.ts';
import { betOnWinners } from './as-bets.ts';
import { playSports } from './sports.ts';

interface NotPlayed {
  readonly at: 'nowhere';
  readonly differences: readonly Difference[];
}

/** Computes a scenario, then plays it if the upstream offers it, and adds differences. */
export class UpstreamReplay {
  readonly #world: ReplayWorld;

  constructor(send: Send) {
    this.#world = new ReplayWorld(send);
  }

  /** @throws CliError without an answer, or if the account is refused: nothing could be played */
  static async at(address: string): Promise<{ readonly replay: UpstreamReplay['replay']; close(): Promise<void> }> {
    const at = await visit(address, { isSimulator: true });
    const replayer = new UpstreamReplay(at.send);
    const close = async () => {
      await replayer.close();
      at.send.close();
    };
    const isKnown = (world?: string) => signIn(new UpstreamClient(at.send, world), at.account);
    // Other failures are reported by the scenarios.
    const refused = await inOwnWorld(at, 'replay', isKnown).catch((error: unknown) => error);
    if (refused instanceof CliError) {
      await close();
      throw refused;
    }
    return { replay: replayer.replay.bind(replayer), close };
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
        case 'result':
          return await playSports(this.#world, betOnWinners(scenario));
        default:
          return inProcess(`only the engine computes ${scenario.kind}`);
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
