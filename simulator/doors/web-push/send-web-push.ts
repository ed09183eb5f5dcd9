import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { encrypt } from '../../core/web-push/encrypt.ts';
import type { Vapid } from '../../core/web-push/vapid.ts';
import type { WebPushMessage } from '../../core/web-push/web-push.ts';
import { lookupPublic } from './public-address.ts';

const ANSWER_WITHIN_MS = 10_000;
/** Older results are no news: the push service drops them. */
const LIFE_S = 86_400;

interface Sending {
  readonly vapid: Vapid;
  /** Replaces the push service in tests. */
  readonly relay?: string | undefined;
}

/**
 * Sends one message to its push service (RFC 8030). Follows no redirects and reads only the status.
 *
 * @returns the status; undefined without an answer, or if the host is not on the public Internet. It never rejects.
 */
export function sendWebPush(message: WebPushMessage, { vapid, relay }: Sending): Promise<number | undefined> {
  return new Promise((resolve) => {
    try {
      const url = new URL(message.endpoint);
      const target = relay === undefined ? url : new URL(url.pathname + url.search, relay);
      const send = target.protocol === 'http:' ? overHttp : overHttps;
      const body = encrypt(message.text, message);
      const headers = {
        authorization: vapid.authorization(message.endpoint, Date.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: LIFE_S,
        urgency: 'normal',
        topic: message.topic,
      };
      const options = {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...(relay === undefined && { lookup: lookupPublic }),
      };
      const call = send(target, options, (response) => {
        resolve(response.statusCode);
        response.destroy();
      });
      call.on('error', () => resolve(undefined));
      call.end(body);
    } catch {
      resolve(undefined);
    }
  });
}
