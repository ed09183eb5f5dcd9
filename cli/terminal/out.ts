import { printable, printableJson } from './printable.ts';

/** Prints lines of a result, escaped. */
export function say(text: string): void {
  process.stdout.write(`${text.split('\n').map(printable).join('\n')}\n`);
}

/** Prints a result as JSON. */
export function sayJson(value: unknown): void {
  process.stdout.write(`${printableJson(value, 2)}\n`);
}

/** Prints one of many results as a line of JSON. */
export function sayJsonLine(value: unknown): void {
  process.stdout.write(`${printableJson(value)}\n`);
}
