import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { CHAT_PATH } from '#contract/entities/chat.ts';
import { PUSH_PATH } from '#contract/push.ts';
import { createChatChannel } from '#simulator/chat/chat-socket.ts';
import { createProxySockets } from '#simulator/proxy/proxy-socket.ts';
import type { ProxyTarget } from '#simulator/proxy/proxy-row.ts';
import { worldOfToken } from '#simulator/members/sessions.ts';
import type { World } from '#simulator/world/world.ts';
import type { Worlds } from '#simulator/world/worlds.ts';
import { deliver } from './deliver.ts';
import type { Push } from './outbox.ts';
import { isOriginAllowed } from './origin.ts';
import { Sockets, type PlayerSocket } from './sockets.ts';

/** A socket that does not answer two beats in a row is gone. */
const HEARTBEAT_MS = 30_000;
/** Clients send nothing on this channel but pongs. */
const FRAME_BYTES_MOST = 1_024;
const REFUSALS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
} as const;

/**
 * The wallet channel and the chat, on the port of the calls: checks who opens it, keeps it alive, carries the pushes of all worlds. With
 * a real upstream behind, sockets are joined to its own.
 */
export function openWalletChannel(
  server: Server,
  worlds: Worlds,
  proxy?: ProxyTarget,
): { sockets: Sockets; close(): void } {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: FRAME_BYTES_MOST });
  const sockets = new Sockets();
  const chat = createChatChannel(worlds);
  const proxied = proxy && createProxySockets(proxy);
  /** The welcome bonus is paid before its player can have a socket: it is told when the first one opens. */
  const welcomes = new Map<string, Push>();
  worlds.onCreated((world) =>
    world.outbox.onDelivery((push) => {
      const tabs = sockets.of(world.name, push.memberId);
      if (tabs.length === 0 && push.message.notifyType === 'REGISTER')
        welcomes.set(`${world.name} ${push.memberId}`, push);
      else deliver(world, tabs, push);
    }),
  );

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== PUSH_PATH && url.pathname !== CHAT_PATH) return refuse(socket, 404);
    if (!isOriginAllowed(request)) return refuse(socket, 403);
    if (proxied) return proxied.upgrade(request, socket, head);
    if (url.pathname === CHAT_PATH) {
      if (!chat.upgrade(request, socket, head, url.searchParams.get('token') ?? '')) refuse(socket, 401);
      return;
    }
    const who = playerOf(worlds, url.searchParams.get('token') ?? '');
    if (who === undefined) return refuse(socket, 401);
    const { world, names, memberId } = who;
    const fault = world.faults.strike({ on: 'socketOpening', row: 'push', player: names });
    if (fault?.do === 'socketRefuse') return refuse(socket, 503);
    wss.handleUpgrade(request, socket, head, (opened) => {
      if (fault?.do === 'socketAcceptThenClose') return opened.close(1011, 'closed by a fault');
      sockets.add({
        socket: opened,
        world: world.name,
        memberId,
        names,
        isSilent: fault?.do === 'socketSilence',
        isAlive: true,
        held: [],
      });
      const welcome = welcomes.get(`${world.name} ${memberId}`);
      if (welcome === undefined) return;
      welcomes.delete(`${world.name} ${memberId}`);
      deliver(world, sockets.of(world.name, memberId), welcome);
    });
  });

  const beat = setInterval(() => sockets.all().forEach(heartbeat), HEARTBEAT_MS);
  beat.unref();
  return {
    sockets,
    close() {
      clearInterval(beat);
      chat.close();
      proxied?.close();
      for (const { socket } of sockets.all()) socket.terminate();
      wss.close();
    },
  };
}

function playerOf(worlds: Worlds, token: string): { world: World; memberId: string; names: string[] } | undefined {
  const name = worldOfToken(token);
  const world = name === undefined ? undefined : worlds.find(name);
  const session = world?.sessions.find(token, world.now());
  const member = session && world?.members.byId(session.memberId);
  if (world === undefined || !member) return undefined;
  const names = [member.id, member.nickname, member.email, member.mobile].filter((each) => each !== null);
  return { world, memberId: member.id, names };
}

function refuse(socket: Duplex, status: keyof typeof REFUSALS): void {
  socket.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function heartbeat(player: PlayerSocket): void {
  const { socket } = player;
  if (!player.isAlive) return socket.terminate();
  player.isAlive = false;
  if (isOpen(socket)) socket.ping();
}

const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN;
