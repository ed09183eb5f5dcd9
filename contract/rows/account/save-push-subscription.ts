import { PushSubscription } from '../../entities/web-push.ts';
import { Empty } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const savePushSubscription = defineRow({
  name: 'savePushSubscription',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/push/subscription',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Notify this browser when a bet of the player is settled; saved again, it is renewed; optional for an upstream',
  params: Empty,
  query: Empty,
  body: PushSubscription,
  data: Empty,
});
