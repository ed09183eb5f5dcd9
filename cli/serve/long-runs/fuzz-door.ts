import { connect } from 'node:net';
import { streamOf } from '#simulator/testing';
import { hostileRequest } from './hostile-request.ts';

/** What came of hostile requests at one door. */
export interface DoorReport {
  readonly sent: number;
  /** How many answers had each status; `0`: the connection ended without one. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers of 500 and above but for 501 and 505: each must have a line in the log. */
  readonly serverErrors: readonly { readonly status: number; readonly request: string }[];
  /** What must not happen at any door: a forged host or origin was let in, a file from outside or a stack trace came out. */
  readonly through: readonly { readonly status: number; readonly request: string }[];
}

interface DoorOptions {
  readonly port: number;
  readonly requests: number;
  readonly seed: string;
  /** Tokens of players, so that some sockets open. */
  readonly tokens?: readonly string[];
  /** The name that the server is called by; `localhost` by default. */
  readonly host?: string;
  /** Web servers in front of ours answer to any name: which ones reach them is the operator's `server_name`. */
  readonly takesAnyHost?: boolean;
}

const AT_ONCE = 64;
/** A server that waits for the rest of a request, as it may, is left after this long. */
const PATIENCE_MS = 300;
/** After an answer: there may be another one. */
const QUIET_MS = 20;
const FORGED_HOST = /^host: *(?:evil\.example|localhost, )|^[A-Z]+ http:\/\/evil\.example\//im;
const FORGED_ORIGIN = /^origin: *(?:null|http:\/\/evil\.example|%)/im;
/** A line of /etc/passwd, or of a file beside the site; a stack trace, with the paths of the machine. */
const LEAK = /root:x:0|slipway_upstream|\n {4}at .+:\d+:\d+\)?/;
const SHOWN = 400;
/** A call that no row has; a version of HTTP that the server does not speak. */
const MEANT: ReadonlySet<number> = new Set([501, 505]);
const STATUS = /^HTTP\/1\.[01] (\d{3}) /gm;

/** Sends so many hostile requests by raw sockets. The same seed sends the same bytes. */
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

/** Only for whole single requests: of pipelined or broken ones the server decides where each begins. */
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
    // Node drops what it has not answered when the caller says that it is done: first wait for the answer.
    let timer = setTimeout(() => socket.end(), PATIENCE_MS);
    socket.on('connect', () => {
      const [first = Buffer.alloc(0), ...rest] = pieces;
      socket.write(first);
      // Another packet, so that the request line or a header is cut.
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
