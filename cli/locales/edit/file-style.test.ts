import { expect, it } from 'vitest';
import { jsonText, styleOf } from './file-style.ts';

it.each([
  ['two spaces', '{\n  "a": 1\n}\n', '  '],
  ['four spaces and CRLF', '{\r\n    "a": 1\r\n}\r\n', '    '],
  ['a tab', '{\n\t"a": 1\n}', '\t'],
  ['one line, which has none', '{"a": 1}', '  '],
  ['nothing in it', '{}', '  '],
])('%s: what is written is indented as the file was', (_, text, indent) => {
  expect(styleOf(text)).toEqual({ indent });
  expect(jsonText({ a: { b: 'ä' } }, styleOf(text))).toBe(
    `{\n${indent}"a": {\n${indent}${indent}"b": "ä"\n${indent}}\n}\n`,
  );
});
