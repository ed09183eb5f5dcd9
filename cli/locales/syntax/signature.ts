/**
 * The marks of a text as they stand, in order: equal signatures mean that a translation has the source's marks, and
 * nothing needs to be taken apart. Undefined when the text is not of the plain shape `… {{a}} … <b>…</b> …`.
 */
export function signature(text: string): string | undefined {
  let marks = '';
  let at = 0;
  for (;;) {
    const brace = text.indexOf('{', at);
    const angle = text.indexOf('<', at);
    if (brace === -1 && angle === -1) break;
    const isBrace = angle === -1 || (brace !== -1 && brace < angle);
    const start = isBrace ? brace : angle;
    const end = text.indexOf(isBrace ? '}}' : '>', start);
    if (end === -1 || (isBrace && text.charCodeAt(start + 1) !== 123)) return undefined;
    marks += text.slice(start, end + 1);
    if (hasStray(text, at, start)) return undefined;
    at = isBrace ? end + 2 : end + 1;
  }
  return hasStray(text, at, text.length) ? undefined : marks;
}

/** A closing mark, or a reference, between the marks. */
function hasStray(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const code = text.charCodeAt(index);
    if (
      code === 125 ||
      code === 62 ||
      code === 36 ||
      (code >= 0xff04 && (code === 0xff04 || code === 0xff1c || code === 0xff1e || code === 0xff5b || code === 0xff5d))
    )
      return true;
  }
  return false;
}
