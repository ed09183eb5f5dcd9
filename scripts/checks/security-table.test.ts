import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, rowsOf } from './table-of-tests.ts';

describe('docs/developers/security.md', () => {
  const [, promises = ''] = readFileSync('docs/developers/security.md', 'utf8').split('\n## Promises, row by row\n');
  const rows = rowsOf(promises, 'threat');

  it('names a control and a test that exist, in every row', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it('has a twin for the journeys under faults', () => {
    const journeys = rowsOf(readFileSync('docs/qa/faults.md', 'utf8').split('\n## ')[0] ?? '', 'fault');
    expect(journeys.length).toBeGreaterThan(13);
    expect(journeys.flatMap(faultsOf)).toEqual([]);
  });

  it('would notice a row without, or with one that went', () => {
    const file = 'app/safe-links/own-path.test.ts';
    const fine = `| a | b | \`${file}\` | \`${file}\`: “what is one never leaves the site” |`;
    const faults = (line: string) => rowsOf(line, 'threat').flatMap(faultsOf);
    expect(faults(fine)).toEqual([]);
    expect(faults(fine.replace('never leaves', 'leaves'))).toHaveLength(1);
    expect(faults(fine.replace(': “what', ': what'))).toEqual(['a: names no test']);
    expect(faults(fine.replaceAll('own-path', 'gone'))).toHaveLength(2);
    expect(faults(fine.replace('| b |', '| b | c |'))).not.toEqual([]);
  });
});
