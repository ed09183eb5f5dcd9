import type { Rows } from '#contract/rows.ts';
import { runningExclusion, showExclusion } from '#simulator/protection/exclusion.ts';
import type { ExclusionDoc } from '#simulator/protection/exclusion.ts';
import type { Handler } from './handler.ts';

const HOUR_MS = 3_600_000;

export const excludeSelf: Handler<Rows['excludeSelf']> = ({ world, body, player }) => {
  const { id } = player();
  const running = runningExclusion(world, id);
  const nowMs = world.now();
  const until = new Date(nowMs);
  if (body.kind === 'time_out') until.setTime(nowMs + body.hours * HOUR_MS);
  else until.setUTCMonth(until.getUTCMonth() + body.months);
  // Longer is always possible, shorter never.
  const untilMs = Math.max(until.getTime(), running?.untilMs ?? 0);
  const kind = running?.kind === 'self_exclusion' ? running.kind : body.kind;
  const exclusion: ExclusionDoc = { kind, sinceMs: running?.sinceMs ?? nowMs, untilMs };
  world.members.keepDoc(id, { exclusion });
  return showExclusion(exclusion);
};
