import type { Upstream } from '#simulator/world/world.ts';
import { FAULT_NAMES, STRIKES } from './cases.ts';
import type { CellResult } from './run-matrix.ts';

const HEAD = `# Fault table

Every call that moves money, pressed once under every fault, against the simulator in process on virtual time: \`npm run fault-table\` writes
this file, and a test holds it against a new run. What was carried out is counted in the books a minute after the player was told.

**done**: told accepted, carried out once. **not done**: told that nothing was carried out, and nothing was. **refused**: turned away, nothing
carried out. The number is the seconds until the player was told. Anything else would be printed as **WRONG**, with how often it was carried out.
`;

/** What a cell says, checked against the books. */
export function verdictOf({ told, done, seconds }: CellResult): string {
  if (told === 'accepted' && done === 1) return `done ${seconds}`;
  if (told === 'neverDone' && done === 0) return `not done ${seconds}`;
  if (told === 'refused' && done === 0) return `refused ${seconds}`;
  return `**WRONG** ${told} x${done}`;
}

/** The table of one upstream: a line per fault and strike, a column per row. */
export function faultTable(upstream: Upstream, results: readonly CellResult[]): string {
  const rows = [...new Set(results.map(({ row }) => row))];
  const cell = (row: string, fault: string, strike: string) => {
    const found = results.find((each) => each.row === row && each.fault === fault && each.strike === strike);
    return found === undefined ? '' : verdictOf(found);
  };
  const lines = FAULT_NAMES.flatMap((fault) =>
    STRIKES.map((strike) => `| ${fault} | ${strike} | ${rows.map((row) => cell(row, fault, strike)).join(' | ')} |`),
  );
  return [
    `## Upstream ${upstream}: ${results.length} presses, ${summaryOf(results)}`,
    '',
    `| fault | attempts | ${rows.join(' | ')} |`,
    `| --- | --- | ${rows.map(() => '---').join(' | ')} |`,
    ...lines,
    '',
  ].join('\n');
}

function summaryOf(results: readonly CellResult[]): string {
  const count = (test: (result: CellResult) => boolean) => results.filter(test).length;
  return [
    `${count(({ done }) => done > 1)} carried out twice`,
    `${count(({ told, done }) => done > 0 && told !== 'accepted')} told failed but carried out`,
    `${count(({ told, done }) => done === 0 && told === 'accepted')} told accepted but not carried out`,
    `${count(({ told }) => told === 'sending' || told === 'checking' || told === 'nothing')} never certain`,
  ].join(', ');
}

/** The whole document. */
export const faultDocument = (tables: readonly string[]): string => [HEAD, ...tables].join('\n');
