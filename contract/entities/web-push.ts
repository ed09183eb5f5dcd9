import * as v from 'valibot';
import { LANGUAGES } from '../brand/languages.ts';
import { Amount, Currency, Id } from '../primitives.ts';
import { LimitedGame } from './limited-game.ts';

/** Names that only a network of one's own resolves. */
const INNER_NAME = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/;
/** At least two labels, and the last one begins with a letter: no IP address is, however it is written. */
const PUBLIC_NAME = /^(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z][\da-z-]{0,61}[\da-z]$/;

/**
 * Where the push service of a browser takes messages (RFC 8030). It comes from a client, and the upstream calls it: nothing but https
 * at the standard port of a public name. A name may still resolve to an address inside, so the upstream checks addresses when it calls.
 */
export const PushEndpoint = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check(isPublicHttps, 'must be an https address at a public host name, without port, user and fragment'),
);

function isPublicHttps(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false;
  const { hostname, port, username, password, hash, href } = new URL(text);
  // Spellings that a URL parser corrects are not from a browser.
  const isPlain = href === text && port === '' && username === '' && password === '' && hash === '';
  return isPlain && hostname.length <= 253 && PUBLIC_NAME.test(hostname) && !INNER_NAME.test(hostname);
}

/** A point of P-256, uncompressed, in base64url without padding. */
export const PushKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'must be a P-256 key of 65 bytes in base64url'));

/** The secret that a browser shares with who may write to it (RFC 8291). */
export const PushSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url'));

/** The subscription of one browser, and the language in which it is written to. */
export const PushSubscription = v.strictObject({
  endpoint: PushEndpoint,
  p256dh: PushKey,
  auth: PushSecret,
  language: v.picklist(LANGUAGES),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** What the upstream sends to a browser, encrypted, when a bet is settled. No token, no name: it is shown on a locked screen. */
export const BetNotice = v.object({
  v: v.literal(1),
  kind: v.literal('betSettled'),
  game: LimitedGame,
  bet: Id,
  state: v.picklist(['won', 'lost', 'void']),
  payout: Amount,
  currency: Currency,
  language: v.picklist(LANGUAGES),
  /** What the notification says, in that language. */
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(240)),
});
export type BetNotice = v.InferOutput<typeof BetNotice>;
