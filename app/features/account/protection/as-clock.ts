/** Seconds as hours, minutes and seconds, the same in every language. @example asClock(3725) // '1:02:05' */
export function asClock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 3_600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}
