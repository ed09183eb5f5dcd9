import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';

interface SarifFinding<Check> {
  readonly check: Check;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly logicalName?: string | undefined;
  readonly more?: object;
}

/** SARIF 2.1.0 for code hosts. Columns count UTF-16 units, see `columnKind`. */
export function sarif<Check extends string>(
  tool: string,
  checks: Readonly<Record<Check, readonly [level: string, text: string]>>,
  findings: readonly SarifFinding<Check>[],
): object {
  const ids = Object.keys(checks) as Check[];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool,
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: checks[id][1] },
              defaultConfiguration: { level: checks[id][0] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ check, severity, file, line, column, message, logicalName, more }) => ({
          ruleId: check,
          ruleIndex: ids.indexOf(check),
          level: severity,
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(file) },
                region: { startLine: line, startColumn: column },
              },
              ...(logicalName !== undefined && { logicalLocations: [{ fullyQualifiedName: logicalName }] }),
            },
          ],
          ...more,
        })),
      },
    ],
  };
}

/** Relative paths stay relative (the host knows its root); each segment is escaped. */
function uriOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}
