import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { ChatMessage, PUSH_PATH, PushHeartbeat, PushMessage } from '#contract/entities';
import { logFault } from '../http/log.ts';
import { redactAnswer } from '../../core/journal/redact.ts';
import type { ProxyTarget } from './proxy-row.ts';
import { appendRecord } from './recording.ts';

const MAX_FRAME_BYTES = 65_536;
/** Bound for a side that does not read: without it, a socket whose upstream never opened buffered 300 MB in seconds. */
const MAX_WAITING_BYTES = 1_048_576;
/** For an upstream that never answers the upgrade. */
const OPENS_WITHIN_MS = 15_000;
/** Replaces codes that must not be sent, such as 1006. */
const BROKEN = 1011;
const isSendable = (code: number): boolean => code === 1000 || (code >= 3000 && code < 5000);

/**
 * Connects a player's socket with the real upstream's. Frames pass unchanged; the upstream's are checked against the contract.
 * Differences go into the drift report (`push` and `chat`), all frames into the recording.
 */
export function createProxySockets(target: ProxyTarget) {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  return {
    close: () => {
      for (const socket of wss.clients) socket.terminate();
      wss.close();
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      wss.handleUpgrade(request, socket, head, (client) => join(target, request.url ?? '/', client));
    },
  };
}

function join(target: ProxyTarget, address: string, client: WebSocket): void {
  const upstream = new WebSocket(target.url.replace(/^http/, 'ws') + address, {
    maxPayload: MAX_FRAME_BYTES,
    handshakeTimeout: OPENS_WITHIN_MS,
  });
  const name = address.startsWith(PUSH_PATH) ? 'push' : 'chat';
  // Buffers the player's frames until the upstream opens, and closes the socket if it never does.
  const early: RawData[] = [];
  let waiting = 0;
  client.on('message', (data) => {
    const text = String(data);
    if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
    else {
      early.push(data);
      waiting += Buffer.byteLength(text);
    }
    if (waiting + upstream.bufferedAmount > MAX_WAITING_BYTES) client.terminate();
  });
  upstream.on('open', () => {
    early.splice(0).forEach((data) => upstream.send(String(data)));
    waiting = 0;
  });
  upstream.on('message', (data) => {
    note(target, name, String(data));
    if (client.readyState === WebSocket.OPEN) client.send(String(data));
    if (client.bufferedAmount > MAX_WAITING_BYTES) client.terminate();
  });
  upstream.on('close', (code) => client.close(isSendable(code) ? code : BROKEN));
  upstream.on('error', () => client.close(BROKEN));
  client.on('close', () => upstream.terminate());
  client.on('error', () => client.terminate());
}

/** Checks and records a frame. A failure (too deep, disk full) must not end the process. */
function note(target: ProxyTarget, name: 'push' | 'chat', text: string): void {
  try {
    noteFrame(target, name, text);
  } catch (error) {
    logFault('a frame of the upstream could not be recorded', error);
  }
}

function noteFrame(target: ProxyTarget, name: 'push' | 'chat', text: string): void {
  const frame = parsed(text);
  const schema = name === 'push' ? v.union([PushMessage, PushHeartbeat]) : v.object({ message: ChatMessage });
  const checked = v.safeParse(schema, frame);
  const issues = checked.success
    ? []
    : checked.issues.map((issue) => `${v.getDotPath(issue) ?? 'frame'}: ${issue.message}`);
  target.drift.note(name, 101, issues);
  if (target.record !== undefined)
    appendRecord(target.record, { socket: name, frame: redactAnswer(frame), drift: issues });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
