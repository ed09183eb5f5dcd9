import { type Page, tableOf } from '#cli/services/report/page-content.ts';
import { printable } from '#cli/terminal/printable.ts';
import { CHECKS, type CheckName } from './answer-checks.ts';
import type { OperationResult } from './check-operation.ts';

const MAX_SHOWN = 20;
/** Faults of money and access and server errors, shown first. */
const GRAVEST: readonly CheckName[] = [
  'not_a_server_error',
  'money_unmoved',
  'ignored_auth',
  'idempotency',
  'deadline',
];

/** Equal findings of one check at several places. */
interface Group {
  readonly check: CheckName;
  readonly what: string;
  readonly id: string;
  readonly request: string;
  readonly ids: Set<string>;
  count: number;
}

function groupsOf(results: readonly OperationResult[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { id, findings } of results) {
    for (const { check, what, request } of findings) {
      const key = `${check}: ${what}`;
      const group = groups.get(key) ?? { check, what, id, request, ids: new Set<string>(), count: 0 };
      group.ids.add(id);
      group.count += 1;
      groups.set(key, group);
    }
  }
  const rank = ({ check }: Group) => (GRAVEST.includes(check) ? GRAVEST.indexOf(check) : GRAVEST.length);
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

/** The first twenty different findings, what was left out, and counts. */
export function rowsText(results: readonly OperationResult[], isSimulator: boolean, where: string): string {
  const groups = groupsOf(results);
  const lines = groups.slice(0, MAX_SHOWN).flatMap(({ check, what, id, request, ids, count }) => {
    const times = count === 1 ? '' : ` (${count} times in ${ids.size} operation${ids.size === 1 ? '' : 's'})`;
    return [printable(`${id}: ${check}: ${what}${times}`), printable(`  ${request}`)];
  });
  if (isSimulator && groups.some(({ check }) => check === 'negative_data_rejection'))
    lines.push('A simulator leaves out what the contract does not name. To refuse it: slipway sim --strict');
  if (groups.length > MAX_SHOWN) lines.push(`and ${groups.length - MAX_SHOWN} more: --junit FILE has all`);
  for (const { id, skipped } of results)
    if (skipped !== undefined) lines.push(printable(`${id}: not checked: ${skipped}`));
  for (const check of CHECKS) {
    const count = sum(results, ({ counts }) => counts.get(check) ?? 0);
    const found = sum(results, ({ findings }) => findings.filter((each) => each.check === check).length);
    if (count > 0 || found > 0)
      lines.push(`${String(count).padStart(7)}  ${check}${found > 0 ? `: ${found} findings` : ''}`);
  }
  const requests = sum(results, ({ counts }) => counts.get('not_a_server_error' satisfies CheckName) ?? 0);
  const wrong = results.filter(({ findings }) => findings.length > 0).length;
  const skipped = results.filter((each) => each.skipped !== undefined && each.findings.length === 0).length;
  lines.push(
    `${results.length} operations, ${requests} requests: ${results.length - wrong - skipped} conform, ${wrong} do not, ${skipped} not checked (${printable(where)})`,
    '',
  );
  return lines.join('\n');
}

const sum = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((total, each) => total + of(each), 0);

export function caseOf({ findings, skipped }: OperationResult): { failure?: string; skipped?: string } {
  if (findings.length > 0)
    return { failure: findings.map(({ check, what, request }) => `${check}: ${what} (${request})`).join('\n') };
  return skipped === undefined ? {} : { skipped };
}

export function pageOf(results: readonly OperationResult[], where: string): Page {
  const groups = groupsOf(results);
  const skipped = results.flatMap(({ id, skipped: why }) => (why === undefined ? [] : [[id, why]]));
  const rows = groups.map(({ check, what, count, id, request }) => [check, what, count, id, request]);
  return {
    title: `Check of every endpoint: ${where}`,
    lead: groups.length === 0 ? 'Nothing was found.' : `${groups.length} different findings.`,
    isGood: groups.length === 0,
    sections: [
      tableOf('Findings', ['check', 'what', 'times', 'operation', 'request'], rows),
      tableOf('Not checked', ['operation', 'because'], skipped),
    ],
  };
}
