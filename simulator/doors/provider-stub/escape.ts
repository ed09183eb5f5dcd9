export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** For a script element, which it cannot end. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
