import { printParseErrorCode, visit } from 'jsonc-parser';

export interface Place {
  readonly key: number;
  readonly value: number;
}

export interface DuplicateKey {
  readonly path: string;
  readonly offset: number;
  readonly first: number;
}

export type Leaf = string | number | boolean | null;

export interface JsonScan {
  readonly isObject: boolean;
  readonly entries: ReadonlyMap<string, Leaf>;
  /** Dotted keys of objects and lists. */
  readonly branches: ReadonlyMap<string, 'object' | 'list'>;
  /** Keys that can reach an object's prototype when copied carelessly. */
  readonly unsafe: readonly string[];
  readonly isTooDeep: boolean;
  /** Dotted path to place; of a repeated key the last, as in JSON.parse. */
  readonly places: ReadonlyMap<string, Place>;
  readonly duplicates: readonly DuplicateKey[];
  readonly error: JsonFault | undefined;
}

export interface JsonFault {
  readonly offset: number;
  readonly reason: string;
}

/** Deeper than any real catalogue. */
export const MAX_DEPTH = 64;
/** The parser is recursive: 100,000 levels would overflow the stack. */
const MAX_PARSED_DEPTH = MAX_DEPTH * 4;

export const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

const NO_VALUE = 'A value is expected here, in straight double quotes "like this".';
const NO_KEY = 'A key in straight double quotes is expected here.';
const BAD_ESCAPE = 'After a backslash, only " \\ / b f n r t or uXXXX is allowed. Write \\\\ for a backslash itself.';
const BROKEN_TEXT = 'A text contains a line break or control character. Is a closing quote " missing?';
const NO_COMMA = 'A comma is missing before this.';
const REASONS: Readonly<Record<string, string>> = {
  PropertyNameExpected: NO_KEY,
  ColonExpected: 'A colon : is missing between the key and its text.',
  CommaExpected: NO_COMMA,
  CloseBraceExpected: NO_COMMA,
  CloseBracketExpected: NO_COMMA,
  EndOfFileExpected: 'The file continues after its closing bracket.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString: BROKEN_TEXT,
  InvalidCharacter: BROKEN_TEXT,
  InvalidUnicode: BAD_ESCAPE,
  InvalidEscapeCharacter: BAD_ESCAPE,
};

class Fault extends Error {
  readonly offset: number;
  constructor(offset: number, reason: string) {
    super(reason);
    this.offset = offset;
  }
}

interface Open {
  readonly path: string;
  readonly prefix: string;
  /** The next index of a list; undefined in an object. */
  index: number | undefined;
  /** Index of its first key. */
  readonly from: number;
}

/**
 * The keys of a JSON text (RFC 8259: no comments, no trailing commas) with texts and places, repeated keys, and the first error.
 * Of a repeated key the last counts, as in JSON.parse.
 *
 * @example scanJson('{"a": 1,}').error // { offset: 8, reason: 'There is a comma before the closing bracket. …' }
 */
export function scanJson(text: string): JsonScan {
  const entries = new Map<string, Leaf>();
  const branches = new Map<string, 'object' | 'list'>();
  const places = new Map<string, Place>();
  const duplicates: DuplicateKey[] = [];
  const unsafe: string[] = [];
  const open: Open[] = [];
  let isObject = false;
  let isTooDeep = false;
  let key = '';
  let keyOffset = 0;

  /** All keys in order, and which of them are inside each object or list. */
  const order: string[] = [];
  const inside = new Map<string, readonly [from: number, to: number]>();
  /** Drops everything inside an earlier occurrence of a repeated key. */
  const forget = (path: string): void => {
    const names = [path, ...order.slice(...(inside.get(path) ?? [0, 0]))];
    for (const name of names) for (const map of [entries, branches, places]) map.delete(name);
  };
  const place = (offset: number): void => {
    const around = open.at(-1);
    if (around === undefined) return;
    if (around.index !== undefined) {
      key = around.prefix + around.index;
      keyOffset = offset;
      around.index += 1;
    }
    places.set(key, { key: keyOffset, value: offset });
    order.push(key);
  };
  const begin = (offset: number, index: number | undefined): void => {
    place(offset);
    if (open.length === 0) isObject = index === undefined;
    else branches.set(key, index === undefined ? 'object' : 'list');
    open.push({ path: key, prefix: open.length === 0 ? '' : `${key}.`, index, from: order.length });
    isTooDeep ||= open.length > MAX_DEPTH;
    if (open.length > MAX_PARSED_DEPTH) throw new Fault(offset, 'The brackets are nested too deep.');
  };
  const end = (): void => {
    const { path = '', from = 0 } = open.pop() ?? {};
    inside.set(path, [from, order.length]);
  };
  const found = { entries, branches, places, duplicates, unsafe };
  try {
    visit(
      text,
      {
        onError: (code, offset, length) => {
          throw faultOf(text, printParseErrorCode(code), offset, length);
        },
        onObjectProperty: (name, offset) => {
          key = `${open.at(-1)?.prefix}${name}`;
          keyOffset = offset;
          const first = places.get(key)?.key;
          if (first !== undefined) {
            duplicates.push({ path: key, offset, first });
            forget(key);
          }
          if (UNSAFE.has(name)) unsafe.push(key);
        },
        onObjectBegin: (offset) => begin(offset, undefined),
        onArrayBegin: (offset) => begin(offset, 0),
        onLiteralValue: (value: Leaf, offset) => {
          place(offset);
          entries.set(key, value);
        },
        onObjectEnd: end,
        onArrayEnd: end,
      },
      { disallowComments: true },
    );
    return { ...found, isObject, isTooDeep, error: undefined };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...found, isObject, isTooDeep, error: { offset: error.offset, reason: error.message } };
  }
}

function faultOf(text: string, code: string, offset: number, length: number): Fault {
  const end = offset + length;
  if (code === 'UnexpectedEndOfString' && end < text.length) return new Fault(end, BROKEN_TEXT);
  if (text.slice(end).trim() === '' && (length === 0 || code === 'UnexpectedEndOfString'))
    return new Fault(text.length, 'The file ends too early: something was cut off.');
  const isTrailingComma =
    /,\s*$/u.test(text.slice(Math.max(0, offset - 200), offset)) && /[}\]]/u.test(text.charAt(offset));
  return new Fault(
    offset,
    isTrailingComma ? 'There is a comma before the closing bracket. Remove the comma.' : (REASONS[code] ?? NO_VALUE),
  );
}
