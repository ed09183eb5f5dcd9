import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { CliError } from '#cli/terminal/errors.ts';
import { codesOf, isCode } from './inline-codes.ts';
import { csv, parseCsv } from './csv.ts';
import { isMarked, markOf } from './mark.ts';
import { parsePo, po } from './po.ts';
import type { Export } from './unit.ts';
import { parseXliff, xliff } from './xliff.ts';
import { FORMATS_READ } from './formats.facts.ts';

const EXPORTED: Export = {
  sourceLanguage: 'en',
  language: 'pt_BR',
  units: [
    { namespace: 'slip', key: 'title', source: 'Bet slip', target: '' },
    {
      namespace: 'slip',
      key: 'pay "now" & <then>',
      source: 'Pay {{amount}} <b>now</b>, $t(names.slip)\n\t"twice" \\ & more',
      target: '<b>Já</b> {{amount}} {{extra}} $t(names.slip)',
      was: 'aaa-bbb',
      terms: ['bet:  aposta', 'slip: bilhete'],
      maxLength: 40,
    },
    { namespace: 'more', key: 'control', source: '=1+1\u0007\uFFFE\r', target: '-x\u0085', was: 'ccc-ddd' },
    { namespace: 'more', key: 'bad\u0001key', source: 'x', target: 'y' },
  ],
};

/** Control characters, and others that an editor does not show, as their code points. */
function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isShown = code > 0x8 && ![0xd, 0x85, 0xfeff, 0xfffe].includes(code);
  return isShown ? character : `⟪${code.toString(16)}⟫`;
}

it('texts are written and read back like this in each format', async () => {
  const files = { 'x.xlf': xliff(EXPORTED), 'x.po': po(EXPORTED), 'x.csv': csv(EXPORTED.units) };
  const back = {
    'x.xlf': parseXliff(files['x.xlf']),
    'x.po': parsePo(files['x.po']),
    'x.csv': parseCsv(files['x.csv']),
  };
  const text = Object.entries(files).map(
    ([name, file]) => `--- ${name}\n${file}--- read back\n${JSON.stringify(back[name as 'x.po'], null, 1)}\n`,
  );
  await expect([...text.join('')].map(visible).join('')).toMatchFileSnapshot('./formats.txt');
});

const head = 'msgid ""\nmsgstr "Language: ru\\nContent-Type: text/plain; charset=utf8\\nX-Source-Language: en\\n"\n';
const entry = 'msgctxt "a:b"\nmsgid "One"\nmsgstr "Один"\n';
const xlf = (inside: string, version = '2.1') =>
  `<xliff version="${version}" srcLang="en" trgLang="ru">\n<file original="a">${inside}</file></xliff>`;
const unit = (inside: string) => `<unit id="u1" name="k">${inside}</unit>`;

