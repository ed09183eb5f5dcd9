/**
 * Text from outside made safe to print: control characters (ANSI and OSC escapes among them) and bidirectional
 * marks are shown as `\u{...}`, so that a file can neither colour, clear nor forge what the terminal shows.
 *
 * @example printable('a\u001b[2Jb') // 'a\\u{1b}[2Jb'
 */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  const unsafe = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
  return text.replace(unsafe, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
