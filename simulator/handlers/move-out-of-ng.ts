import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { moveMoney } from '#simulator/play/move-money.ts';
import type { Handler } from './handler.ts';

export const moveOutOfNg: Handler<Rows['moveOutOfNg']> = ({ world, body, player }) => {
  const member = player();
  if (body.currency !== member.currency) {
    throw new Refusal('wrongCurrency', `The wallet is kept in ${member.currency}`, {
      field: 'currency',
      currency: member.currency,
    });
  }
  return moveMoney(world, member, `ng-${body.plat_type}`, 'out', body.money);
};
