/**
 * HTML as lines, one for each tag with its properties and its text. Icons, classes and styles are left out: they are looked at in
 * Chromium.
 */
export const linesOfHtml = (html: string): readonly string[] =>
  html
    .replaceAll(/<svg[^]*?<\/svg>| (?:class|style)="[^"]*"/g, '')
    .replaceAll(/<\/[^>]+>/g, '\n')
    .split(/\n+|(?=<)/)
    .filter((line) => line !== '');
