/** A measurement in the shape of all benchmarks. */
export interface Figure {
  readonly name: string;
  /** Ours in `unit`. */
  readonly figure: number;
  readonly unit: string;
  /** The comparison, measured in the same run. */
  readonly peer?: { readonly name: string; readonly figure: number };
  /** As the limit needs it: a multiple of the peer's time or speed. */
  readonly ratio?: number;
  /** Of the ratio if there is one, else of the figure. */
  readonly limit?: Limit;
  /** Why there is no verdict: the machine was busy. */
  readonly unsaid?: string;
}

export type Limit = { readonly most: number } | { readonly least: number };

/** Undefined without a limit or a verdict. */
export function isKept({ figure, ratio, limit, unsaid }: Figure): boolean | undefined {
  if (limit === undefined || unsaid !== undefined) return undefined;
  const judged = ratio ?? figure;
  // A failed measurement passes nothing; in JSON it is null.
  if (!Number.isFinite(judged)) return false;
  return 'most' in limit ? judged <= limit.most : judged >= limit.least;
}

/** Three to four digits with thousands separators: 0.0123, 1,235. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '?';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toPrecision(3);
}

export const figureText = ({ figure, unit }: Pick<Figure, 'figure' | 'unit'>): string =>
  `${shown(figure)} ${unit}`.trim();

export const ratioText = ({ ratio }: Figure): string => (ratio === undefined ? '' : `${shown(ratio)}x`);

export function limitText({ limit, ratio, unit }: Figure): string {
  if (limit === undefined) return '';
  const of = ratio === undefined ? ` ${unit}` : 'x';
  return ('most' in limit ? `at most ${shown(limit.most)}${of}` : `at least ${shown(limit.least)}${of}`).trimEnd();
}

export function verdict(figure: Figure): string {
  const kept = isKept(figure);
  if (kept === undefined) return figure.unsaid === undefined ? '' : `not judged: ${figure.unsaid}`;
  return kept ? 'ok' : '**over**';
}
