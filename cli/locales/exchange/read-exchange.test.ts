import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readExchange } from './read-exchange.ts';
import { withTree } from '#cli/locales/test/tree.ts';

const HEAD = 'namespace,key,source,target,was\r\n';

it.each([
  [
    'saved in a local code page',
    'ru.csv',
    Buffer.from(`${HEAD}a,b,Two,Due\r\na,c,Cut,Ré\r\n`, 'latin1'),
    'line 3: the file is not UTF-8',
  ],
  [
    'with merged keys',
    'ru.csv',
    `${HEAD}a,b,Two,Zwei\r\na,,Cut,Schnitt\r\n`,
    'Line 3: namespace, key or source is empty, as where cells are merged',
  ],
  [
    'with merged namespaces',
    'ru.csv',
    `${HEAD}a,b,Two,Zwei\r\n,c,Cut,Schnitt\r\n`,
    'Line 3: namespace, key or source is empty',
  ],
  [
    'with a formula',
    'ru.csv',
    `${HEAD}a,b,Two,"=HYPERLINK(""x"")"\r\n`,
    'Line 2: the cell of a b is a formula or its result: =HYPERLINK',
  ],
  [
    'with the result of a formula',
    'ru.csv',
    `${HEAD}a,b,"Two\r\nlines",Zwei\r\na,c,- x,#NAME?\r\n`,
    'Line 4: the cell of a c is a formula or its result: #NAME?',
  ],
  ['with lost columns', 'ru.csv', `${HEAD}a,b,Two\r\n`, 'Line 2: found 3 cells; expected 5'],
  [
    'without its first line',
    'ru.csv',
    'a,b,Two,Zwei\r\n',
    'Line 1: the file does not begin with the columns namespace, key',
  ],
  ['of a spreadsheet program', 'ru.xlsx', 'PK', 'must end in one of .xlf'],
  ['of a spreadsheet program, renamed', 'ru.csv', 'PK\u0003\u0004', 'is a spreadsheet or an archive'],
  ['of 30 MB', 'ru.csv', Buffer.alloc(30 * 1024 * 1024, 0x20), 'has 31457280 bytes; at most 5242880 are read'],
  [
    'of another tool, XLIFF 1.2',
    'ru.xlf',
    '<?xml version="1.0"?>\n<xliff version="1.2"/>',
    'Line 2: this is XLIFF 1.2, not an XLIFF 2 file',
  ],
  [
    'of another tool, with codes that say nothing',
    'ru.xlf',
    '<xliff version="2.0" srcLang="en" trgLang="ru">\n<file original="a"><unit name="b"><segment>\n<source>Pay <ph id="1"/></source></segment></unit></file></xliff>',
    'Line 3: <ph> does not say which placeholder or tag it is',
  ],
  ['cut in the middle', 'ru.xlf', '<xliff version="2.0">\n<file>', 'Line 2, column 6: unclosed tag: file'],
])('refuses a file %s, with the place and what to do', (_, name, content, reason) => {
  withTree({ [name]: content }, (folder) => {
    const path = join(folder, name);
    expect(() => readExchange(path)).toThrow(reason);
    expect(() => readExchange(path)).toThrow(
      expect.objectContaining({ next: [expect.stringMatching(/.{20}/u)], exitCode: 2 }),
    );
  });
});
