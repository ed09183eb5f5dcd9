import { connect } from 'node:net';
import { streamOf } from '#simulator/testing';
import { hostileRequest } from './hostile-request.ts';

/** Results of hostile requests to one server. */
export interface DoorReport {
  readonly sent: number;
  /** Answers by status; `0`: closed without an answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers of 500 and above except 501 and 505: each needs a line in the log. */
  readonly serverErrors: readonly { readonly status: number; readonly request: string }[];
  /** Violations: a forged host or origin was let in, or a file or stack trace came out. */
  readonly through: readonly { readonly status: number; readonly request: string }[];
}

interface DoorOptions {
  readonly port: number;
  readonly requests: number;
  readonly seed: string;
  /** Valid tokens, so that some sockets open. */
  readonly tokens?: readonly string[];
  /** The server's name; `localhost` by default. */
  readonly host?: string;
  /** Web servers in front answer to any name: the operator's `server_name` decides. */
  readonly takesAnyHost?: boolean;
}

const AT_ONCE = 64;
/** How long to wait for a server that waits for the rest of a request. */
const PATIENCE_MS = 300;
/** Pause after an answer, because another may follow. */
const QUIET_MS = 20;
const FORGED_HOST = /^host: *(?:evil\.example|localhost, )|^[A-Z]+ http:\/\/evil\.example\//im;
const FORGED_ORIGIN = /^origin: *(?:null|http:\/\/evil\.example|%)/im;
/** A line of /etc/passwd or of a file beside the site, or a stack trace with paths. */
const LEAK = /root:x:0|slipway_upstream|\n {4}at .+:\d+:\d+\)?/;
const SHOWN = 400;
/** An unknown method, or an unsupported HTTP version. */
const MEANT: ReadonlySet<number> = new Set([501, 505]);
const STATUS = /^HTTP\/1\.[01] (\d{3}) /gm;

/** Sends hostile requests over raw sockets; the same seed sends the same bytes. */
export async function fuzzDoor(options: DoorOptions): Promise<DoorReport> {
  const { port, requests, seed, tokens = [], host = 'localhost', takesAnyHost = false } = options;
  const statuses: Record<string, number> = {};
  const serverErrors: { status: number; request: string }[] = [];
  const through: { status: number; request: string }[] = [];
  let next = 0;
  const worker = async () => {
    while (next < requests) {
      const { kind, pieces } = hostileRequest(streamOf(seed, `door:${next++}`), tokens, host);
      const request = Buffer.concat(pieces).toString('latin1');
      const answer = await exchange(port, pieces);
      const found = [...answer.matchAll(STATUS)].map(([, status]) => Number(status));
      for (const status of found.length === 0 ? [0] : found) {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 500 && !MEANT.has(status)) serverErrors.push({ status, request: request.slice(0, SHOWN) });
        const isLetIn = (status === 101 || (status >= 200 && status < 400)) && !takesAnyHost && isForged(kind, request);
        if (isLetIn || LEAK.test(answer)) through.push({ status, request: request.slice(0, SHOWN) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { sent: requests, statuses, serverErrors, through };
}

/** Only for complete single requests: in others the server decides where a request begins. */
function isForged(kind: string, request: string): boolean {
  if (kind === 'pipeline' || kind === 'bytes') return false;
  const head = request.split('\r\n\r\n')[0] ?? '';
  const isSocket = /^upgrade: *websocket\r?$/im.test(head) && /^connection: *upgrade\r?$/im.test(head);
  return FORGED_HOST.test(head) || (isSocket && FORGED_ORIGIN.test(head));
}

function exchange(port: number, pieces: readonly Buffer[]): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    // Node drops unanswered requests when the client half-closes, so wait for the answer first.
    let timer = setTimeout(() => socket.end(), PATIENCE_MS);
    socket.on('connect', () => {
      const [first = Buffer.alloc(0), ...rest] = pieces;
      socket.write(first);
      // In separate packets, which cut the request line or a header.
      for (const piece of rest) setImmediate(() => socket.writable && socket.write(piece));
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), QUIET_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
}
