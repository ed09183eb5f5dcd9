import { EngineError } from '#engine/misuse/engine-error.ts';
import { readScenario } from '#fixtures/scenario/read-scenario.ts';
import type { Scenario } from '#fixtures/scenario/scenario-schema.ts';
import type { Send } from '#cli/services/upstream/send.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import type { JsonValue } from '#cli/services/replay/json-values.ts';
import { replayOne, type Replayed } from '#cli/services/replay/replay-one.ts';
import { playCricket } from './cricket.ts';
import { Desk } from './desk.ts';
import { inProcess, NotExpressible, type Judged } from './judged.ts';
import { playMarkSix, playPk10 } from './lottery.ts';
import { playSports } from './sports.ts';

/** Computes a scenario as ever, then plays it at an upstream where it has one, and adds what differs there. */
export class UpstreamJudge {
  readonly #desk: Desk;

  constructor(send: Send) {
    this.#desk = new Desk(send);
  }

  /** @throws UpstreamGone */
  async judge(value: JsonValue, file: string): Promise<Replayed> {
    const computed = replayOne(value, file);
    if (computed.error) return computed;
    const scenario = 'value' in value ? readScenario(value.value) : undefined;
    const judged = scenario === undefined ? inProcess('not read') : await this.#played(scenario);
    if (judged.at === 'process') return { ...computed, inProcess: judged.why };
    const differences = [...computed.differences, ...judged.differences];
    const { note } = judged;
    return {
      ...computed,
      ok: differences.length === 0,
      differences,
      upstream: judged.actual,
      ...(note !== undefined && { note }),
    };
  }

  close(): Promise<void> {
    return this.#desk.close();
  }

  async #played(scenario: Scenario): Promise<Judged> {
    try {
      switch (scenario.kind) {
        case 'sports':
          return await playSports(this.#desk, scenario);
        case 'marksix':
          return await playMarkSix(this.#desk, scenario);
        case 'pk10':
          return await playPk10(this.#desk, scenario);
        case 'cricket':
          return await playCricket(this.#desk, scenario);
        default:
          return inProcess(`no upstream answers ${scenario.kind}`);
      }
    } catch (error) {
      if (error instanceof UpstreamGone) throw error;
      if (error instanceof NotExpressible) return inProcess(error.message);
      const told = error instanceof EngineError ? error.code : error instanceof Error ? error.message : String(error);
      return { at: 'upstream', actual: {}, differences: [{ key: 'upstream', expected: 'an answer', actual: told }] };
    }
  }
}
