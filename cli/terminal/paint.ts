export interface Paint {
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

/** Only on a terminal without NO_COLOR (no-color.org). */
export async function paintFor(stream: { isTTY?: boolean }): Promise<Paint> {
  const noColor = process.env['NO_COLOR'];
  const isPlain = stream.isTTY !== true || (noColor !== undefined && noColor !== '');
  const { Chalk } = await import('chalk');
  return new Chalk({ level: isPlain ? 0 : 1 });
}
