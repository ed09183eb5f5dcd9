import { printable } from '#cli/terminal/printable.ts';
import type { CheckResult } from '#cli/locales/tree/check.ts';
import { CHECKS } from '#cli/locales/config/check-list.ts';
import type { Finding } from '#cli/locales/catalogue/finding.ts';

/**
 * Workflow commands, which GitHub shows beside the line. Messages escape % and line ends, properties also : and ,
 * (actions/toolkit, command.ts), so that no text can begin a command.
 */
export function githubReport({ findings }: CheckResult): string {
  return findings.map(annotation).join('');
}

function annotation(finding: Finding): string {
  const key = finding.key === '' ? '' : ` ${finding.key}`;
  const title = property(`${CHECKS[finding.check][1]}${key}`);
  const texts = [
    finding.source === null ? '' : `source: ${finding.source}`,
    finding.target === null ? '' : `text: ${finding.target}`,
  ];
  const message = [finding.advice, ...texts.filter((text) => text !== '')].join('\n');
  return `::${finding.severity} file=${property(finding.file)},line=${finding.line},col=${finding.column},title=${title}::${data(message)}\n`;
}

function data(text: string): string {
  return text
    .split(/(\r\n|\n|\r)/u)
    .map((part) => (/[\r\n]/u.test(part) ? part : printable(part)))
    .join('')
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
