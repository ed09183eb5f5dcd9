import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePo, po } from './po.ts';
import { readXml } from './read-xml.ts';
import type { Exchange } from './unit.ts';
import { parseXliff, xliff } from './xliff.ts';

/** Texts with codes among the rest. */
const text = (unit: 'grapheme' | 'binary') =>
  fc
    .array(fc.oneof(fc.string({ unit }), fc.constantFrom('{{n}}', '{{x, number}}', '$t(a.b)', '<0>', '</0>', '<br/>')))
    .map((parts) => parts.join(''));

const unit = fc.record({
  namespace: fc.constantFrom('a', 'b'),
  key: fc.stringMatching(/^[\w.<&"'-]{1,12}$/u),
  source: text('grapheme'),
  target: text('binary'),
});

const withoutLines = (exchange: Exchange): Exchange => ({
  ...exchange,
  units: exchange.units.map(({ line: _, ...unit }) => unit),
});

describe('XLIFF 2', () => {
  it('returns the same texts, control characters too', () => {
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const sorted = ['a', 'b'].flatMap((namespace) => units.filter((one) => one.namespace === namespace));
        const back = parseXliff(xliff({ sourceLanguage: 'en', language: 'ru', units: sorted }));
        expect(withoutLines(back)).toEqual({ sourceLanguage: 'en', language: 'ru', units: sorted });
      }),
    );
  });

  it('refuses document types, unknown entities, other files, and what is cut', () => {
    expect(() => readXml('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>')).toThrow('document types');
    expect(() => readXml('<x>&a;</x>')).toThrow('undefined entity');
    expect(() => readXml('<x><y></x>')).toThrow('unexpected close tag');
    expect(() => readXml('<x><y>')).toThrow('unclosed tag: y');
    expect(() => parseXliff('<xliff version="1.2"/>')).toThrow('Line 1: this is XLIFF 1.2, not an XLIFF 2 file');
    expect(() => readXml('<x>'.repeat(200))).toThrow('too deep');
  });

  const file = (unit: string) =>
    `<xliff version="2.1" srcLang="en" trgLang="de"><file original="a">\n<unit name="k">${unit}</unit></file></xliff>`;
  const unitOf = (unit: string) => parseXliff(file(unit)).units[0];

  it('a text that the tool marked for review is not finished', () => {
    const texts = '<source>One.</source><target>Eins.</target></segment>';
    expect(unitOf(`<segment state="translated" subState="mem:needs-review">${texts}`)?.isUnsure).toBe(true);
    expect(unitOf(`<segment state="reviewed" subState="mem:approved">${texts}`)?.isUnsure).toBeUndefined();
  });

  it('reads what other tools make of it: paired codes, marks, several segments, and texts that are not translated', () => {
    const data = '<originalData><data id="o">&lt;b></data><data id="c">&lt;/b></data></originalData>';
    expect(
      unitOf(
        `${data}<segment><source>One.</source><target><mrk id="m">Eins</mrk>.</target></segment><ignorable><source> </source></ignorable><segment><source><pc id="1" dataRefStart="o" dataRefEnd="c">Two</pc> <ph id="2" disp="{{n}}"/></source><target><pc id="1" dataRefStart="o" dataRefEnd="c">Zwei</pc> <ph id="2" disp="{{n}}"/></target></segment>`,
      ),
    ).toEqual({
      namespace: 'a',
      key: 'k',
      source: 'One. <b>Two</b> {{n}}',
      target: 'Eins. <b>Zwei</b> {{n}}',
      line: 2,
    });
    expect(unitOf('<segment><source>One.</source></segment><ignorable><source> </source></ignorable>')).toMatchObject({
      source: 'One. ',
      target: '',
    });
  });

  it('writes placeholders and tags as <ph> with the same number in both texts, limits, notes and states', () => {
    const units = [
      {
        namespace: 'a',
        key: 'k',
        source: 'Bet {{n}} <0>now</0>',
        target: '<0>Jetzt</0> {{n}} wetten',
        was: 'x-y',
        terms: ['bet: Wette'],
        maxLength: 30,
      },
      { namespace: 'a', key: 'new', source: 'New', target: '' },
    ];
    expect(xliff({ sourceLanguage: 'en', language: 'de', units }).split('\n').slice(2, -3)).toEqual([
      '  <file id="f1" original="a">',
      '    <slr:profiles generalProfile="xliff:codepoints"/>',
      '    <unit id="u1" name="k" slr:sizeRestriction="30">',
      '      <notes><note category="slipway-was">x-y</note><note category="length">at most 30 characters</note><note category="term">bet: Wette</note></notes>',
      '      <originalData><data id="d1">{{n}}</data><data id="d2">&lt;0&gt;</data><data id="d3">&lt;/0&gt;</data></originalData>',
      '      <segment state="translated">',
      '        <source xml:space="preserve">Bet <ph id="1" dataRef="d1"/> <ph id="2" dataRef="d2"/>now<ph id="3" dataRef="d3"/></source>',
      '        <target xml:space="preserve"><ph id="2" dataRef="d2"/>Jetzt<ph id="3" dataRef="d3"/> <ph id="1" dataRef="d1"/> wetten</target>',
      '      </segment>',
      '    </unit>',
      '    <unit id="u2" name="new">',
      '      <segment state="initial">',
      '        <source xml:space="preserve">New</source>',
      '      </segment>',
      '    </unit>',
    ]);
  });
});

describe('gettext PO', () => {
  it('returns the same texts', () => {
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const back = parsePo(po({ sourceLanguage: 'en', language: 'pt-BR', units }));
        expect(withoutLines(back)).toEqual({ sourceLanguage: 'en', language: 'pt-BR', units });
      }),
    );
  });

  it('reads what other programs write: wrapped texts, fuzzy entries, and no obsolete ones', () => {
    const text = [
      'msgid ""',
      'msgstr "Language: de\\n"',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      '',
      '# by hand',
      '#, fuzzy, no-c-format',
      '#| msgid "Old"',
      'msgctxt "a:k"',
      'msgid ""',
      '"One "',
      '"\\"two\\""',
      'msgstr "Eins"',
      '#, fuzzy',
      '#~ msgctxt "a:gone"',
      '#~ msgid "Gone"',
      '#~ msgstr "Weg"',
      '',
      'msgctxt "a:l"',
      'msgid "Two"',
      'msgstr ""',
    ].join('\n');
    expect(parsePo(text).units).toEqual([
      { namespace: 'a', key: 'k', source: 'One "two"', target: 'Eins', line: 8, isUnsure: true },
      { namespace: 'a', key: 'l', source: 'Two', target: '', line: 18 },
    ]);
  });

  it.each([
    ['msgid "x"', 'Line 1: an entry needs msgid and msgstr'],
    ['msgctxt "a:k"\nmsgid "x"\nmsgstr "y"', 'Line 1: the header'],
    ['HEAD\nmsgid "x"\nmsgstr "y"', 'Line 3: the entry has no msgctxt'],
    [
      'HEAD\nmsgctxt "a:k"\nmsgid "x"\nmsgid_plural "xs"\nmsgstr[0] "y"',
      'Line 5: this entry has the plural of gettext',
    ],
    ['HEAD\nmsgctxt "a:k"\nmsgid "x\nmsgstr "y"', 'Line 4: a keyword and a text'],
    [
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"',
      'Line 1: the file says that it is ISO-8859-1',
    ],
  ])('refuses %j and names the line', (text, reason) => {
    expect(() => parsePo(text.replace('HEAD', 'msgid ""\nmsgstr "Language: de\\n"'))).toThrow(reason);
  });
});
