export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Escapes JSON inside a script element. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
