/** Longer lines are split by property. */
const WIDTH = 118;
/** Of a longer list than the first number, the second number of entries is shown, and a digest of the rest. */
const [MAX_ENTRIES, ENTRIES] = [6, 3];
/** Longer texts are cut, with a digest of the rest. */
const CHARS = 400;

/** Without Node's crypto (cyrb53): 53 bits are enough to notice a change. */
export function digestOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const high = (other >>> 0) & 0x1fffff;
  return (high * 2 ** 32 + (one >>> 0)).toString(16).padStart(14, '0');
}

/** Indented lines: short objects on one line, long lists and texts cut with a digest. */
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
    if (value.length <= MAX_ENTRIES) return value.map(shortened);
    const rest = value.slice(ENTRIES);
    const digest = digestOf(oneLine(rest));
    return [...value.slice(0, ENTRIES).map(shortened), `… and ${rest.length} more, ${digest}`];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}
