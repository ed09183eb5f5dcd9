import type { Rows } from '#contract/rows';
import { endSubscriptions } from '../../domain/notifications/subscriptions.ts';
import { type ExclusionDoc, ownExclusion } from '../../domain/protection/exclusion.ts';
import { endMarketing } from '../../domain/protection/marketing.ts';
import { otherAccountsOf } from '../../domain/protection/same-person.ts';
import { showBreak } from '../../domain/protection/show-break.ts';
import type { Handler } from '../shared/handler.ts';

const HOUR_MS = 3_600_000;

export const excludeSelf: Handler<Rows['excludeSelf']> = ({ world, body, player }) => {
  const member = player();
  const nowMs = world.now();
  const until = new Date(nowMs);
  if (body.kind === 'time_out') until.setTime(nowMs + body.hours * HOUR_MS);
  else until.setUTCMonth(until.getUTCMonth() + body.months);
  for (const { id } of [member, ...otherAccountsOf(world, member)]) {
    const running = ownExclusion(world, id);
    // An exclusion can only be extended.
    const untilMs = Math.max(until.getTime(), running?.untilMs ?? 0);
    const kind = running?.kind === 'self_exclusion' ? running.kind : body.kind;
    const exclusion: ExclusionDoc = { kind, sinceMs: running?.sinceMs ?? nowMs, untilMs };
    world.members.updateDoc(id, { exclusion });
    endSubscriptions(world, id);
    endMarketing(world, id);
  }
  return showBreak(world, member);
};
