import type { Rows } from '#contract/rows';
import { saveSubscription } from '../../domain/notifications/subscriptions.ts';
import type { Handler } from '../shared/handler.ts';

export const savePushSubscription: Handler<Rows['savePushSubscription']> = ({ world, body, player, session }) => {
  saveSubscription(world, player().id, session?.family ?? 0, body);
  return {};
};
