/**
 * Characters that control a terminal, or hide or reorder text: C0 (except tab and line feed), DEL, C1, line and paragraph
 * separators, bidirectional controls (UAX #9), other invisible format characters, tags (U+E0000 and on).
 */
const UNSAFE =
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * Escapes outside text for printing as `\u{...}`, so that a file cannot control the terminal. Line feeds and tabs stay.
 *
 * @example printable('a\u001b[2Jb') // 'a\\u{1b}[2Jb'
 */
export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/**
 * JSON for printing: JSON.stringify leaves C1, bidirectional and separator characters unescaped.
 *
 * @example printableJson({ id: 'a\u009b' }) // '{"id":"a\\u009b"}'
 */
export function printableJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, null, indent) ?? 'null';
  return json.replace(UNSAFE, (character) =>
    // By UTF-16 units, as JSON escapes characters beyond U+FFFF.
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
