import { formatTime } from './format.ts';

const DAY_MS = 86_400_000;

/** The day of an instant as the upstream counts them, in UTC: of its totals, its rewards and its draws. @example '2026-03-01' */
export const upstreamDay = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** When the upstream's next day begins where the player is; undefined if at their midnight. @example '9:00 PM' */
export function upstreamMidnight(nowMs: number, language: string): string | undefined {
  const next = new Date((Math.floor(nowMs / DAY_MS) + 1) * DAY_MS);
  if (next.getHours() === 0 && next.getMinutes() === 0) return undefined;
  return formatTime(next.toISOString(), language, { hour: '2-digit', minute: '2-digit' });
}
