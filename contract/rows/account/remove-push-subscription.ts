import * as v from 'valibot';
import { PushSubscription } from '../../entities/web-push.ts';
import { Empty } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

/** Only the browser knows endpoint and secret, so it can end its subscription after the session has ended. */
export const removePushSubscription = defineRow({
  name: 'removePushSubscription',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/push/subscription/removal',
  auth: 'guest',
  repeat: 'once',
  origin: 'ours',
  what: 'Notify this browser no more; one that is unknown is no error; optional for an upstream',
  params: Empty,
  query: Empty,
  body: v.pick(PushSubscription, ['endpoint', 'auth']),
  data: Empty,
});
