const SECOND_MS = 1_000;

/**
 * A duration as clock text, with hours only if there are any. A started second counts as a whole one, so that zero is shown
 * only when no time is left.
 *
 * @example spanText(61_000) // '01:01'
 * @example spanText(3_600_000) // '1:00:00'
 */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** The same for machines and screen readers: an ISO 8601 duration. @example spanDuration(61_000) // 'PT61S' */
export function spanDuration(milliseconds: number): string {
  return `PT${Math.max(0, Math.ceil(milliseconds / SECOND_MS))}S`;
}
