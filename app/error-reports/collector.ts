import { isOwnPath } from '#app/safe-links/own-path.ts';
import { safeUrl } from '#app/safe-links/safe-url.ts';
import type { CountedReport } from './outbox.ts';

/** Where reports go: a path of this site, or an https address; undefined for anything else. */
export function collectorUrl(to: string): string | undefined {
  if (isOwnPath(to)) return to;
  const out = safeUrl(to, 'any');
  return 'url' in out ? out.url : undefined;
}

export interface Message {
  readonly version: 1;
  readonly brand: string;
  /** The script that started this page: identifies the build. */
  readonly build: string;
  readonly reports: readonly CountedReport[];
  /** How many further different reports were dropped. */
  readonly left: number;
}

/**
 * Sends without reading the answer or repeating, and the page may end meanwhile. Not `sendBeacon`, which would send the cookies
 * of the collector's site along. Sent as plain text, so that a collector on another origin gets no preflight request.
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
  const script = document.querySelector<HTMLScriptElement>('script[data-app]');
  return BUILD.exec(script?.dataset['app'] ?? '')?.[1] ?? '';
}
