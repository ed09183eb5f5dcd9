import { visit } from 'jsonc-parser';
import { LONG_LINE, lineBatches } from './text-lines.ts';

/** A value of a scenario file, or why it cannot be read; `line` counts from 1. */
export type JsonValue =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly problem: string };

/**
 * The JSON values of a file, in batches. One object per line is read line by line, and a broken line affects nothing else; a file whose first
 * line is not a complete value is read as documents: objects over several lines, one after another, or an array of them.
 */
export async function* jsonValues(file: string): AsyncGenerator<readonly JsonValue[]> {
  let read = 0;
  let head: string[] | undefined = [];
  let document: string[] | undefined;
  for await (const lines of lineBatches(file)) {
    if (document) {
      document.push(...lines);
      continue;
    }
    if (head === undefined) {
      yield lineValues(lines, read);
      read += lines.length;
      continue;
    }
    // The first two lines that are not blank decide the form.
    head.push(...lines);
    if (head.filter(isFilled).length < 2) continue;
    if (isDocument(head)) document = head;
    else {
      yield lineValues(head, 0);
      read = head.length;
    }
    head = undefined;
  }
  if (head) {
    if (isDocument(head)) document = head;
    else yield lineValues(head, 0);
  }
  if (document) yield documentValues(document);
}

const isFilled = (line: string) => line.trim() !== '';

function isDocument(lines: readonly string[]): boolean {
  const [first = '', second = ''] = lines.filter(isFilled);
  if (parse(first).ok) return Array.isArray(parse(first).value);
  // A broken first line of an NDJSON file is followed by a complete one.
  return first.trim() === '[' || !parse(second).ok;
}

function lineValues(lines: readonly string[], before: number): JsonValue[] {
  const values: JsonValue[] = [];
  for (const [index, text] of lines.entries()) {
    if (!isFilled(text)) continue;
    const line = before + index + 1;
    const { ok, value, problem } = parse(index === 0 && before === 0 ? text.replace(/^\uFEFF/, '') : text);
    values.push(ok ? { line, value } : { line, problem });
  }
  return values;
}

/** Documents end where their brackets close; a line that closes none belongs to the next. */
function documentValues(lines: readonly string[]): JsonValue[] {
  const values: JsonValue[] = [];
  let from = 0;
  let text = '';
  for (const [index, line] of lines.entries()) {
    if (text === '' && !isFilled(line)) continue;
    if (text === '') from = index;
    text += `${line}\n`;
    // Only a line that ends a value can end a document; parsing at every line would be quadratic.
    if (!/^[}\]]/.test(line) && index < lines.length - 1 && index !== from) continue;
    const { ok, value, problem } = parse(text);
    if (!ok && index < lines.length - 1) continue;
    const items = ok && Array.isArray(value) ? (value as unknown[]) : [value];
    for (const item of items) values.push(ok ? { line: from + 1, value: item } : { line: from + 1, problem });
    text = '';
  }
  return values;
}

function parse(text: string): { ok: boolean; value?: unknown; problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    // The bets of cricket have their ids as keys: of two with one id, JSON keeps the last.
    const again = text.includes('"cricket"') ? keyTwice(text) : undefined;
    if (again === undefined) return { ok: true, value, problem: '' };
    return { ok: false, problem: `the key ${JSON.stringify(again)} comes twice: give each its own` };
  } catch (error) {
    if (text.includes(LONG_LINE))
      return { ok: false, problem: 'a line over 16 MB was left out: write one scenario a line' };
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The first key that an object has twice. */
function keyTwice(text: string): string | undefined {
  const open: Set<string>[] = [];
  let found: string | undefined;
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name) => {
      if (open.at(-1)?.has(name) === true) found ??= name;
      open.at(-1)?.add(name);
    },
  });
  return found;
}
