import { Rules, type RuleTarget, type StandingRule } from '../faults/rules.ts';
import type { Settings } from '../store/settings.ts';
import type { AnswerRule } from './answer-rule.ts';

/** A validated call that may have a custom answer. */
export interface AnswerTarget extends RuleTarget {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export class Answers extends Rules<AnswerRule> {
  constructor(seed: string, settings: Settings) {
    super('answer', seed, settings);
  }

  /** The custom answer of this call, if any. */
  find({ params, query, body, ...target }: AnswerTarget): StandingRule<AnswerRule> | undefined {
    return this.first(
      target,
      (rule) => hasTexts(params, rule.params) && hasTexts(query, rule.query) && hasAll(body, rule.body),
    );
  }
}

/** Path and query values are compared as strings. */
function hasTexts(value: unknown, asked: Readonly<Record<string, string | number>> = {}): boolean {
  const given = (value ?? {}) as Record<string, unknown>;
  return Object.entries(asked).every(
    ([name, text]) => Object.hasOwn(given, name) && String(given[name]) === String(text),
  );
}

/** Whether a value contains the given one; list items are compared by index. */
function hasAll(value: unknown, asked: unknown): boolean {
  if (asked === undefined) return true;
  if (typeof asked !== 'object' || asked === null) return value === asked;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(asked).every(
    ([name, each]) => Object.hasOwn(value, name) && hasAll((value as Record<string, unknown>)[name], each),
  );
}
