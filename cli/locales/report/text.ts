import type { Paint } from '#cli/terminal/paint.ts';
import { printable } from '#cli/terminal/printable.ts';
import type { CheckResult } from '#cli/locales/tree/check.ts';
import { CHECKS } from '#cli/locales/config/check-list.ts';
import type { Finding } from '#cli/locales/catalogue/finding.ts';
import { summaryOf, type Summary } from './summary.ts';
import { table } from '#cli/terminal/table.ts';

/** Longer texts are cut on screen; `--json` has all of them. */
const SHOWN = 160;

/** Of a new language all are missing. */
const MISSING_SHOWN = 5;

/** For people: grouped by file, each finding with both texts and what to do, then two tables of counts. */
export function textReport(result: CheckResult, paint: Paint): string {
  const summary = summaryOf(result);
  const lines: string[] = [];
  let file = '';
  let missing = 0;
  const endFile = (): void => {
    if (missing > MISSING_SHOWN) lines.push(`            and ${missing - MISSING_SHOWN} more missing texts`);
    missing = 0;
  };
  for (const finding of result.findings) {
    if (finding.file !== file) {
      endFile();
      file = finding.file;
      lines.push('', paint.bold(`${printable(finding.language)}  ${onLine(file)}`));
    }
    if (finding.check === 'missing-key') missing += 1;
    if (finding.check !== 'missing-key' || missing <= MISSING_SHOWN) lines.push(...entry(finding, paint));
  }
  endFile();
  if (result.findings.length > 0) lines.push('', byCheck(summary, paint), '', byLanguage(summary));
  lines.push('', verdict(summary, paint), '');
  return lines.join('\n').replace(/^\n+/u, '');
}

function entry(finding: Finding, paint: Paint): string[] {
  const mark = finding.severity === 'error' ? paint.red('error  ') : paint.yellow('warning');
  const place = `${finding.line}:${finding.column}`.padEnd(8);
  const title = `${CHECKS[finding.check][1]} ${paint.dim(`(${finding.check})`)}`;
  const lines = [`  ${place}${mark} ${title}${finding.key === '' ? '' : `  ${onLine(finding.key)}`}`];
  if (finding.source !== null) lines.push(`            ${paint.dim('source')} ${onLine(finding.source)}`);
  if (finding.target !== null && finding.target !== finding.source)
    lines.push(`            ${paint.dim('text  ')} ${onLine(finding.target)}`);
  lines.push(`            ${paint.dim('do    ')} ${onLine(finding.advice)}`);
  return lines;
}

/** One line of safe text: line breaks and tabs are written as \n and \t. */
function onLine(text: string): string {
  const cut = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return printable(
    cut
      .replaceAll('\n', String.raw`\n`)
      .replaceAll('\r', String.raw`\r`)
      .replaceAll('\t', String.raw`\t`),
  ).replaceAll('\u200B', String.raw`\u{200b}`);
}

function byCheck(summary: Summary, paint: Paint): string {
  const rows = Object.entries(summary.byCheck)
    .sort(([, a], [, b]) => b - a)
    .map(([check, count]) => [CHECKS[check as keyof typeof CHECKS][1], paint.dim(check), String(count)]);
  return table([['what', 'check', 'found'], ...rows]);
}

function byLanguage(summary: Summary): string {
  return table([
    ['language', 'found'],
    ...Object.entries(summary.byLanguage).map(([language, count]) => [printable(language), String(count)]),
  ]);
}

function verdict(summary: Summary, paint: Paint): string {
  const scope = `${summary.keys} texts in ${summary.languages} languages`;
  const known = summary.known === 0 ? '' : `; ${summary.known} known from the baseline`;
  if (summary.errors + summary.warnings === 0) return paint.green(`Nothing found in ${scope}${known}.`);
  return `${paint.red(count(summary.errors, 'error'))}, ${paint.yellow(count(summary.warnings, 'warning'))} in ${scope}${known}.`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
