import type { Problem, Severity } from './finding.ts';
import type { LocalesConfig } from './config.ts';
import { keyMatcher } from './key-pattern.ts';

/** What the config makes of a problem: a severity of its own, `off`, or undefined for the usual one. */
export type Judge = (problem: Problem) => Severity | 'off' | undefined;

/** The last rule that fits wins, so that a general one can be followed by its exceptions. */
export function judge(config: LocalesConfig): Judge {
  const rules = config.rules.map((rule) => ({
    ...rule,
    fits: rule.key === undefined ? () => true : keyMatcher(rule.key),
  }));
  return (problem) =>
    rules.findLast(
      (rule) =>
        (rule.check === undefined || rule.check === problem.check) &&
        (rule.language === undefined || rule.language === problem.file.language) &&
        rule.fits(problem.file.namespace, problem.key),
    )?.severity;
}
