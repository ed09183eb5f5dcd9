import * as v from 'valibot';
import { PushKey } from '../../entities/web-push.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getPushKey = defineRow({
  name: 'getPushKey',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/push/key',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: 'The public key with which the upstream signs notifications (VAPID); optional for an upstream',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.object({ key: PushKey }),
});
