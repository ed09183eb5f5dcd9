import { drawOf } from '../random/stream.ts';
import type { Settings } from '../store/settings.ts';
import { MESSAGE_FAULTS, OPENING_FAULTS, type FaultKind, type FaultRule } from './fault-rule.ts';

/** A call that a rule may strike. */
export interface FaultTarget {
  readonly on: 'http' | 'socketOpening' | 'socketMessage';
  readonly row: string;
  readonly method?: string;
  /** Id, nickname, e-mail and mobile of the player; empty for a guest. */
  readonly player: readonly string[];
}

export interface StandingRule {
  readonly id: string;
  readonly rule: FaultRule;
  readonly seen: number;
  readonly struck: number;
}

interface Standing {
  readonly id: string;
  readonly rule: FaultRule;
  seen: number;
  struck: number;
}

/** The fault rules of a world. The first rule that matches and strikes wins. Each rule counts the calls that it matched. */
export class Faults {
  readonly #seed: string;
  readonly #settings: Settings;
  #rules: Standing[] = [];
  #made = 0;

  constructor(seed: string, settings: Settings) {
    this.#seed = seed;
    this.#settings = settings;
    this.reload();
  }

  /** Reads the store again, counts included: the third call is still the third after a restart. */
  reload(): void {
    this.#rules = this.#settings.all<Standing>('fault').map(([, standing]) => standing);
    for (const { id } of this.#rules) this.#made = Math.max(this.#made, Number(/^fault-(\d+)$/.exec(id)?.[1] ?? 0));
  }

  add(rule: FaultRule): StandingRule {
    this.#made++;
    const standing = { id: rule.id ?? `fault-${this.#made}`, rule, seen: 0, struck: 0 };
    this.remove(standing.id);
    this.#rules = [...this.#rules, standing];
    this.#settings.set('fault', standing.id, standing);
    return standing;
  }

  remove(id: string): boolean {
    const before = this.#rules.length;
    this.#rules = this.#rules.filter((standing) => standing.id !== id);
    this.#settings.delete('fault', id);
    return this.#rules.length < before;
  }

  clear(): void {
    this.#rules = [];
    this.#settings.clear('fault');
  }

  list(): readonly StandingRule[] {
    return this.#rules.map((standing) => ({ ...standing }));
  }

  /** The fault that strikes this call, if any. */
  strike(target: FaultTarget): FaultRule | undefined {
    for (const standing of this.#rules) {
      if (!matches(standing.rule, target)) continue;
      standing.seen++;
      const strikes = isItsTurn(standing.rule, standing) && this.#isDrawn(standing);
      if (strikes) standing.struck++;
      this.#settings.set('fault', standing.id, standing);
      if (strikes) return standing.rule;
    }
    return undefined;
  }

  #isDrawn({ id, rule, seen }: StandingRule): boolean {
    return rule.probability === undefined || drawOf(this.#seed, `fault:${id}:${seen}`) < rule.probability;
  }
}

function matches(rule: FaultRule, { on, row, method, player }: FaultTarget): boolean {
  if (placeOf(rule.do) !== on) return false;
  if (rule.row !== undefined && rule.row !== row) return false;
  if (rule.method !== undefined && rule.method !== method) return false;
  return rule.player === undefined || player.includes(rule.player);
}

function isItsTurn({ nth, times }: FaultRule, { seen, struck }: { seen: number; struck: number }): boolean {
  if (times !== undefined && struck >= times) return false;
  if (nth === undefined) return true;
  return typeof nth === 'number' ? seen === nth : seen >= nth[0] && seen <= nth[1];
}

function placeOf(kind: FaultKind): FaultTarget['on'] {
  if (OPENING_FAULTS.has(kind)) return 'socketOpening';
  return MESSAGE_FAULTS.has(kind) ? 'socketMessage' : 'http';
}
