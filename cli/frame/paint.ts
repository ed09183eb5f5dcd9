/** Colours for the terminal; the same functions leave text alone where colour is not wanted. */
export interface Paint {
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

const same = (text: string): string => text;
const PLAIN: Paint = { red: same, yellow: same, green: same, bold: same, dim: same };

/** Colour only on a terminal and not under NO_COLOR (no-color.org); chalk is loaded only then (3 ms). */
export async function paintFor(stream: { isTTY?: boolean }): Promise<Paint> {
  const noColor = process.env['NO_COLOR'];
  if (stream.isTTY !== true || (noColor !== undefined && noColor !== '')) return PLAIN;
  const { Chalk } = await import('chalk');
  return new Chalk({ level: 1 });
}
