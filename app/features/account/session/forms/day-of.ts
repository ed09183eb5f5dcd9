/** The calendar day of an instant in the browser's time zone. */
export function dayOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
