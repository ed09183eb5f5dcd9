/** The day of an instant where the player is. @example localDay('2026-03-01T23:30:00Z') // '2026-03-02' in Berlin */
export function localDay(instant: string | number): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
