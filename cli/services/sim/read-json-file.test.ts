import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readJsonFile } from './read-json-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipway-read-json-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a.json');
beforeEach(() => rmSync(file, { force: true }));
const read = async (text: string, schema: v.GenericSchema) => {
  writeFileSync(file, text);
  return readJsonFile(file, schema, 'a thing', 'qa/things.md').catch((error: unknown) => {
    const { message, next, exitCode } = error as { message: string; next: readonly string[]; exitCode: number };
    expect({ next, exitCode }).toEqual({ next: ['docs/qa/things.md shows a thing.'], exitCode: 2 });
    return message.replaceAll(folder, 'FOLDER');
  });
};
const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `name-${String.fromCodePoint(97 + at).repeat(6)}`);

describe('a JSON file', () => {
  it('is read by its schema', async () => {
    expect(await read('{"a":" b "}', v.object({ a: v.pipe(v.string(), v.trim()) }))).toEqual({ a: 'b' });
  });

  it('that is not there or no JSON is refused', async () => {
    await expect(readJsonFile(file, v.any(), 'a thing', 'qa/things.md')).rejects.toMatchObject({
      message: `${file}: unreadable (ENOENT)`,
      next: ['docs/qa/things.md shows a thing.'],
      exitCode: 2,
    });
    await expect(readJsonFile(folder, v.any(), 'a thing', 'qa/things.md')).rejects.toMatchObject({
      message: `${folder}: unreadable (EISDIR)`,
    });
    expect(await read('{', v.any())).toMatch(/^FOLDER\/a\.json: is not JSON: Expected \w/);
  });

  const Thing = v.object({ list: v.array(v.strictObject({ n: v.number() })) });
  it.each<[string, v.GenericSchema, string]>([
    ['[]', Thing, 'FOLDER/a.json: the whole: Invalid type: Expected Object but received Array'],
    ['5', Thing, 'FOLDER/a.json: the whole: Invalid type: Expected Object but received 5'],
    ['\n{\n\n}', Thing, 'FOLDER/a.json: list: Invalid key: Expected "list" but received undefined'],
    [
      '{\n"other": 1,\n"list": [\n{"n": 1},\n{\n"n":\n"1"}]}',
      Thing,
      'FOLDER/a.json:6: list.1.n: Invalid type: Expected number but received "1"',
    ],
    [
      '{"list": [\n{"n": 1},\n{}]}',
      Thing,
      'FOLDER/a.json:3: list.1.n: Invalid key: Expected "n" but received undefined',
    ],
    ['{"list":\n[\n5]}', Thing, 'FOLDER/a.json:3: list.0: Invalid type: Expected Object but received 5'],
    ['{\n"list":\n5}', Thing, 'FOLDER/a.json:2: list: Invalid type: Expected Array but received 5'],
  ])('%j is refused with the property and its line', async (text, schema, message) => {
    expect(await read(text, schema)).toBe(message);
  });

  it('a name of many is answered with the one that was meant', async () => {
    const one = (count: number) => v.object({ a: v.picklist(names(count)) });
    const few = names(12).map((name) => JSON.stringify(name));
    expect(await read('{"a":"name-bbbbbc"}', one(12))).toBe(
      `FOLDER/a.json:1: a: Invalid type: Expected (${few.join(' | ')}) but received "name-bbbbbc"`,
    );
    expect(await read('{"a":"name-bbbbbc"}', one(13))).toBe(
      'FOLDER/a.json:1: a: "name-bbbbbc" is not known; did you mean "name-bbbbbb"?',
    );
    expect(await read('{"a":"something else"}', one(13))).toBe('FOLDER/a.json:1: a: "something else" is not known');
    expect(await read('{"a":5}', one(13))).toBe('FOLDER/a.json:1: a: 5 is not known');
  });

  it('a value that is none of many types is answered as the schema says', async () => {
    const many = v.object({
      a: v.union(
        names(13).map((name) => v.literal(name)),
        'must be a name',
      ),
    });
    expect(await read('{"a":"name-bbbbbc"}', many)).toBe('FOLDER/a.json:1: a: must be a name');
  });
});
