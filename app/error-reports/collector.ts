import { isOwnPath } from '#app/outside/own-path.ts';
import { outsideUrl } from '#app/outside/outside-url.ts';
import type { CountedReport } from './outbox.ts';

/** Where reports go: a path of this site, or an https address; undefined for what is neither. */
export function collectorUrl(to: string): string | undefined {
  if (isOwnPath(to)) return to;
  const out = outsideUrl(to, 'any');
  return 'url' in out ? out.url : undefined;
}

export interface Message {
  readonly version: 1;
  readonly brand: string;
  /** The file that began this page: names the build. */
  readonly build: string;
  readonly reports: readonly CountedReport[];
  /** Further different ones that were not kept. */
  readonly left: number;
}

/**
 * Sends and forgets: no answer is read, nothing is repeated, and the page may end meanwhile. Not `sendBeacon`, which would send the cookies of the
 * collector's site along. As plain text, so that a collector elsewhere is asked once and not twice.
 */
export function sendMessage(url: string, message: Message): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    mode: url.startsWith('/') ? 'same-origin' : 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

const BUILD = /\/assets\/(app-[A-Z0-9]{8}\.js)$/;

export function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]');
  return BUILD.exec(script?.src ?? '')?.[1] ?? '';
}
