import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';
import { caseFiles } from './cases.ts';
import { drawBars } from './draw-bars.ts';
import { checkReportName, writePage } from './page.ts';

const PAGE = {
  title: 'A <report> & \u202Emore',
  lead: 'Two | things\nhere.',
  isGood: false,
  sections: [
    { heading: 'Text', text: 'Only *text*.' },
    {
      heading: 'Table',
      table: {
        columns: ['a', 'b|c'],
        rows: [
          ['1', '-1.5'],
          ['1,000', 'x\ny'],
        ],
      },
    },
    {
      heading: 'Picture',
      text: 'With a table.',
      picture: {
        what: 'bars',
        bars: [
          { label: 'one', value: 0 },
          { label: '<two>', value: 3 },
        ],
      },
      table: { columns: ['bar'], rows: [['one']] },
    },
    { heading: 'Bare', picture: { what: 'nothing', bars: [] } },
  ],
};

it('a page is this HTML and this Markdown', async () => {
  await expect(asHtml(PAGE)).toMatchFileSnapshot('./page.html.txt');
  await expect(asMarkdown(PAGE)).toMatchFileSnapshot('./page.md.txt');
});

it('more bars than can be drawn apart go together', async () => {
  const bars = Array.from({ length: 241 }, (_, index) => ({ label: `b${index}`, value: index % 7 }));
  await expect(drawBars({ what: 'many', bars })).toMatchFileSnapshot('./many-bars.txt');
});

it('results for CI servers have each kind of case, and the name of a report its ending', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-cases-'));
  try {
    const [junit, tap] = [join(folder, 'j.xml'), join(folder, 't.tap')];
    const cases = caseFiles('suite "x"', { junit, tap });
    cases.add({ name: 'fine', seconds: 1.23456 });
    cases.add({ name: 'broken <&>\u0007', failure: 'one\ntwo # three', seconds: 0.5 });
    cases.add({ name: 'error # 5', error: 'it \u202E broke' });
    cases.add({ name: 'skipped', skipped: 'no upstream' });
    cases.close();
    const text = [junit, tap].map((file) => readFileSync(file, 'utf8')).join('---\n');
    await expect(text).toMatchFileSnapshot('./cases.txt');
    const refused = expect.objectContaining({ message: '--report must be a .html or .md file', exitCode: 2 });
    for (const name of ['r.txt', 'r.html.x', 'html'])
      for (const work of [() => checkReportName(name), () => writePage(join(folder, name), PAGE)])
        expect(work).toThrow(refused);
    for (const name of ['r.md', 'r.html', undefined]) checkReportName(name);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
