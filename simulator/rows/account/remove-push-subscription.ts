import type { Rows } from '#contract/rows';
import { removeSubscription } from '../../domain/notifications/subscriptions.ts';
import type { Handler } from '../shared/handler.ts';

export const removePushSubscription: Handler<Rows['removePushSubscription']> = ({ world, body }) => {
  removeSubscription(world, body);
  return {};
};
