import type { CheckResult } from '#cli/locales/tree/check.ts';
import { CHECKS } from '#cli/locales/config/check-list.ts';
import type { Finding } from '#cli/locales/catalogue/finding.ts';
import { printable } from '#cli/terminal/printable.ts';
import { xml as escapeXml } from '#cli/files/xml.ts';

/** JUnit XML for CI: one suite per file, one failure per finding; a file without findings is one passed case. */
export function junitReport({ findings, catalogue }: CheckResult): string {
  const byFile = new Map<string, Finding[]>();
  for (const language of catalogue.files.values()) for (const file of language.values()) byFile.set(file.path, []);
  for (const finding of findings) {
    const list = byFile.get(finding.file);
    if (list === undefined) byFile.set(finding.file, [finding]);
    else list.push(finding);
  }
  const suites = [...byFile].map(([file, list]) => suite(file, list));
  const total = [...byFile.values()].reduce((sum, list) => sum + Math.max(1, list.length), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="slipway locales check" tests="${total}" failures="${findings.length}" errors="0">\n${suites.join('')}</testsuites>\n`;
}

function suite(file: string, findings: readonly Finding[]): string {
  const cases =
    findings.length === 0 ? [`    <testcase classname="${xml(file)}" name="no findings"/>\n`] : findings.map(testCase);
  return `  <testsuite name="${xml(file)}" tests="${cases.length}" failures="${findings.length}" errors="0">\n${cases.join('')}  </testsuite>\n`;
}

function testCase(finding: Finding): string {
  const name = `${finding.check} ${finding.key} (${finding.line}:${finding.column})`;
  const body = [
    `${finding.file}:${finding.line}:${finding.column}`,
    `source: ${finding.source ?? '-'}`,
    `text: ${finding.target ?? '-'}`,
  ].join('\n');
  return `    <testcase classname="${xml(finding.file)}" name="${xml(name)}">\n      <failure type="${finding.severity}" message="${xml(`${CHECKS[finding.check][1]}: ${finding.advice}`)}">${xml(body)}</failure>\n    </testcase>\n`;
}

/** CI servers print these files, so terminal control characters are replaced by their names. */
function xml(text: string): string {
  return escapeXml(printable(text));
}
