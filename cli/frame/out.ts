import { printable } from './printable.ts';

/** A line of a result, safe to print. */
export function say(text: string): void {
  process.stdout.write(`${text.split('\n').map(printable).join('\n')}\n`);
}

/** A result for programs. */
export function sayJson(value: unknown): void {
  const text = JSON.stringify(value, null, 2);
  // JSON may hold bidirectional marks as they are; a terminal should not act on them.
  const safe = text.replace(
    /[\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${safe}\n`);
}
