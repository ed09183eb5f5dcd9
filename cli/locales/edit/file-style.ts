/** Indentation and line end of a file, so that an edit changes nothing else. */
export interface FileStyle {
  readonly indent: string;
}

export function styleOf(text: string): FileStyle {
  return { indent: /^\{\r?\n([ \t]+)"/u.exec(text)?.[1] ?? '  ' };
}

/** JSON with LF, a line break at the end and no byte order mark. */
export function jsonText(root: unknown, style: FileStyle): string {
  return `${JSON.stringify(root, null, style.indent)}\n`;
}
