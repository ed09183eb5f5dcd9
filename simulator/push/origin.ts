import type { IncomingMessage } from 'node:http';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a browser page may open a socket or use the control interface: one of this very host, or of this machine (a
 * development server on another port). A caller that is no browser sends no Origin.
 */
export function isOriginAllowed({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || LOOPBACK.has(page.hostname);
}
