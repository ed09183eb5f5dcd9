import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import type { Handler } from '../shared/handler.ts';

export const deletePayoutAccount: Handler<Rows['deletePayoutAccount']> = ({ world, query, player }) => {
  const saved = world.records.find('payoutAccount', query.info_id);
  if (saved?.memberId !== player().id)
    throw new Refusal('notFound', 'You have no such withdrawal account', { field: 'query.info_id' });
  world.records.remove(query.info_id);
  return {};
};
