import { paintFor } from '#cli/terminal/paint.ts';
import { printable } from '#cli/terminal/printable.ts';
import type { BrandFinding } from '#cli/build/brand/brand-finding.ts';

export async function textReport(findings: readonly BrandFinding[], brands: number): Promise<string> {
  const paint = await paintFor(process.stdout);
  const lines = findings.map(({ severity, file, line, column, check, message, advice }) => {
    const mark = severity === 'error' ? paint.red('error') : paint.yellow('warning');
    return `${paint.bold(printable(`${file}:${line}:${column}`))} ${mark} ${printable(message)} ${paint.dim(check)}\n    ${printable(advice)}`;
  });
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const checked = `${brands} brand${brands === 1 ? '' : 's'} checked`;
  const verdict =
    findings.length === 0
      ? paint.green(`${checked}: no problems.`)
      : `${checked}: ${errors} errors, ${warnings} warnings.`;
  return `${[...lines, verdict].join('\n')}\n`;
}
