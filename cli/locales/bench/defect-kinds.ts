import { edit, english, garble, only, put, rawFile, remove, type Kind } from './changes.ts';

/** The expected report of a seeded defect: one of these checks at this key and language. */
export interface Seed {
  readonly kind: string;
  readonly checks: readonly string[];
  readonly language: string;
  readonly key: string;
  /** Part of the path; differs between namespaces. */
  readonly file: string;
}

const FOREIGN: Readonly<Record<string, string>> = {
  zh: 'Выберите способ',
  ja: '지금 베팅하기',
  ko: '立即下注',
  hi: 'এখনই বাজি ধরুন',
  bn: 'अभी दांव लगाएं',
  ru: '今すぐ賭ける',
  es: 'Сделайте ставку',
  pt: '立即下注',
  tr: 'Сделайте ставку',
  id: '今すぐ賭ける',
};

export const KINDS: readonly Kind[] = [
  { kind: 'missing key', checks: ['missing-key'], changes: [remove('plain0'), remove('value1'), remove('tags0')] },
  { kind: 'extra key', checks: ['extra-key'], changes: [put('obsolete', 'x y'), put('oldPromo.title', '2023')] },
  {
    kind: 'placeholder missing',
    checks: ['placeholder-missing'],
    changes: [
      edit('value0', (text) => text.replace('{{amount}}', '')),
      edit('value2', (text) => text.replace('{{max}}', '100')),
      edit('bets_other', (text) => text.replace('{{count}}', '')),
    ],
  },
  {
    kind: 'placeholder renamed',
    checks: ['placeholder-renamed'],
    changes: [
      edit('value0', (text) => text.replace('amount', 'amuont')),
      edit('value1', (text) => text.replace('name', 'Name')),
      edit('value1', (text) => text.replace('{{name}}', '{{имя}}')),
    ],
  },
  {
    kind: 'placeholder extra',
    checks: ['placeholder-extra'],
    changes: [edit('value0', (text) => `${text} {{bonus}}`), edit('plain1', (text) => `${text} {{x}}`)],
  },
  {
    kind: 'placeholder malformed',
    checks: ['placeholder-malformed'],
    changes: [
      edit('value0', (text) => text.replace('{{amount}}', '{{amount}')),
      edit('value0', (text) => text.replace('{{amount}}', '{amount}')),
      edit('value1', (text) => text.replace('{{name}}', '{ {name} }')),
      edit('value1', (text) => text.replace('{{name}}', '｛｛name｝｝')),
      edit('value1', (text) => text.replace('{{name}}', 'name}}')),
    ],
  },
  {
    kind: 'plural missing',
    checks: ['plural-missing'],
    changes: [
      only(['ru'], remove('bets_few')),
      only(['ru', 'hi', 'tr', 'bn', 'es', 'pt'], remove('bets_one')),
      only(['zh', 'ja', 'ko', 'id'], remove('bets_other')),
      only(['hi', 'bn'], remove('place_ordinal_two')),
      remove('bets_other'),
    ],
  },
  {
    kind: 'plural superfluous',
    checks: ['plural-extra'],
    changes: [
      only(['zh', 'ja', 'ko', 'id'], put('bets_one', '{{count}}')),
      only(['tr', 'hi', 'bn'], put('bets_few', '{{count}}')),
      only(['es', 'pt', 'ru', 'tr', 'zh'], put('place_ordinal_two', '{{count}}')),
    ],
  },
  {
    kind: 'nesting broken',
    checks: ['nesting'],
    changes: [
      edit('nest0', (text) => text.replace('$t(names.slip)', '$t(names.slip')),
      edit('nest0', (text) => text.replace('names.slip', 'names.slipp')),
      edit('nest0', (text) => text.replace('$t(', '$ t(')),
      edit('nest0', (text) => text.replace('$t(names.slip)', '')),
      edit('nest0', (text) => text.replace('$t(names.slip)', '$t()')),
      edit('nest0', (text) => text.replace('$t(names.slip)', '$t(names.slip, {"count": })')),
    ],
  },
  {
    kind: 'tags',
    checks: ['tag-unbalanced', 'tag-missing', 'tag-extra'],
    changes: [
      edit('tags0', (text) => text.replace('</0>', '')),
      edit('tags0', (text) => text.replace('<0>', '<1>').replace('</0>', '</1>')),
      edit('tags1', (text) => text.replace('<strong>', '').replace('</strong>', '')),
      edit('tags1', (text) => text.replace('</strong>', '</b>')),
      edit('plain3', (text) => `<b>${text}</b>`),
      edit('tags0', (text) => text.replace('</0>', '<0>')),
      edit('tags0', (text) => text.replace('</0>', '</ 0>')),
    ],
  },
  { kind: 'empty value', checks: ['empty-value'], changes: [put('plain2', ''), put('plain2', '   ')] },
  {
    kind: 'untranslated',
    checks: ['untranslated'],
    changes: [english('plain0'), english('plain1'), english('value1'), english('tags0'), english('button')],
  },
  {
    kind: 'whitespace',
    checks: ['whitespace'],
    changes: [
      edit('plain4', (text) => `${text} `),
      edit('plain4', (text) => ` ${text}`),
      edit('value0', (text) => text.replace('{{amount}}', '  {{amount}}')),
      edit('plain4', (text) => `${text}\u00A0`),
      edit('plain4', (text) => `${text}\t!`),
    ],
  },
  {
    kind: 'line ends',
    checks: ['line-ends'],
    changes: [
      edit('plain5', (text) => `${text}\n`),
      edit('plain5', (text) => `${text}\r\n`),
      edit('plain5', (text) => text.slice(0, 2) + '\n' + text.slice(2)),
    ],
  },
  {
    kind: 'wrong type',
    checks: ['wrong-type'],
    changes: [
      put('plain6', 7),
      put('plain6', null),
      put('plain6', ['a', 'b']),
      put('plain6', { text: 'a' }),
      put('plain6', true),
    ],
  },
  {
    kind: 'too long',
    checks: ['too-long'],
    changes: [edit('button', (text) => `${text} ${text} ${text} ${text} ${text} ${text} ${text} ${text}`)],
  },
  {
    kind: 'mojibake',
    checks: ['mojibake'],
    changes: [
      only(['es', 'pt', 'tr'], edit('plain4', garble)),
      only(['ru', 'zh', 'ja', 'ko', 'hi', 'bn'], edit('plain4', garble)),
      edit('plain4', (text) => text.slice(0, -1) + '\uFFFD'),
      only(
        ['ru', 'zh', 'hi'],
        edit('plain4', (text) => text.replaceAll(/\S/gu, '?')),
      ),
    ],
  },
  {
    kind: 'literal escape',
    checks: ['literal-escape'],
    changes: [
      edit('plain5', (text) => `${text}\\n`),
      edit('plain5', (text) => `${text.slice(0, 2)}\\n${text.slice(2)}`),
      edit('plain5', (text) => `\\"${text}\\"`),
    ],
  },
  {
    kind: 'escaped twice',
    checks: ['double-escape'],
    changes: [edit('plain5', (text) => `${text} &amp;amp; ${text}`), edit('plain5', (text) => `&amp;lt;${text}`)],
  },
  {
    kind: 'control and bidi',
    checks: ['control-character', 'bidi-character'],
    changes: [
      edit('plain7', (text) => `${text.slice(0, 2)}\u0007${text.slice(2)}`),
      edit('plain7', (text) => `${text}\u001B[31m`),
      edit('plain7', (text) => `\u202E${text}`),
      edit('plain7', (text) => `${text}\u200B!`),
      edit('plain7', (text) => `${text}\u2066x`),
      edit('plain7', (text) => `${text}\u200F`),
    ],
  },
  {
    kind: 'wrong script',
    checks: ['wrong-script'],
    changes: [
      ({ texts, block, language }) => {
        texts.set(`${block}.plain3`, FOREIGN[language]);
        return `${block}.plain3`;
      },
      only(
        ['ru'],
        edit('plain0', (text) => text.replace('а', 'a')),
      ),
      only(['zh', 'ja', 'ko', 'ru', 'hi', 'bn'], put('plain3', 'Der Wettkampf hat begonnen')),
      only(
        ['es', 'pt', 'tr', 'id'],
        edit('plain3', (text) => text.replace('a', 'а')),
      ),
    ],
  },
  {
    kind: 'glossary',
    checks: ['glossary'],
    changes: [
      edit('term0', (text) => text.replace('USDT', 'Tether')),
      edit('term0', (text) => text.replace('Slipway', 'Slip way')),
      edit('term0', (text) => text.replace('USDT', 'usdt')),
    ],
  },
  {
    kind: 'ICU',
    checks: ['icu-syntax'],
    changes: [
      put('plain0', '{count, plural, one {#} other {#}}'),
      edit('value0', (text) => text.replace('{{amount}}', '{amount, number}')),
      put('bets_other', '{gender, select, male {a} other {b}}'),
    ],
  },
  {
    kind: 'case only',
    checks: ['key-case'],
    changes: [
      ({ texts, block }) => {
        const value = texts.get(`${block}.plain5`);
        texts.delete(`${block}.plain5`);
        texts.set(`${block}.Plain5`, value);
        return `${block}.Plain5`;
      },
    ],
  },
  {
    kind: 'duplicate key',
    isFile: true,
    checks: ['duplicate-key'],
    changes: [
      rawFile(({ block }, json) => ({
        bytes: Buffer.from(json.replace(`"${block}": {`, `"${block}": {\n    "plain0": "x",`)),
        key: `${block}.plain0`,
      })),
    ],
  },
  {
    kind: 'BOM',
    isFile: true,
    checks: ['bom'],
    changes: [rawFile((_, json) => ({ bytes: Buffer.from(`\uFEFF${json}`), key: '' }))],
  },
  {
    kind: 'wrong encoding',
    isFile: true,
    checks: ['encoding'],
    changes: [
      rawFile((_, json) => ({ bytes: Buffer.from(`\uFEFF${json}`, 'utf16le'), key: '' })),
      only(
        ['es', 'pt', 'tr'],
        rawFile((_, json) => ({ bytes: Buffer.from(json, 'latin1'), key: '' })),
      ),
    ],
  },
  {
    kind: 'does not parse',
    isFile: true,
    checks: ['file-syntax'],
    changes: [
      rawFile((_, json) => ({ bytes: Buffer.from(json.slice(0, json.length / 2)), key: '' })),
      rawFile((_, json) => ({ bytes: Buffer.from(json.replace(/,\n/u, '\n')), key: '' })),
      rawFile((_, json) => ({ bytes: Buffer.from(json.replace(/"\n {2}\}/u, '",\n  }')), key: '' })),
    ],
  },
  {
    kind: 'empty file',
    isFile: true,
    checks: ['file-empty'],
    changes: [
      rawFile(() => ({ bytes: Buffer.alloc(0), key: '' })),
      rawFile(() => ({ bytes: Buffer.from('{}\n'), key: '' })),
    ],
  },
  {
    kind: 'missing file',
    isFile: true,
    checks: ['file-missing'],
    changes: [
      ({ tree, language, namespace }) => {
        tree.removed.add(`${language}/${namespace}`);
        return '';
      },
    ],
  },
];
