import { visit } from 'jsonc-parser';
import { LONG_LINE, lineBatches } from './text-lines.ts';

/** `line` counts from 1. */
export type JsonValue =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly problem: string };

/**
 * A file's JSON values in batches. NDJSON is read by line, and a broken line affects no other; a file whose first line is
 * incomplete is read as documents: objects over several lines, or an array of them.
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
    // The first two non-blank lines decide the form.
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
  // In NDJSON a broken first line is followed by a complete one.
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

/** A document ends where its brackets close. */
function documentValues(lines: readonly string[]): JsonValue[] {
  const values: JsonValue[] = [];
  let from = 0;
  let text = '';
  for (const [index, line] of lines.entries()) {
    if (text === '' && !isFilled(line)) continue;
    if (text === '') from = index;
    text += `${line}\n`;
    // Parse only at lines that can end a value; parsing at every line is quadratic.
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
    // Cricket bets are keyed by id: JSON keeps the last of two.
    const again = text.includes('"cricket"') ? keyTwice(text) : undefined;
    if (again === undefined) return { ok: true, value, problem: '' };
    return { ok: false, problem: `the key ${JSON.stringify(again)} comes twice: give each its own` };
  } catch (error) {
    if (text.includes(LONG_LINE))
      return { ok: false, problem: 'a line over 16 MB was left out: write one scenario a line' };
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The first repeated key of an object. */
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
