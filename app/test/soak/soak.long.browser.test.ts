import { describe, expect, it } from 'vitest';
import { rowsOf } from '#app/test/site.ts';
import { runSoak, type Mark, type SoakReport } from './run-soak.ts';
import { soakFindings } from './soak-findings.ts';

describe('the soak', () => {
  // None in `.ci/run`: `npm run qa -- journeys` has it, and `npm run qa -- soak` an hour.
  it.each(rowsOf([2], 0))(
    'two minutes of faults leave the ledger, the page and the shown outcomes the same',
    async (minutes) => {
      const report = await runSoak({ minutes, every: minutes, seed: 'short', restSeconds: 5 });
      expect(soakFindings(report)).toEqual([]);
      expect(report.marks[0]?.struck).toBeGreaterThan(0);
      expect(report.marks[0]?.bytes).toBeGreaterThan(1_000_000);
    },
  );

  it('detects growth, errors, differences, and an idle player', () => {
    const mark = (over: Partial<Mark>): Mark => ({
      minute: 10,
      bytes: 1_000,
      nodes: 100,
      listeners: 10,
      presses: 1,
      struck: 1,
      sockets: 0,
      ...over,
    });
    const sound: SoakReport = {
      marks: [mark({}), mark({ minute: 20, bytes: 1_099 })],
      presses: [{ what: 'bet', amount: '1.00', shown: 'accepted' }],
      faults: [],
      differences: [],
      givenUp: [],
      wallSeconds: 1,
    };
    const findings = (over: Partial<SoakReport>) => soakFindings({ ...sound, ...over }).length;
    expect(findings({})).toBe(0);
    for (const grown of [{ bytes: 1_101 }, { nodes: 111 }, { listeners: 12 }])
      expect(findings({ marks: [mark({}), mark({ minute: 20, ...grown })] })).toBe(1);
    expect(findings({ faults: ['TypeError'] })).toBe(1);
    expect(findings({ differences: ['a bet twice'] })).toBe(1);
    expect(findings({ presses: [] })).toBe(1);
    expect(findings({ givenUp: ['a', 'b', 'c'] })).toBe(1);
  });
});
