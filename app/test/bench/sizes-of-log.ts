import type { CDPSession } from 'playwright-core';
import type { SecureSite } from './secure-site.ts';

/** As nginx counts them over HTTP/2: compressed headers and frames included, TLS and TCP not. */
interface Sizes {
  readonly requests: number;
  readonly down: number;
  readonly up: number;
}

/** By kind of what was asked for. */
export type ByKind = ReadonlyMap<string, Sizes>;

/** The lines that `sizesOfLog` reads. */
export const SIZES = '$request_method $uri $status $request_length $bytes_sent';
const LINE = /^([A-Z]+) (\S+) (\d{3}) (\d+) (\d+)$/gm;

/** The first that fits counts. */
const KINDS: readonly (readonly [kind: string, of: RegExp])[] = [
  ['scripts and styles', /\.(?:js|css)(?:\.br)?$/],
  ['texts of the page', /^\/locales\/|\.webmanifest$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:svg|png|webp|jpg|ico)$/],
  ['changes', /\/changes$/],
  ['details', /\/match\/[^/]+$/],
  ['prices of a chart', /\/match\/[^/]+\/prices$/],
  ['lists of matches', /\/api\/v1\/(?:soccer|basketball|bd)$|\/matchList$|\/365/],
  ['bets', /\/bet$/],
  ['page', /^\/(?:index\.html|[^.]*)$/],
];
const CALL = /^\/[\w-]+\/(?:api|cricketAPI)\//;

const kindOf = (path: string): string => {
  const found = KINDS.find(([, of]) => of.test(path))?.[0];
  return found === undefined || (found === 'page' && CALL.test(path)) ? 'other calls' : found;
};

/** Counts what a page asks for between two calls of `take`. */
export function countSizes(site: Pick<SecureSite, 'log'>, devtools: CDPSession) {
  let taken = 0;
  let channel: { requests: number; down: number; up: number } = { requests: 0, down: 0, up: 0 };
  devtools.on('Network.webSocketFrameReceived', ({ response }) => {
    channel = {
      ...channel,
      requests: channel.requests + 1,
      down: channel.down + response.payloadData.length + SHORT_FRAME,
    };
  });
  devtools.on('Network.webSocketFrameSent', ({ response }) => {
    channel = { ...channel, up: channel.up + response.payloadData.length + SHORT_FRAME + MASK };
  });
  void devtools.send('Network.enable');
  return {
    take(): ByKind {
      const lines = [...site.log().matchAll(LINE)];
      const all = new Map<string, Sizes>();
      for (const [, , path = '', , up, down] of lines.slice(taken)) {
        const kind = kindOf(path);
        const { requests: before, ...sizes } = all.get(kind) ?? NOTHING;
        all.set(kind, { requests: before + 1, down: sizes.down + Number(down), up: sizes.up + Number(up) });
      }
      taken = lines.length;
      if (channel.requests > 0) all.set('push channel', channel);
      channel = NOTHING;
      return all;
    },
  };
}

const NOTHING: Sizes = { requests: 0, down: 0, up: 0 };
const SHORT_FRAME = 2;
const MASK = 4;

export const sumOf = (sizes: ByKind): Sizes =>
  [...sizes.values()].reduce(
    (sum, each) => ({ requests: sum.requests + each.requests, down: sum.down + each.down, up: sum.up + each.up }),
    NOTHING,
  );

/** All of them together, each so many times. */
export function addUp(...parts: readonly (readonly [sizes: ByKind, times: number])[]): ByKind {
  const all = new Map<string, Sizes>();
  for (const [sizes, times] of parts)
    for (const [kind, each] of sizes) {
      const { requests, down, up } = all.get(kind) ?? NOTHING;
      all.set(kind, {
        requests: requests + each.requests * times,
        down: down + each.down * times,
        up: up + each.up * times,
      });
    }
  return new Map([...all].sort(([, a], [, b]) => b.down - a.down));
}
