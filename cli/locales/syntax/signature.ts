/**
 * The marks of a text as they stand, in order: equal signatures mean that a translation has the source's marks, and
 * nothing needs to be taken apart. Undefined when the text is not of the plain shape `… {{a}} … <b>…</b> …`.
 */
export function signature(text: string): string | undefined {
  let marks = '';
  let braces = 0;
  let angles = 0;
  let brace = text.indexOf('{');
  let angle = text.indexOf('<');
  while (brace !== -1 || angle !== -1) {
    if (angle === -1 || (brace !== -1 && brace < angle)) {
      const end = text.indexOf('}}', brace);
      if (end === -1 || text.charCodeAt(brace + 1) !== 123) return undefined;
      marks += text.slice(brace, end + 2);
      braces += 2;
      brace = text.indexOf('{', end + 2);
      if (angle !== -1 && angle < end) return undefined;
    } else {
      const end = text.indexOf('>', angle);
      if (end === -1 || (brace !== -1 && brace < end)) return undefined;
      marks += text.slice(angle, end + 1);
      angles += 1;
      angle = text.indexOf('<', end + 1);
    }
  }
  // A closing mark too many stands somewhere between them.
  return count(text, '}') === braces && count(text, '>') === angles ? marks : undefined;
}

function count(text: string, mark: string): number {
  let number = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) number += 1;
  return number;
}
