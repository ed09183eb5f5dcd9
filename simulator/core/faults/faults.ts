import type { Settings } from '../store/settings.ts';
import { MESSAGE_FAULTS, OPENING_FAULTS, type FaultKind, type FaultRule } from './fault-rule.ts';
import { Rules, type RuleTarget } from './rules.ts';

export interface FaultTarget extends RuleTarget {
  readonly on: 'http' | 'socketOpening' | 'socketMessage';
}

export class Faults extends Rules<FaultRule> {
  constructor(seed: string, settings: Settings) {
    super('fault', seed, settings);
  }

  /** The fault for this call, if any. */
  strike({ on, ...target }: FaultTarget): FaultRule | undefined {
    return this.first(target, (rule) => placeOf(rule.do) === on)?.rule;
  }
}

function placeOf(kind: FaultKind): FaultTarget['on'] {
  if (OPENING_FAULTS.has(kind)) return 'socketOpening';
  return MESSAGE_FAULTS.has(kind) ? 'socketMessage' : 'http';
}
