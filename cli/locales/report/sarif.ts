import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CheckResult } from '#cli/locales/check.ts';
import { CHECKS, type CheckId } from '#cli/locales/check-list.ts';
import type { Finding } from '#cli/locales/finding.ts';
import { escaped } from './json.ts';

/** SARIF 2.1.0, as code hosts read it. Columns count UTF-16 units, which is said in `columnKind`. */
export function sarifReport({ findings }: CheckResult): string {
  const checks = Object.keys(CHECKS) as CheckId[];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'slipway locales check',
            rules: checks.map((id) => ({
              id,
              shortDescription: { text: CHECKS[id][1] },
              defaultConfiguration: { level: CHECKS[id][0] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, checks)),
      },
    ],
  };
  return `${escaped(JSON.stringify(log, null, 2))}\n`;
}

function resultOf(finding: Finding, checks: readonly CheckId[]): object {
  const key = finding.key === '' ? '' : `${finding.key}: `;
  return {
    ruleId: finding.check,
    ruleIndex: checks.indexOf(finding.check),
    level: finding.severity,
    message: { text: `${key}${finding.advice}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(finding.file) },
          region: { startLine: finding.line, startColumn: finding.column },
        },
        ...(finding.key === '' ? {} : { logicalLocations: [{ fullyQualifiedName: finding.key }] }),
      },
    ],
    partialFingerprints: { 'slipway/v1': `${finding.check}|${finding.file}|${finding.key}` },
    properties: { language: finding.language, source: finding.source, target: finding.target },
  };
}

/** A relative path stays relative (the host knows its root); each part is escaped for a URI. */
function uriOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}
