import type { PartResult } from './audit-part.ts';
import type { Finding } from './finding.ts';
import type { SeenIds } from './seen-ids.ts';
import { addTally, type Tally } from './tally.ts';

/** Adds a part in file order, with what only the whole file shows: repeated ids. @returns its findings by line of the file */
export function commitPart(tally: Tally, part: PartResult, lineBefore: number, seen: SeenIds): readonly Finding[] {
  addTally(tally, part.tally, lineBefore);
  const again = seen.add(part.ids.map(([line, id]) => [line + lineBefore, id]));
  const findings = part.findings.map((each) => ({ ...each, line: each.line + lineBefore }));
  if (again.length === 0) return findings;
  tally.kinds['duplicate'] = (tally.kinds['duplicate'] ?? 0) + again.length;
  const duplicates = again.map(({ line, id, first }): Finding => ({
    line,
    bet_id: id,
    kind: 'duplicate',
    code: 'duplicateId',
    message: `line ${first} has this id already: a bet that is exported or paid twice`,
  }));
  return [...findings, ...duplicates].sort((one, other) => one.line - other.line);
}