const READ: readonly (readonly [what: string, read: () => unknown])[] = [
  ['a fuzzy entry', () => parsePo(`${head}#, c-format, fuzzy\n${entry}`)],
  ['an entry that is called fuzzier', () => parsePo(`${head}#, fuzzier\n${entry}`)],
  ['a mark and other comments', () => parsePo(`${head}# slipway-was: no\n#. slipway-was: x-y\n#: file\n${entry}`)],
  [
    'texts over several lines',
    () => parsePo(`${head}\r\nmsgctxt ""\r\n"a:"\r\n"b"\r\nmsgid "O\\n"\r\n"ne"\r\nmsgstr "\\"\\t\\\\\\q"`),
  ],
  ['obsolete entries', () => parsePo(`${head}${entry}#, fuzzy\n#~ msgid "x"\n#~ msgstr "y"\n${entry}`)],
  ['two entries without a line between', () => parsePo(head + entry + entry)],
  ['another charset', () => parsePo(head.replace('utf8', 'ISO-8859-1') + entry)],
  ['no charset and no language', () => parsePo(`msgid ""\nmsgstr "X: y\\n"\n${entry}`)],
  ['a plural of gettext', () => parsePo(`${head}msgid "a"\nmsgid_plural "b"\n`)],
  ['no header', () => parsePo(entry)],
  ['a header with a text', () => parsePo(`msgid "x"\nmsgstr "y"\n`)],
  ['nothing', () => parsePo('')],
  ['a line that is no PO', () => parsePo(`${head}\nmsgid One`)],
  ['an entry that is cut', () => parsePo(`${head}msgctxt "a:b"\nmsgid "One"\n`)],
  ['an entry without a context', () => parsePo(`${head}msgid "One"\nmsgstr "x"\n`)],
  ['a context without a key', () => parsePo(`${head}msgctxt "ab"\nmsgid "One"\nmsgstr "x"\n`)],
  ['XLIFF 1.2', () => parseXliff(xlf('', '1.2'))],
  ['another document', () => parseXliff('<html></html>')],
  ['a document type', () => parseXliff('<!DOCTYPE x>\n<xliff/>')],
  ['XML that is cut', () => parseXliff('<xliff version="2.0"><file>')],
  ['no element', () => parseXliff(' ')],
  ['elements too deep', () => parseXliff(xlf('<x>'.repeat(70)))],
  [
    'segments, blanks between them, and notes',
    () =>
      parseXliff(
        xlf(
          unit(
            '<notes><note>x</note><note category="slipway-was"> a-b </note></notes><segment><source>One.</source><target>Раз.</target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source></segment>',
          ),
        ),
      ),
  ],
  [
    'a unit without a translation',
    () => parseXliff(xlf(unit('<segment><source>One <cp hex="0007"/></source></segment>'))),
  ],
  [
    'inline codes',
    () =>
      parseXliff(
        xlf(
          unit(
            '<originalData><data id="d1">{{n}}</data><data id="d2">&lt;b></data><data id="d3">&lt;/b></data></originalData><segment><source><ph id="1" dataRef="d1"/><pc id="2" dataRefStart="d2" dataRefEnd="d3">x</pc><mrk>y</mrk><sc disp="{{a}}"/><ec equiv="{{b}}"/></source></segment>',
          ),
        ),
      ),
  ],
  [
    'an inline code of nothing',
    () => parseXliff(xlf(`\n${unit('<segment><source><ph id="1" dataRef="d9"/></source></segment>')}`)),
  ],
  ['units without names', () => parseXliff('<xliff version="2.0"><file><unit id="u7"/><unit/></file></xliff>')],
  ['CSV with semicolons, without marks', () => parseCsv('namespace;key;source;target\na;b;One;"Один; да"\n;;;\n')],
  ['CSV with tabs and terms', () => parseCsv('namespace\tkey\tsource\ttarget\twas\tterms\na\tb\tOne\tОдин\tx-y\tt\n')],
  ['CSV without namespaces', () => parseCsv('namespace,key,source,target,was\n,b,One,Один,\n')],
  ['CSV with other columns', () => parseCsv('key,source,target\nb,One,x\n')],
  ['an empty CSV', () => parseCsv('')],
  ['a row that is cut', () => parseCsv('namespace,key,source,target,was\na,b,"One\ntwo",x,\na,b,One\n')],
  ['merged cells', () => parseCsv('namespace,key,source,target,was\na,b,One,x,\n,c,Two,y,\n')],
  ['a row without a source', () => parseCsv('namespace,key,source,target,was\na,b,,x,\n')],
  ['a formula', () => parseCsv('namespace,key,source,target,was\na,b,One,=1+1,\n')],
  ['the result of a formula', () => parseCsv('namespace,key,source,target,was\na,b,One,#NAME?,\n')],
  ['a formula where the source is one', () => parseCsv('namespace,key,source,target,was\na,b,=One,=1,\n')],
  ['a quote that is never closed', () => parseCsv('namespace,key,source,target,was\na,b,"One,x,\n')],
];

it('what a translator hands back is read, or refused, like this', async () => {
  const shown = READ.map(([what, read]) => {
    try {
      return `${what}\n${JSON.stringify(read(), null, 1)}\n`;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      return `${what}\nexit ${error.exitCode}: ${error.message}\n  ${error.next.join('\n  ')}\n`;
    }
  });
  expect(missingFacts(shown.join('\n'), FORMATS_READ)).toEqual([]);
});

it('codes are apart from the text between them', () => {
  expect(
    ['Bet {{n}} <0>now</0>', '$t(a, {"x": 1})!', 'a < b > c {x}', ''].map((text) =>
      codesOf(text).map((part) => [part, isCode(part)]),
    ),
  ).toEqual([
    [
      ['Bet ', false],
      ['{{n}}', true],
      [' ', false],
      ['<0>', true],
      ['now', false],
      ['</0>', true],
      ['', false],
    ],
    [
      ['', false],
      ['$t(a, {"x": 1})', true],
      ['!', false],
    ],
    [['a < b > c {x}', false]],
    [['', false]],
  ]);
});

it('a mark says which side has changed; an older one has the target alone', () => {
  const mark = markOf('One\r\n', 'Один');
  expect(mark).toBe('82a5f8bf6ec1-8e2a72a66707');
  const sides = (of: string | undefined) => [
    isMarked(of, 'source', 'One\n'),
    isMarked(of, 'source', 'Two'),
    isMarked(of, 'target', 'Один'),
    isMarked(of, 'target', 'Два'),
  ];
  expect([sides(mark), sides(mark.split('-')[1]), sides(undefined)]).toEqual([
    [true, false, true, false],
    [undefined, undefined, true, false],
    [undefined, undefined, undefined, undefined],
  ]);
});
