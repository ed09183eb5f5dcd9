/** Text inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON inside a script element must not be able to close it. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
