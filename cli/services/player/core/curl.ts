import { HEADERS } from '#contract/wire';
import type { Account } from '#cli/services/upstream/account.ts';
import type { Sent } from '#cli/services/upstream/send.ts';

const ACCOUNT = '@account@';
const PASSWORD = '@password@';

/** A request for a shell; tokens and passwords are variables. */
export function curlLine(url: string, sent: Sent, { account, password }: Account): string {
  const parts = ['curl -sS'];
  if (sent.method !== 'GET') parts.push(`-X ${sent.method}`);
  parts.push(quoted(new URL(`${url.endsWith('/') ? url.slice(0, -1) : url}${sent.path}`).href));
  for (const [name, value] of Object.entries(sent.headers)) {
    if (name === HEADERS.authorization) parts.push(`-H "${name}: $TOKEN"`);
    else if (name === HEADERS.refreshToken) parts.push(`-H "${name}: $FRESH_TOKEN"`);
    else parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  }
  if (sent.body !== undefined) {
    const body = sent.body
      .replace(JSON.stringify(account), `"${ACCOUNT}"`)
      .replaceAll(JSON.stringify(password).slice(1, -1), PASSWORD)
      // Of other accounts.
      .replaceAll(/"password":"(?:[^"\\]|\\.)*"/g, `"password":"${PASSWORD}"`);
    const safe = quoted(body).replaceAll(ACCOUNT, `'"$SLIPWAY_ACCOUNT"'`).replaceAll(PASSWORD, `'"$SLIPWAY_PASSWORD"'`);
    parts.push(`-d ${safe}`);
  }
  return parts.join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
