import { baselineId, readBaseline } from './baseline.ts';
import type { Catalogue } from '#cli/locales/catalogue/catalogue.ts';
import { asV4 } from '#cli/locales/catalogue/as-v4.ts';
import { syntaxOf } from '#cli/locales/catalogue/own-syntax.ts';
import type { CheckCache } from './check-cache.ts';
import { checkCode } from './check-code.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import type { Finding, Problem } from '#cli/locales/catalogue/finding.ts';
import { loadCatalogue } from './load.ts';
import { located } from './locate.ts';
import { severityRules } from './rules.ts';

export interface CheckResult {
  readonly findings: readonly Finding[];
  readonly catalogue: Catalogue;
  readonly known: number;
}

export interface CheckOptions {
  readonly directory: string;
  readonly config: LocalesConfig;
  /** Folder of program code, to find unused and undefined keys. */
  readonly code?: string | undefined;
  readonly baseline?: string | undefined;
  /** Needs the config from `cache.config`. */
  readonly cache?: CheckCache | undefined;
}

/**
 * Checks a tree of i18next JSON v4 files against its source language. Throws CliError (exit 2) if there is nothing to check;
 * problems of single files are findings.
 *
 * @example checkLocales({ directory: 'app/locales', config: NO_CONFIG }).findings
 */
export function checkLocales(options: CheckOptions): CheckResult {
  const severityOf = severityRules(options.config);
  const problems: Problem[] = [];
  const report = (problem: Problem): void => {
    problems.push(problem);
  };
  const catalogue = asV4(
    loadCatalogue(options.directory, options.config, report, options.cache),
    options.config.conventions,
  );
  const sources = checkCatalogue(catalogue, options.config, report, options.cache);
  if (options.code !== undefined) {
    const { config, code: folder, cache } = options;
    checkCode({ catalogue, sources, config, folder, report, cache });
  }
  const found: Finding[] = [];
  const own = syntaxOf(options.config.conventions)?.write ?? ((text: string) => text);
  for (const problem of problems) {
    const severity = severityOf(problem);
    if (severity === 'off') continue;
    const { source, target, advice, ...rest } = located(severity === undefined ? problem : { ...problem, severity });
    found.push({ ...rest, source: source && own(source), target: target && own(target), advice: own(advice) });
  }
  const known = readBaseline(options.baseline);
  const fresh =
    known.size === 0 ? found : found.filter((finding) => !takeKnown(known, baselineId(finding, options.directory)));
  return { findings: inOrder(fresh, catalogue.languages), catalogue, known: found.length - fresh.length };
}

function takeKnown(known: Map<string, number>, id: string): boolean {
  const left = known.get(id) ?? 0;
  if (left > 0) known.set(id, left - 1);
  return left > 0;
}

function inOrder(findings: readonly Finding[], languages: readonly string[]): Finding[] {
  const rank = new Map(languages.map((language, index) => [language, index]));
  return [...findings].sort(
    (a, b) =>
      (rank.get(a.language) ?? -1) - (rank.get(b.language) ?? -1) ||
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.check, b.check),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
