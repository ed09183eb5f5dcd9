/** Members of requests that nobody may read in a journal. */
const SECRET_MEMBERS: ReadonlySet<string> = new Set([
  'password',
  'old',
  'new',
  'code',
  'payment_password',
  'bank_password',
  'token',
  'fresh_token',
  'card_number',
  'cvv',
  'expiry',
  'cpf',
  'birth_date',
  'fingerprint',
  'signature',
]);
const HIDDEN = '[hidden]';
const TOKEN = /sim\.[a-z0-9-]{1,64}\.[0-9a-f]{40}/g;
/** A longer text in a journal line is somebody's test of ours. */
const TEXT_SHOWN_MOST = 500;

/** In an answer `code` is the upstream's verdict or an invitation, and long texts are what players read. */
const SECRET_IN_ANSWERS: ReadonlySet<string> = new Set([...SECRET_MEMBERS].filter((name) => name !== 'code'));

/** An answer as a recording may keep it: secrets hidden, everything else whole, so that it can be answered again. */
export function redactAnswer(value: unknown, name = ''): unknown {
  if (SECRET_IN_ANSWERS.has(name) && value !== undefined) return HIDDEN;
  if (typeof value === 'string') return value.replaceAll(TOKEN, HIDDEN);
  if (Array.isArray(value)) return value.map((each) => redactAnswer(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAnswer(each, key)]));
}

/** A value as the journal may keep it: secrets hidden by name, tokens by their form, long texts cut. */
export function redact(value: unknown, name = ''): unknown {
  if (SECRET_MEMBERS.has(name) && value !== undefined) return HIDDEN;
  if (typeof value === 'string') {
    const text = value.length > TEXT_SHOWN_MOST ? `${value.slice(0, TEXT_SHOWN_MOST)}...` : value;
    return text.replaceAll(TOKEN, HIDDEN);
  }
  if (Array.isArray(value)) return value.map((each) => redact(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redact(each, key)]));
}
