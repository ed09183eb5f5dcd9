import { printable, printableJson } from './printable.ts';

export function say(text: string): void {
  process.stdout.write(`${text.split('\n').map(printable).join('\n')}\n`);
}

export function sayJson(value: unknown): void {
  process.stdout.write(`${printableJson(value, 2)}\n`);
}

export function sayJsonLine(value: unknown): void {
  process.stdout.write(`${printableJson(value)}\n`);
}
