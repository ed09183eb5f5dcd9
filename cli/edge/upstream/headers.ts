import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection (RFC 9110, 7.6.1), or set anew. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
  // The edge reads the answer, so it must not be compressed.
  'accept-encoding',
]);

export function forwardedHeaders(headers: IncomingHttpHeaders, address: string | undefined): OutgoingHttpHeaders {
  const passed = passedOn(headers);
  const before = headers['x-forwarded-for'];
  return {
    ...passed,
    'x-forwarded-host': headers['x-forwarded-host'] ?? headers.host ?? '',
    'x-forwarded-for': [before, address].filter(Boolean).join(', '),
  };
}

/** Headers for a read in the player's name: token, language and platform, without body and key. */
export function readingHeaders(forwarded: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-type': _type, 'idempotency-key': _key, 'x-deadline': _deadline, ...headers } = forwarded;
  return headers;
}

export const answerHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => passedOn(headers);

function passedOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !NOT_PASSED_ON.has(name)) passed[name] = value;
  }
  return passed;
}
