const MAX_SHOWN_CHARACTERS = 40;

/**
 * A value quoted for an error message: JSON, cut at 40 characters, so that hostile values cannot flood a log.
 *
 * @example shown('0.95') // '"0.95"'
 */
export function shown(value: unknown): string {
  const text = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}...` : text;
}
