import { createHash } from 'node:crypto';

/** Longer lines are split by property. */
const WIDTH = 118;
/** Of a longer list than the first number, so many entries as the second are shown, and a digest of the others. */
const [MOST_ENTRIES, ENTRIES] = [6, 3];
/** Of a longer text, the beginning is shown, and a digest of the rest. */
const CHARS = 400;

/** A short digest: 40 bits are enough to notice a change. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** A value as indented lines: short objects on one line, long lists and texts cut, with a digest of what is cut. */
export function readable(value: unknown, indent = ''): string {
  const cut = shortened(value);
  const line = oneLine(cut);
  if (indent.length + line.length <= WIDTH || typeof cut !== 'object' || cut === null) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(cut)
    ? cut.map((each) => inner + readable(each, inner))
    : Object.entries(cut).map(([name, each]) => `${inner}${name}: ${readable(each, inner)}`);
  const [open, close] = Array.isArray(cut) ? '[]' : '{}';
  return [open, ...parts, indent + close].join('\n');
}

/** A value on one line, however long. */
export function oneLine(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const parts = Object.entries(value).map(([name, each]) => `${name}: ${oneLine(each)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > CHARS)
    return `${value.slice(0, CHARS)}… and ${value.length - CHARS} more characters, ${digestOf(value)}`;
  if (Array.isArray(value)) {
    if (value.length <= MOST_ENTRIES) return value.map(shortened);
    const rest = value.slice(ENTRIES);
    const digest = digestOf(oneLine(rest));
    return [...value.slice(0, ENTRIES).map(shortened), `… and ${rest.length} more, ${digest}`];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}
