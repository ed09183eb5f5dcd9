/** Where a key stands: offsets of its opening quote and of its value's first character. */
export interface Place {
  readonly key: number;
  readonly value: number;
}

export interface DuplicateKey {
  readonly path: string;
  readonly offset: number;
  readonly first: number;
}

export interface JsonScan {
  /** Dotted path to place; of a key written twice, the last one, as JSON.parse keeps it. */
  readonly places: ReadonlyMap<string, Place>;
  readonly duplicates: readonly DuplicateKey[];
  readonly error: JsonFault | undefined;
}

export interface JsonFault {
  readonly offset: number;
  readonly reason: string;
}

/** Deeper than any catalogue people write; the scan goes down by recursion. */
export const MAX_DEPTH = 64;

class Fault extends Error {
  readonly offset: number;
  constructor(offset: number, reason: string) {
    super(reason);
    this.offset = offset;
  }
}

/**
 * A strict JSON reader (RFC 8259) that keeps places instead of values. Only files with something to report pass it:
 * JSON.parse is ten times as quick.
 *
 * @example scanJson('{"a": 1,}').error // { offset: 8, reason: 'A comma stands before the closing bracket. …' }
 */
export function scanJson(text: string): JsonScan {
  const places = new Map<string, Place>();
  const duplicates: DuplicateKey[] = [];
  let at = 0;
  let repeated = 0;

  const blank = (): void => {
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
      at += 1;
    }
  };
  const fail = (reason: string, offset = at): never => {
    throw new Fault(offset, offset >= text.length ? 'The file ends too early: something was cut off.' : reason);
  };
  const string = (): string => {
    const start = at;
    at += 1;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 34) break;
      if (at >= text.length) fail('', text.length);
      if (code < 32) fail('A line break or control character stands inside a text. Is a closing quote " missing?');
      if (code === 92) {
        if (!/^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/u.test(text.slice(at, at + 6)))
          fail('After a backslash only " \\ / b f n r t or uXXXX may stand. Write \\\\ for a backslash itself.');
        at += 1;
      }
      at += 1;
    }
    at += 1;
    const raw = text.slice(start + 1, at - 1);
    return raw.includes('\\') ? (JSON.parse(text.slice(start, at)) as string) : raw;
  };
  const literal = (): void => {
    const match = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/u.exec(text.slice(at, at + 40));
    if (match === null) fail('A value is expected here, in straight double quotes "like this".');
    at += match?.[0].length ?? 0;
  };
  const members = (path: string, depth: number): void => {
    const seen = new Map<string, number>();
    at += 1;
    blank();
    if (text[at] === '}') {
      at += 1;
      return;
    }
    for (;;) {
      if (text[at] !== '"') fail(text[at] === '}' ? TRAILING : 'A key in straight double quotes is expected here.');
      const offset = at;
      const name = string();
      const full = path === '' ? name : `${path}.${name}`;
      // Inside an object written twice every key would be a duplicate: the outer one says it all.
      const first = seen.get(name) ?? (repeated === 0 ? places.get(full)?.key : undefined);
      const isRepeat = first !== undefined;
      if (first !== undefined) duplicates.push({ path: full, offset, first });
      seen.set(name, offset);
      blank();
      if (text[at] !== ':') fail('A colon : is missing between the key and its text.');
      at += 1;
      blank();
      places.set(full, { key: offset, value: at });
      if (isRepeat) repeated += 1;
      value(full, depth);
      if (isRepeat) repeated -= 1;
      blank();
      if (text[at] === '}') break;
      if (text[at] !== ',') fail('A comma is missing before this.');
      at += 1;
      blank();
    }
    at += 1;
  };
  const elements = (path: string, depth: number): void => {
    at += 1;
    blank();
    if (text[at] === ']') {
      at += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      if (text[at] === ']') fail(TRAILING);
      const full = path === '' ? String(index) : `${path}.${index}`;
      places.set(full, { key: at, value: at });
      value(full, depth);
      blank();
      if (text[at] === ']') break;
      if (text[at] !== ',') fail('A comma is missing before this.');
      at += 1;
      blank();
    }
    at += 1;
  };
  const value = (path: string, depth: number): void => {
    if (depth > MAX_DEPTH * 4) fail('The brackets are nested too deep.');
    if (text[at] === '{') members(path, depth + 1);
    else if (text[at] === '[') elements(path, depth + 1);
    else if (text[at] === '"') string();
    else literal();
  };

  try {
    blank();
    value('', 0);
    blank();
    if (at < text.length) fail('The file goes on after its closing bracket.');
    return { places, duplicates, error: undefined };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { places, duplicates, error: { offset: error.offset, reason: error.message } };
  }
}

const TRAILING = 'A comma stands before the closing bracket. Take the comma out.';
