import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from '../../core/refusal.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;
/** The authority of an absolute request line, which overrides the header (RFC 9112, 3.2.2). */
const AUTHORITY = /^https?:\/\/([^/?#]*)/i;

const HOST_HEADER = 'host';

type Call = Pick<IncomingMessage, 'headers'> & Partial<Pick<IncomingMessage, 'url' | 'rawHeaders'>>;

/**
 * Names by which a server may be called, and origins of pages that may use the control interface, edit content and open sockets.
 *
 * An attacker's name that resolves to 127.0.0.1 (DNS rebinding) makes Host and Origin equal, so the host itself must be on the
 * list.
 */
export interface AllowedCallers {
  /** Call before the request line is cut to a path. @throws Refusal (forbidden, badRequest) with the remedy */
  readonly assertHost: (request: Call) => void;
  /** @throws Refusal (forbidden) for another origin; `mayBeNear` allows other ports of this machine */
  readonly assertPage: (request: Call, what: string, mayBeNear?: boolean) => void;
}

/** @param listening the server's address; @param named further host names */
export function allowedCallers(listening: string, named: readonly string[] = []): AllowedCallers {
  const names = new Set([...LOOPBACK, bracketed(listening), ...named.map(bracketed)]);
  // An attacker can point any name here, but the Host header is then never an IP address.
  const isAnyAddress = EVERY_ADDRESS.has(listening);
  const isOurs = (host: string): boolean => {
    const name = HOST.exec(host)?.[1]?.toLowerCase();
    if (name === undefined) return false;
    return names.has(name) || (isAnyAddress && isIP(name.replaceAll(/[[\]]/g, '')) !== 0);
  };
  return {
    assertHost({ headers: { host }, url = '', rawHeaders = [] }) {
      if (hostsIn(rawHeaders) > 1)
        throw new Refusal('badRequest', 'A request names one host', { field: 'headers.host' });
      const authority = url.startsWith('/') ? undefined : AUTHORITY.exec(url)?.[1];
      // A browser always names a host; a balancer that looks whether the server is there may not (HTTP/1.0, HAProxy).
      for (const called of [host, authority])
        if (called !== undefined && !isOurs(called))
          throw new Refusal(
            'forbidden',
            `This server answers requests to ${[...names].join(', ')}; this one names the host ${JSON.stringify(called.slice(0, 80))}. To serve under that name, start with --allow-host NAME.`,
            { field: 'headers.host' },
          );
    },
    assertPage({ headers }, what, mayBeNear = false) {
      const { host, origin } = headers;
      // Only browsers send Origin, but not for embedded pictures and scripts, which carry other headers; links may lead here.
      if (origin === undefined) {
        const isForeign = ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
        if (mayBeNear || !isForeign || headers['sec-fetch-dest'] === 'document') return;
        throw new Refusal('forbidden', `${what} answers pages of this host only`, { field: 'headers.sec-fetch-site' });
      }
      const page = URL.canParse(origin) ? new URL(origin) : undefined;
      if (page !== undefined && (page.host === host?.toLowerCase() || (mayBeNear && LOOPBACK.has(page.hostname))))
        return;
      throw new Refusal(
        'forbidden',
        `${what} answers pages of this host only. A server before it passes Host on as it came, with the port.`,
        { field: 'headers.origin' },
      );
    },
  };
}

function hostsIn(rawHeaders: readonly string[]): number {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === HOST_HEADER.length && name.toLowerCase() === HOST_HEADER) found += 1;
  }
  return found;
}

/** As in a Host header. */
function bracketed(name: string): string {
  return (isIP(name) === 6 ? `[${name}]` : name).toLowerCase();
}
