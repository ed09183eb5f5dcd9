import type * as v from 'valibot';
import { drawOf } from '../random/stream.ts';
import type { SettingKind, Settings } from '../store/settings.ts';
import type { CallConditions } from './call-conditions.ts';

export type AnyRule = { readonly row?: string | undefined } & Readonly<
  v.InferOutput<v.ObjectSchema<typeof CallConditions, undefined>>
>;

export interface RuleTarget {
  readonly row: string;
  readonly method?: string;
  /** Id, nickname, e-mail and mobile; empty for a guest. */
  readonly player: readonly string[];
}

export interface StandingRule<Rule> {
  readonly id: string;
  readonly rule: Rule;
  readonly seen: number;
  readonly struck: number;
}

interface Standing<Rule> {
  readonly id: string;
  readonly rule: Rule;
  seen: number;
  struck: number;
}

/** Rules about calls, of one kind. The first that matches and strikes wins. Each counts its matches. */
export class Rules<Rule extends AnyRule> {
  readonly #kind: SettingKind;
  readonly #seed: string;
  readonly #settings: Settings;
  #rules: Standing<Rule>[] = [];
  #made = 0;

  constructor(kind: SettingKind, seed: string, settings: Settings) {
    this.#kind = kind;
    this.#seed = seed;
    this.#settings = settings;
    this.reload();
  }

  /** Reads the store again with all counts, so that the third call stays the third after a restart. */
  reload(): void {
    this.#rules = this.#settings.all<Standing<Rule>>(this.#kind).map(([, standing]) => standing);
    // A restored snapshot must number as before: the rule's name decides the random draw.
    this.#made = 0;
    for (const { id } of this.#rules) {
      const number = id.startsWith(`${this.#kind}-`) ? Number(id.slice(this.#kind.length + 1)) : 0;
      if (Number.isInteger(number)) this.#made = Math.max(this.#made, number);
    }
  }

  add(rule: Rule): StandingRule<Rule> {
    this.#made++;
    const standing = { id: rule.id ?? `${this.#kind}-${this.#made}`, rule, seen: 0, struck: 0 };
    this.remove(standing.id);
    this.#rules = [...this.#rules, standing];
    this.#settings.set(this.#kind, standing.id, standing);
    return standing;
  }

  remove(id: string): boolean {
    const before = this.#rules.length;
    this.#rules = this.#rules.filter((standing) => standing.id !== id);
    this.#settings.delete(this.#kind, id);
    return this.#rules.length < before;
  }

  clear(): void {
    this.#rules = [];
    this.#settings.clear(this.#kind);
  }

  list(): readonly StandingRule<Rule>[] {
    return this.#rules.map((standing) => ({ ...standing }));
  }

  /** The rule for this call, if any. */
  protected first(target: RuleTarget, matches: (rule: Rule) => boolean): StandingRule<Rule> | undefined {
    for (const standing of this.#rules) {
      if (!isFor(standing.rule, target) || !matches(standing.rule)) continue;
      standing.seen++;
      const strikes = isItsTurn(standing.rule, standing) && this.#isDrawn(standing);
      if (strikes) standing.struck++;
      this.#settings.set(this.#kind, standing.id, standing);
      if (strikes) return standing;
    }
    return undefined;
  }

  #isDrawn({ id, rule, seen }: StandingRule<Rule>): boolean {
    return rule.probability === undefined || drawOf(this.#seed, `fault:${id}:${seen}`) < rule.probability;
  }
}

function isFor(rule: AnyRule, { row, method, player }: RuleTarget): boolean {
  if (rule.row !== undefined && rule.row !== row) return false;
  if (rule.method !== undefined && rule.method !== method) return false;
  return rule.player === undefined || player.includes(rule.player);
}

function isItsTurn({ nth, times }: AnyRule, { seen, struck }: { seen: number; struck: number }): boolean {
  if (times !== undefined && struck >= times) return false;
  if (nth === undefined) return true;
  return typeof nth === 'number' ? seen === nth : seen >= nth[0] && seen <= nth[1];
}
