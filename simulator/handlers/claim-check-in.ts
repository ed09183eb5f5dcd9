import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import { assertAllowed } from '#simulator/protection/profile-rules.ts';
import { checkIns, claimDay } from '#simulator/activities/check-ins.ts';
import { HOUSE_PROMOTIONS } from '#simulator/members/register.ts';
import type { Handler } from './handler.ts';

export const claimCheckIn: Handler<Rows['claimCheckIn']> = ({ world, body, player }) => {
  const member = player();
  assertAllowed(world, 'checkIn');
  const day = checkIns(world, member).find((each) => each.day === body.day);
  if (day === undefined) throw new Refusal('badRequest', 'The week has seven days', { field: 'day' });
  if (day.state === 'claimed') throw new Refusal('alreadyClaimed', 'This day is claimed', { field: 'day' });
  if (day.state !== 'open')
    throw new Refusal('badRequest', 'Only today can be claimed', { field: 'day', state: day.state });
  claimDay(world, member, body.day);
  const move = {
    from: HOUSE_PROMOTIONS,
    to: memberAccount(member.id),
    currency: day.currency,
    amount: toMillionths(day.amount),
  };
  world.ledger.move('reward', `check-in-${body.day}`, world.now(), move);
  return checkIns(world, member);
};
