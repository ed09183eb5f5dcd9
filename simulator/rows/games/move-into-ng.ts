import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { moveMoney } from '../../domain/games/move-money.ts';
import type { Handler } from '../shared/handler.ts';

export const moveIntoNg: Handler<Rows['moveIntoNg']> = ({ world, body, player }) => {
  const member = player();
  if (body.currency !== member.currency) {
    throw new Refusal('wrongCurrency', `The wallet is in ${member.currency}`, {
      field: 'currency',
      currency: member.currency,
    });
  }
  return moveMoney(world, member, `ng-${body.plat_type}`, 'in', body.money);
};
