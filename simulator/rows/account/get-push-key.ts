import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const getPushKey: Handler<Rows['getPushKey']> = ({ world }) => ({ key: world.webPush.vapid.publicKey });
