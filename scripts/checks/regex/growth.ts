/** Small ones first and close together, so that an exploding one is found at its smallest. */
const SIZES = [12, 14, 16, 18, 20, 22, 24, 28, 64, 256, 1_024, 4_096, 16_384];
/** Linear expressions read 16,384 characters in a tenth of this, beyond the noise of clock and load. */
const MEASURED_MS = 8;
const RUNS = 3;

export interface Growth {
  /** Largest factor of time when the text doubles; 1 if nothing took long enough. */
  readonly ratio: number;
  /** The repeated text, its largest size, and the time. */
  readonly pump: string;
  readonly size: number;
  readonly ms: number;
}

/**
 * How an expression's time grows with its input. Inputs repeat what the expression is made of, with an end that cannot match, so
 * that a backtracking one tries everything.
 *
 * @param longest the most that its input can be: what a cap before it lets through
 */
export function growthOf(regex: RegExp, longest = Number.POSITIVE_INFINITY): Growth {
  for (const pump of pumpsOf(regex)) {
    for (const end of ['\u0000', '\n!']) {
      for (const size of SIZES) {
        if (size > longest) break;
        if (timeOf(regex, pump, end, size) < MEASURED_MS) continue;
        const [one, other] = [doubled(regex, pump, end, size), doubled(regex, pump, end, size)];
        const { ratio, ms } = one.ratio < other.ratio ? one : other;
        if (ms >= MEASURED_MS) return { ratio, pump, size, ms };
      }
    }
  }
  return { ratio: 1, pump: '', size: 0, ms: 0 };
}

/** Measured directly after each other, so that load affects both. */
function doubled(regex: RegExp, pump: string, end: string, size: number): { ratio: number; ms: number } {
  const half = bestOf(regex, pump, end, Math.floor(size / 2));
  const ms = bestOf(regex, pump, end, size);
  return { ratio: ms / Math.max(half, 0.001), ms };
}

function bestOf(regex: RegExp, pump: string, end: string, size: number): number {
  return Math.min(...Array.from({ length: RUNS }, () => timeOf(regex, pump, end, size)));
}

/** Processor time, independent of other load. */
function timeOf(regex: RegExp, pump: string, end: string, size: number): number {
  const text = pump.repeat(Math.ceil(size / pump.length)).slice(0, size) + end;
  regex.lastIndex = 0;
  const started = process.cpuUsage();
  // All matches of a global expression, else the first.
  while (regex.test(text) && regex.global && regex.lastIndex > 0 && regex.lastIndex < text.length);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

const NO_TEXT = /\\[dDwWsSbBpPk](?:\{[^}]*\})?|\\u\{?[0-9a-f]{0,6}\}?|\(\?[:=!<]+|[\^$*+?(){}|[\]\\]/giu;
const SORTS = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  ',',
  '/',
  '\\',
  '{',
  '<',
  '"',
  '%',
  '=',
  'é',
  'a ',
  '0a',
  'a.',
  '{{',
  '<a ',
  '0,',
];

/** Character classes, and the expression's own words and signs. */
function pumpsOf({ source }: RegExp): ReadonlySet<string> {
  const plain = source.replaceAll(NO_TEXT, ' ');
  const words = plain.split(' ').filter((word) => word !== '');
  return new Set([...SORTS, ...words.slice(0, 8).map((word) => word.slice(0, 12)), ...[...new Set(plain)].slice(0, 8)]);
}
