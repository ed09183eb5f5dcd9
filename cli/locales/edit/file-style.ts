/** Indentation and line end, which an edit keeps. */
export interface FileStyle {
  readonly indent: string;
}

export function styleOf(text: string): FileStyle {
  return { indent: /^\{\r?\n([ \t]+)"/u.exec(text)?.[1] ?? '  ' };
}

/** JSON with LF, a final line break and no byte order mark. */
export function jsonText(root: unknown, style: FileStyle): string {
  return `${JSON.stringify(root, null, style.indent)}\n`;
}
