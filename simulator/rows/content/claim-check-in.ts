import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import { assertMayMove } from '../../domain/protection/money-gate.ts';
import { checkIns, claimDay } from '../../domain/activities/check-ins.ts';
import { HOUSE_PROMOTIONS } from '../../domain/accounts/register.ts';
import type { Handler } from '../shared/handler.ts';

export const claimCheckIn: Handler<Rows['claimCheckIn']> = ({ world, body, player }) => {
  const member = player();
  assertMayMove(world, member, 'reward');
  const day = checkIns(world, member).find((each) => each.day === body.day);
  if (day === undefined) throw new Refusal('badRequest', 'The week has seven days', { field: 'day' });
  if (day.state === 'claimed') throw new Refusal('alreadyClaimed', 'This day is claimed', { field: 'day' });
  if (day.state !== 'open')
    throw new Refusal('badRequest', 'Only today can be claimed', { field: 'day', state: day.state });
  assertMayMove(world, member, 'reward', { amount: day.amount });
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
