/** What one measurement says, in the shape that all benchmarks share. */
export interface Figure {
  readonly name: string;
  /** Ours, in `unit`. */
  readonly figure: number;
  readonly unit: string;
  /** What it is compared with, measured in the same run. */
  readonly peer?: { readonly name: string; readonly figure: number };
  /** One to the other, as the limit wants it: how many times the peer's time, or how many times as fast. */
  readonly ratio?: number;
  /** Of the ratio where there is one, else of the figure. */
  readonly limit?: Limit;
  /** Why the limit says nothing in this run: the machine was busy. */
  readonly unsaid?: string;
}

export type Limit = { readonly most: number } | { readonly least: number };

/** Whether a figure keeps its limit; undefined where it has none, or none that says anything. */
export function isKept({ figure, ratio, limit, unsaid }: Figure): boolean | undefined {
  if (limit === undefined || unsaid !== undefined) return undefined;
  const judged = ratio ?? figure;
  // A figure that could not be measured keeps nothing; in JSON it is null.
  if (!Number.isFinite(judged)) return false;
  return 'most' in limit ? judged <= limit.most : judged >= limit.least;
}

/** Three digits and a half, thousands apart: a time of 0.0123 is shown as such, one of 1,234.5 as 1,235. */
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
