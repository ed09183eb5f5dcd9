/** Text inside HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A value inside a script element, which no text of it can end. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
