const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

// oxlint-disable-next-line no-control-regex -- XML 1.0 forbids them
const FORBIDDEN = /[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes text for XML 1.0; characters that XML forbids become `\u{...}`. */
export function xml(text: string): string {
  return text
    .replaceAll(/[&<>"'\n\r\t]/gu, (character) => ENTITIES[character] ?? character)
    .replaceAll(FORBIDDEN, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
}
