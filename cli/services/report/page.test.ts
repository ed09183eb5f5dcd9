// @vitest-environment jsdom
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from './page-content.ts';
import { writePage } from './page.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-report-'));
afterAll(() => rmSync(dir, { recursive: true }));

const HOSTILE = '<img src=x onerror=alert(1)> | `x` "q" & [a](b)';
const page: Page = {
  title: HOSTILE,
  lead: 'Three differ.',
  isGood: false,
  sections: [
    {
      heading: 'By day',
      picture: {
        what: 'bets',
        bars: Array.from({ length: 365 }, (_, index) => ({ label: `day ${index}`, value: index % 3 })),
      },
      table: {
        columns: ['day', 'bets'],
        rows: [
          [HOSTILE, '3'],
          ['two\nlines', '-1.50'],
        ],
      },
    },
  ],
};
const written = (name: string) => {
  writePage(join(dir, name), page);
  return readFileSync(join(dir, name), 'utf8');
};

describe('a report', () => {
  it('as HTML shows texts from outside as texts, and a picture with its numbers behind', () => {
    const document = new DOMParser().parseFromString(written('a.html'), 'text/html');
    expect(document.querySelectorAll('img, script, a')).toHaveLength(0);
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE);
    expect([...document.querySelectorAll('details td')].map((cell) => cell.textContent)).toEqual([
      HOSTILE,
      '3',
      'two\nlines',
      '-1.50',
    ]);
    const picture = document.querySelector('svg[role=img]');
    expect(picture?.getAttribute('aria-label')).toBe('bets: 364 in all, 5 at most, from day 0 to day 3 to day 364');
    expect(picture?.querySelectorAll('rect').length).toBeLessThanOrEqual(122);
  });

  it('as Markdown keeps its tables whole', () => {
    const lines = written('a.md').split('\n');
    expect(
      lines.filter((line) => line.startsWith('|')).map((line) => line.replaceAll('\\|', '').split('|').length),
    ).toEqual([4, 4, 4, 4]);
    expect(lines.join('\n')).not.toMatch(/<img/);
  });

  it('as Markdown is one line for each cell and each text, with a block for each bar', () => {
    writePage(join(dir, 'b.md'), {
      title: 'Audit *of* March',
      lead: 'All\nagree.',
      isGood: true,
      sections: [
        { heading: 'Empty' },
        {
          heading: 'By\n\n\nday',
          text: 'See <b>.',
          picture: {
            what: 'bets',
            bars: [0, 1, 4, 8].map((value) => ({ label: String(value), value })),
          },
          table: { columns: ['day', 'bets'], rows: [['1\n\n2', '8']] },
        },
      ],
    });
    expect(readFileSync(join(dir, 'b.md'), 'utf8').split('\n')).toEqual([
      String.raw`# Audit \*of\* March`,
      '',
      '**All agree.**',
      '',
      '## Empty',
      '',
      '## By day',
      '',
      'See &lt;b&gt;.',
      '',
      '` ▁▄█`',
      '',
      '| day | bets |',
      '|---|---|',
      '| 1 2 | 8 |',
      '',
    ]);
  });

  it('is refused under another ending', () => expect(() => written('a.pdf')).toThrow('.html or .md'));
});
