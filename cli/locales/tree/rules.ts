import type { Severity } from '#cli/locales/config/check-list.ts';
import type { Problem } from '#cli/locales/catalogue/finding.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import { keyMatcher } from '#cli/locales/config/key-pattern.ts';

export type SeverityOf = (problem: Problem) => Severity | 'off' | undefined;

/** The last matching rule wins, so that exceptions can follow a general rule. */
export function severityRules(config: LocalesConfig): SeverityOf {
  const rules = config.rules.map((rule) => ({
    ...rule,
    matches: rule.key === undefined ? () => true : keyMatcher(rule.key),
  }));
  return (problem) =>
    rules.findLast(
      (rule) =>
        (rule.check === undefined || rule.check === problem.check) &&
        (rule.language === undefined || rule.language === problem.file.language) &&
        rule.matches(problem.file.namespace, problem.key),
    )?.severity;
}
