/** Hidden in the journal. */
const SECRET_MEMBERS: ReadonlySet<string> = new Set([
  'password',
  'old',
  'new',
  'code',
  'payment_password',
  'bank_password',
  'token',
  'fresh_token',
  'ticket',
  'card_number',
  'cvv',
  'expiry',
  'cpf',
  'birth_date',
  'fingerprint',
  'signature',
  // A checked face, the account or wallet of a payout, and what is needed to write to a browser.
  'face',
  'account_number',
  'endpoint',
  'auth',
]);
const HIDDEN = '[hidden]';
const TOKEN = /(?:sim|ticket)\.[a-z0-9-]{1,64}\.[0-9a-f]{40}/g;
/** Everything after the server in an address. */
const BEYOND_SERVER = /\b((?:https?|wss?):\/\/[^\s/?#"<>]+)[/?#][^\s"<>]*/g;
/** Longer strings are hostile tests. */
const MAX_TEXT_SHOWN = 500;

/** In a response, `code` is the result or an invite code, not a secret. */
const SECRET_IN_ANSWERS: ReadonlySet<string> = new Set([...SECRET_MEMBERS].filter((name) => name !== 'code'));

/**
 * A response for a recording: secrets are hidden, the rest stays complete for a replay.
 *
 * @param isOwn a response to a signed-in player: an address in it may open the player's game or payment, so only its server is shown
 */
export function redactAnswer(value: unknown, isOwn = false): unknown {
  const hide = (each: unknown, name = ''): unknown => {
    if (SECRET_IN_ANSWERS.has(name) && each !== undefined) return HIDDEN;
    if (typeof each === 'string') {
      const text = each.replaceAll(TOKEN, HIDDEN);
      return isOwn ? text.replaceAll(BEYOND_SERVER, `$1/${HIDDEN}`) : text;
    }
    if (Array.isArray(each)) return each.map((one) => hide(one));
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, hide(inner, key)]));
  };
  return hide(value);
}

/** For the journal: secrets are hidden by name, tokens by form; long strings are cut. */
export function redact(value: unknown, name = ''): unknown {
  if (SECRET_MEMBERS.has(name) && value !== undefined) return HIDDEN;
  if (typeof value === 'string') {
    const text = value.length > MAX_TEXT_SHOWN ? `${value.slice(0, MAX_TEXT_SHOWN)}...` : value;
    return text.replaceAll(TOKEN, HIDDEN);
  }
  if (Array.isArray(value)) return value.map((each) => redact(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redact(each, key)]));
}
