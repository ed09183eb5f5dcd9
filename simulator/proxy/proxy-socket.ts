import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { ChatMessage } from '#contract/entities/chat.ts';
import { PUSH_PATH, PushMessage } from '#contract/push.ts';
import { redactAnswer } from '#simulator/journal/redact.ts';
import type { ProxyTarget } from './proxy-row.ts';
import { appendRecord } from './recording.ts';

const FRAME_BYTES_MOST = 65_536;
/** Codes that a peer may not send itself stand for a line that broke. */
const BROKEN = 1011;
const isSendable = (code: number): boolean => code === 1000 || (code >= 3000 && code < 5000);

/**
 * Joins a player's socket to the real upstream's: frames pass both ways as they are; those of the upstream are held against
 * the contract, differences go into the drift report (rows `push` and `chat`), and all of them into the recording.
 */
export function createProxySockets(target: ProxyTarget) {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: FRAME_BYTES_MOST });
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
  const upstream = new WebSocket(target.url.replace(/^http/, 'ws') + address, { maxPayload: FRAME_BYTES_MOST });
  const name = address.startsWith(PUSH_PATH) ? 'push' : 'chat';
  // What the player says before the upstream has opened waits; one that never opens is closed towards the player as well.
  const early: RawData[] = [];
  client.on('message', (data) => {
    if (upstream.readyState === WebSocket.OPEN) upstream.send(String(data));
    else early.push(data);
  });
  upstream.on('open', () => early.splice(0).forEach((data) => upstream.send(String(data))));
  upstream.on('message', (data) => {
    note(target, name, String(data));
    if (client.readyState === WebSocket.OPEN) client.send(String(data));
  });
  upstream.on('close', (code) => client.close(isSendable(code) ? code : BROKEN));
  upstream.on('error', () => client.close(BROKEN));
  client.on('close', () => upstream.terminate());
  client.on('error', () => client.terminate());
}

function note(target: ProxyTarget, name: 'push' | 'chat', text: string): void {
  const frame = parsed(text);
  const schema = name === 'push' ? PushMessage : v.object({ message: ChatMessage });
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
