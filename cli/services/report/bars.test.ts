import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';
import { caseFiles } from './cases.ts';
import { drawBars } from './draw-bars.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-bars-'));
afterAll(() => rmSync(dir, { recursive: true }));

const bars = (count: number, label = (index: number) => `b${index}`) =>
  Array.from({ length: count }, (_, index) => ({ label: label(index), value: index % 3 }));
const titles = (svg: string) => [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
const rects = (svg: string) =>
  [...svg.matchAll(/<rect x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/g)].map((found) => found.slice(1));

describe('a picture', () => {
  it('draws 120 bars alone, and more in groups', () => {
    expect(titles(drawBars({ what: 'x', bars: bars(120) }))).toEqual(
      bars(120).map(({ label, value }) => `${label}: ${value}`),
    );
    const many = titles(drawBars({ what: 'x', bars: bars(121) }));
    expect([many.length, many[0], many.at(-2), many.at(-1)]).toEqual([61, 'b0 to b1: 1', 'b118 to b119: 3', 'b120: 0']);
    const alike = titles(drawBars({ what: 'x', bars: bars(121, () => 'day') }));
    expect(alike.slice(0, 2)).toEqual(['day: 1', 'day: 2']);
  });

  it('shows every count above zero by a point at least, and none by nothing', () => {
    const values = [0, 1, 1_000, 500];
    const svg = drawBars({ what: 'x', bars: values.map((value) => ({ label: 'a', value })) });
    expect(rects(svg)).toEqual([
      ['48.0', '186.0', '187.0', '0.0'],
      ['236.0', '185.0', '187.0', '1.0'],
      ['424.0', '14.0', '187.0', '172.0'],
      ['612.0', '100.0', '187.0', '86.0'],
    ]);
    expect(rects(drawBars({ what: 'x', bars: [{ label: 'a', value: 0.5 }] }))).toEqual([
      ['48.0', '100.0', '751.0', '86.0'],
    ]);
  });

  it('escapes its labels', () => {
    const svg = drawBars({
      what: '<w>',
      bars: [
        { label: '<a>\u001B', value: 1 },
        { label: '"b"\u001B', value: 2 },
      ],
    });
    expect(/aria-label="([^"]*)"/.exec(svg)?.[1]).toContain('&lt;w&gt;: 3 in all, 2 at most, from &lt;a&gt;');
    expect(titles(svg)).toEqual(['&lt;a&gt;\\u{1b}: 1', '&quot;b&quot;\\u{1b}: 2']);
    expect([...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual([
      '0',
      '2',
      '&lt;a&gt;\\u{1b}',
      '&quot;b&quot;\\u{1b}',
    ]);
  });

  it('is a row of blocks in Markdown', () => {
    const row = (...values: readonly number[]) =>
      asMarkdown({
        title: 't',
        lead: 'l',
        isGood: true,
        sections: [{ heading: 'h', picture: { what: 'w', bars: values.map((value) => ({ label: '', value })) } }],
      }).split('\n')[6];
    expect([row(0, 1, 2, 3, 4, 5, 6, 7, 8), row(0.5), row(1, 100), row()]).toEqual([
      '` ▁▂▃▄▅▆▇█`',
      '`▄`',
      '`▁█`',
      undefined,
    ]);
  });
});

it('each character that means something in Markdown is escaped', () => {
  const title = '\\`*_{}[]<>#|!~&\n\n\u001B';
  expect(asMarkdown({ title, lead: '', isGood: true, sections: [] }).split('\n')[0]).toBe(
    `# ${['\\', '`', '*', '_', '{', '}', '[', ']'].map((each) => `\\${each}`).join('')}&lt;&gt;\\#\\|\\!\\~& \\\\u\\{1b\\}`,
  );
});

it.each([
  ['1', true],
  ['-1.50', true],
  ['1,000', true],
  ['', false],
  ['-', false],
  ['1x', false],
  ['x1', false],
  ['--1', false],
])('the cell %j is a number: %s', (text, isNumber) => {
  const html = asHtml({
    title: '',
    lead: '',
    isGood: true,
    sections: [{ heading: 'h', table: { columns: ['c'], rows: [[text]] } }],
  });
  expect(html).toContain(isNumber ? `<td class="number">${text}</td>` : `<td>${text}</td>`);
  expect(html).toContain('<p class="lead good"></p>');
});

describe('results for CI servers', () => {
  const [junit, tap] = [join(dir, 'j.xml'), join(dir, 't.tap')];
  it('go only into the files that are asked for, in writes of 64 KB', () => {
    const files = caseFiles('s', { tap });
    const size = () => statSync(tap).size;
    files.add({ name: 'x'.repeat(65_536 - 15 - 8) });
    expect(size()).toBe(0);
    files.add({ name: 'y' });
    const after = size();
    files.close();
    expect([after, size()]).toEqual([65_536 + 9, 65_536 + 9 + 5]);
    expect(() => statSync(junit)).toThrow('ENOENT');
    caseFiles('s', {}).close();
  });

  it('show an error before a failure, and either before a skip', () => {
    const files = caseFiles('s\u001B', { junit, tap });
    files.add({ name: 'a', error: 'e', failure: 'f', skipped: 's' });
    files.add({ name: 'b\nc', failure: 'f', skipped: 's', seconds: 2 });
    files.add({ name: 'd', skipped: 's\nt', seconds: 0.25 });
    files.close();
    expect(readFileSync(tap, 'utf8')).toBe(
      'TAP version 13\nnot ok 1 - a\n# e\nnot ok 2 - b\n# f\nok 3 - d # SKIP s\n1..3\n',
    );
    const counts =
      'tests="3"            failures="1"            errors="1"            skipped="1"            time="2.250"       ';
    expect(readFileSync(junit, 'utf8').split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites name="s\\u{1b}">',
      `  <testsuite name="s\\u{1b}" ${counts}>`,
      '    <testcase classname="s\\u{1b}" name="a" time="0.000"><error message="e">e</error></testcase>',
      '    <testcase classname="s\\u{1b}" name="b&#10;c" time="2.000"><failure message="f">f</failure></testcase>',
      '    <testcase classname="s\\u{1b}" name="d" time="0.250"><skipped message="s&#10;t"/></testcase>',
      '  </testsuite>',
      '</testsuites>',
      '',
    ]);
  });
});
