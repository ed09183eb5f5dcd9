import { describe, expect, it } from 'vitest';
import { collectorUrl } from './collector.ts';
import type { Report } from './describe.ts';
import { createOutbox, DIFFERENT_MAX, MESSAGES_MAX, type CountedReport } from './outbox.ts';

const aReport = (name: string): Report => ({ page: '/', kind: 'error', name, says: '(withheld)', at: [] });

function anOutbox() {
  const sent: { reports: readonly CountedReport[]; left: number }[] = [];
  const waiting: (() => void)[] = [];
  const outbox = createOutbox({
    send: (reports, left) => sent.push({ reports, left }),
    later: (run) => waiting.push(run),
  });
  const pass = () => waiting.splice(0).forEach((run) => run());
  return { outbox, sent, waiting, pass };
}

describe('the outbox of reports', () => {
  it('reports an error once and counts it; later repeats are sent as the page closes', () => {
    const { outbox, sent, waiting, pass } = anOutbox();
    for (let time = 0; time < 50; time += 1) outbox.add(aReport('TypeError'));
    outbox.add(aReport('RangeError'));
    expect(waiting).toHaveLength(1);
    pass();
    expect(sent).toEqual([
      {
        reports: [
          { report: aReport('TypeError'), count: 50 },
          { report: aReport('RangeError'), count: 1 },
        ],
        left: 0,
      },
    ]);
    outbox.add(aReport('TypeError'));
    expect(waiting).toHaveLength(0);
    outbox.flush();
    outbox.flush();
    expect(sent.slice(1)).toEqual([{ reports: [{ report: aReport('TypeError'), count: 1 }], left: 0 }]);
  });

  it('is bounded: so many different ones, so many messages, and the number of those left out', () => {
    const { outbox, sent, pass } = anOutbox();
    for (let each = 0; each < DIFFERENT_MAX + 7; each += 1) outbox.add(aReport(`E${each}`));
    pass();
    expect(sent[0]?.reports).toHaveLength(DIFFERENT_MAX);
    expect(sent[0]?.left).toBe(7);
    for (let time = 0; time < 100; time += 1) {
      outbox.add(aReport('E0'));
      outbox.flush();
    }
    expect(sent).toHaveLength(MESSAGES_MAX);
  });
});

describe('where reports go', () => {
  it('is a path of this site or an https address, and nothing else', () => {
    expect(collectorUrl('/client-reports')).toBe('/client-reports');
    expect(collectorUrl('https://collect.example/in')).toBe('https://collect.example/in');
    for (const bad of [
      '//evil.example/x',
      'http://collect.example/in',
      'javascript:alert(1)',
      'https://u:p@c.example/',
    ])
      expect(collectorUrl(bad), bad).toBeUndefined();
  });
});
