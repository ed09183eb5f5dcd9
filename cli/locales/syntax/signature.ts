/**
 * The marks of a text as they stand, in order: equal signatures mean that a translation has the source's marks, and
 * nothing needs to be taken apart. Undefined when the text is not of the plain shape `… {{a}} … <b>…</b> … $t(c)`.
 */
export function signature(text: string): string | undefined {
  let marks = '';
  let brace = text.indexOf('{');
  let angle = text.indexOf('<');
  // A closing mark between the ends of two marks is one too many.
  let afterBrace = 0;
  let afterAngle = 0;
  while (brace !== -1 || angle !== -1) {
    if (angle === -1 || (brace !== -1 && brace < angle)) {
      const end = text.indexOf('}', afterBrace);
      if (end < brace || text.charCodeAt(end + 1) !== 125 || text.charCodeAt(brace + 1) !== 123) return undefined;
      if (angle !== -1 && angle < end) return undefined;
      afterBrace = end + 2;
      marks += text.slice(brace, afterBrace);
      brace = text.indexOf('{', afterBrace);
    } else {
      const end = text.indexOf('>', afterAngle);
      if (end < angle || (brace !== -1 && brace < end)) return undefined;
      afterAngle = end + 1;
      marks += text.slice(angle, afterAngle);
      angle = text.indexOf('<', afterAngle);
    }
  }
  if (text.includes('}', afterBrace) || text.includes('>', afterAngle)) return undefined;
  for (let at = text.indexOf('$'); at !== -1; at = text.indexOf('$', at + 1))
    marks += text.slice(at, text.indexOf(')', at) + 1 || at + 2);
  return marks;
}
