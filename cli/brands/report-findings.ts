import { paintFor } from '#cli/frame/paint.ts';
import { printable } from '#cli/frame/printable.ts';
import { BRAND_CHECKS, type BrandCheckId, type BrandFinding } from './brand-finding.ts';

/** Findings as people read them: place, what, remedy. */
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
      ? paint.green(`${checked}: nothing wrong.`)
      : `${checked}: ${errors} errors, ${warnings} warnings.`;
  return `${[...lines, verdict].join('\n')}\n`;
}

/** SARIF 2.1.0, for code hosts. */
export function sarifReport(findings: readonly BrandFinding[]): object {
  const checks = Object.keys(BRAND_CHECKS) as BrandCheckId[];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'slipway brand check',
            rules: checks.map((id) => ({
              id,
              shortDescription: { text: BRAND_CHECKS[id][1] },
              defaultConfiguration: { level: BRAND_CHECKS[id][0] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ruleId: finding.check,
          ruleIndex: checks.indexOf(finding.check),
          level: finding.severity,
          message: { text: `${finding.message} ${finding.advice}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: finding.file.split('/').map(encodeURIComponent).join('/') },
                region: { startLine: finding.line, startColumn: finding.column },
              },
            },
          ],
        })),
      },
    ],
  };
}
