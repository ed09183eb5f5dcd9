import * as v from 'valibot';
import { LANGUAGES } from '../brand/languages.ts';
import { Amount, Currency, Id } from '../primitives.ts';
import { LimitedGame } from './limited-game.ts';

/** Names that only resolve in private networks. */
const INNER_NAME = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/;
/** At least two labels, the last beginning with a letter: excludes all IP addresses. */
const PUBLIC_NAME = /^(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z][\da-z-]{0,61}[\da-z]$/;

/**
 * Where a push service takes messages (RFC 8030). A client sends it and the upstream calls it: only https, the standard port and
 * a public name. The name may resolve to an inside address, so the upstream checks that at the call.
 */
export const PushEndpoint = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check(isPublicHttps, 'must be an https address at a public host name, without port, user and fragment'),
);

function isPublicHttps(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false;
  const { hostname, port, username, password, hash, href } = new URL(text);
  // Browsers send no spelling that a URL parser corrects.
  const isPlain = href === text && port === '' && username === '' && password === '' && hash === '';
  return isPlain && hostname.length <= 253 && PUBLIC_NAME.test(hostname) && !INNER_NAME.test(hostname);
}

/** A point of P-256, uncompressed, in base64url without padding. */
export const PushKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'must be a P-256 key of 65 bytes in base64url'));

/** The subscription's shared secret (RFC 8291). */
export const PushSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url'));

/** A browser's subscription, and its language. */
export const PushSubscription = v.strictObject({
  endpoint: PushEndpoint,
  p256dh: PushKey,
  auth: PushSecret,
  language: v.picklist(LANGUAGES),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** Sent encrypted to a browser when a bet is settled. No token, no name: it appears on a locked screen. */
export const BetNotice = v.object({
  v: v.literal(1),
  kind: v.literal('betSettled'),
  game: LimitedGame,
  bet: Id,
  state: v.picklist(['won', 'lost', 'void']),
  payout: Amount,
  currency: Currency,
  language: v.picklist(LANGUAGES),
  /** In that language. */
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(240)),
});
export type BetNotice = v.InferOutput<typeof BetNotice>;
