/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Escapes JSON, so that it cannot close its script element. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
