/** How a file is written, so that an edit changes nothing else. */
export interface FileStyle {
  readonly indent: string;
}

export function styleOf(text: string): FileStyle {
  return { indent: /^\{\r?\n([ \t]+)"/u.exec(text)?.[1] ?? '  ' };
}

/** JSON as the house writes it: LF, a line break at the end, no mark before. */
export function jsonText(root: unknown, style: FileStyle): string {
  return `${JSON.stringify(root, null, style.indent)}\n`;
}
