/**
 * Characters that a terminal may obey, or that hide or reorder text: C0 (except tab and line feed), DEL and C1 controls, the
 * line and paragraph separators, bidirectional controls (UAX #9), other invisible format characters, and tags (U+E0000 and on).
 */
const UNSAFE =
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * Escapes outside text for printing: such characters are shown as `\u{...}`, so that a file can neither colour, clear nor forge
 * terminal output. Line feeds and tabs stay.
 *
 * @example printable('a\u001b[2Jb') // 'a\\u{1b}[2Jb'
 */
export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/**
 * Escapes a value as JSON for printing: JSON.stringify leaves C1, bidirectional and line separator characters as they are.
 *
 * @example printableJson({ id: 'a\u009b' }) // '{"id":"a\\u009b"}'
 */
export function printableJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, null, indent) ?? 'null';
  return json.replace(UNSAFE, (character) =>
    // By UTF-16 units, as JSON writes a character beyond U+FFFF.
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
