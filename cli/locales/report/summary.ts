import type { CheckResult } from '#cli/locales/tree/check.ts';

export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly languages: number;
  readonly files: number;
  readonly keys: number;
  /** Findings of the baseline, not reported. */
  readonly known: number;
  readonly byCheck: Readonly<Record<string, number>>;
  readonly byLanguage: Readonly<Record<string, number>>;
}

export function summaryOf({ findings, catalogue, known }: CheckResult): Summary {
  const byCheck: Record<string, number> = {};
  const byLanguage: Record<string, number> = {};
  let errors = 0;
  for (const finding of findings) {
    if (finding.severity === 'error') errors += 1;
    byCheck[finding.check] = (byCheck[finding.check] ?? 0) + 1;
    byLanguage[finding.language] = (byLanguage[finding.language] ?? 0) + 1;
  }
  let files = 0;
  let keys = 0;
  for (const [language, namespaces] of catalogue.files) {
    files += namespaces.size;
    if (language === catalogue.sourceLanguage) for (const file of namespaces.values()) keys += file.entries.size;
  }
  return {
    errors,
    warnings: findings.length - errors,
    languages: catalogue.languages.length,
    files,
    keys,
    known,
    byCheck,
    byLanguage,
  };
}
