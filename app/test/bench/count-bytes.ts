import type { CDPSession } from 'playwright-core';

export interface Counted {
  /** All of them in a minute. */
  readonly requests: number;
  readonly bytes: number;
  readonly unchanged: number;
  readonly byPath: ReadonlyMap<string, { readonly requests: number; readonly bytes: number }>;
}

/** Counts over the wire, as Chromium does: headers included, what the browser has kept excluded. */
export function countBytes(devtools: CDPSession) {
  const sent = new Map<string, { path: string; status: number }>();
  let finished: { path: string; status: number; bytes: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    sent.set(requestId, { path: pathname + search.replace(/since=[^&]+/, 'since=…'), status: 0 });
  });
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    const request = sent.get(requestId);
    if (request !== undefined) request.status = statusCode;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = sent.get(requestId);
    if (request !== undefined) finished.push({ ...request, bytes });
  });
  void devtools.send('Network.enable');
  return {
    start: () => void (finished = []),
    end(minutes: number): Counted {
      const byPath = new Map<string, { requests: number; bytes: number }>();
      for (const { path, bytes } of finished) {
        const of = byPath.get(path) ?? { requests: 0, bytes: 0 };
        byPath.set(path, { requests: of.requests + 1, bytes: of.bytes + bytes });
      }
      return {
        requests: finished.length / minutes,
        bytes: finished.reduce((sum, { bytes }) => sum + bytes, 0) / minutes,
        unchanged: finished.filter(({ status }) => status === 304).length / minutes,
        byPath,
      };
    },
  };
}
