import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { CHAT_PATH, HEARTBEAT_EVERY_MS, PUSH_PATH, type PushHeartbeat } from '#contract/entities';
import { requestUrl } from '../http/request-url.ts';
import { refuseUpgrade } from '../http/guarded.ts';
import { createChatChannel } from '../chat/chat-socket.ts';
import { createProxySockets } from '../proxy/proxy-socket.ts';
import type { ProxyTarget } from '../proxy/proxy-row.ts';
import { type Session, worldOfToken } from '../../domain/members/sessions.ts';
import { worldOfTicket } from '../../domain/members/socket-tickets.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { deliver } from './deliver.ts';
import type { Push } from '../../core/push/outbox.ts';
import { Sockets, type PlayerSocket } from './sockets.ts';

/** A socket without an answer by the next ping is closed. */
const PING_EVERY_MS = 30_000;
/** Clients send only pongs. */
const MAX_FRAME_BYTES = 1_024;
/** RFC 6455: policy violation. */
const POLICY_CLOSE = 1_008;

interface WalletChannel {
  readonly sockets: Sockets;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/**
 * Wallet channel and chat on the port of the calls: authentication, heartbeats, pushes of all worlds. With a proxied upstream,
 * sockets connect to its sockets.
 */
export function openWalletChannel(worlds: Worlds, proxy?: ProxyTarget): WalletChannel {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  const sockets = new Sockets();
  const chat = createChatChannel(worlds);
  const proxied = proxy && createProxySockets(proxy);
  /** The welcome bonus is paid before the player's first socket, so its push waits for it. */
  const welcomes = new Map<string, Push>();
  worlds.onCreated((world) =>
    world.outbox.onDelivery((push) => {
      const tabs = sockets.of(world.name, push.memberId).filter(endIfSignedOut);
      if (tabs.length === 0 && push.message.notifyType === 'REGISTER')
        welcomes.set(`${world.name} ${push.memberId}`, push);
      else deliver(world, tabs, push);
    }),
  );

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const url = requestUrl(request.url ?? '/');
    if (url.pathname !== PUSH_PATH && url.pathname !== CHAT_PATH) return refuseUpgrade(socket, 404);
    if (proxied) return proxied.upgrade(request, socket, head);
    const isChat = url.pathname === CHAT_PATH;
    if (isChat && !url.searchParams.has('ticket')) {
      const guest = chat.ofToken(url.searchParams.get('token') ?? '');
      return guest === undefined ? refuseUpgrade(socket, 401) : chat.open(guest, request, socket, head);
    }
    const who = playerOf(worlds, url.searchParams);
    if (who === undefined) return refuseUpgrade(socket, 401);
    const { world, names, memberId, family } = who;
    // A world that was dropped or replaced has a closed store.
    const isSignedIn = () => worlds.find(world.name) === world && world.sessions.isLive(family, world.now());
    if (isChat) {
      return chat.open({ world, chatId: memberId, isSignedIn }, request, socket, head);
    }
    const fault = world.faults.strike({ on: 'socketOpening', row: 'push', player: names });
    if (fault?.do === 'socketRefuse') return refuseUpgrade(socket, 503);
    wss.handleUpgrade(request, socket, head, (opened) => {
      if (fault?.do === 'socketAcceptThenClose') return opened.close(1011, 'closed by a fault');
      const player: PlayerSocket = {
        socket: opened,
        world: world.name,
        memberId,
        names,
        isSilent: fault?.do === 'socketSilence',
        isSignedIn,
        isAlive: true,
        delayed: [],
      };
      sockets.add(player);
      // At once, so that clients know that there are heartbeats.
      if (hasHeartbeats(world)) sendHeartbeat(player);
      const welcome = welcomes.get(`${world.name} ${memberId}`);
      if (welcome === undefined) return;
      welcomes.delete(`${world.name} ${memberId}`);
      deliver(world, sockets.of(world.name, memberId), welcome);
    });
  };

  const ping = setInterval(() => sockets.all().forEach(pingSocket), PING_EVERY_MS);
  const beat = setInterval(() => {
    for (const player of sockets.all()) if (hasHeartbeats(worlds.find(player.world))) sendHeartbeat(player);
  }, HEARTBEAT_EVERY_MS);
  ping.unref();
  beat.unref();
  return {
    sockets,
    upgrade,
    close() {
      clearInterval(ping);
      clearInterval(beat);
      chat.close();
      proxied?.close();
      for (const { socket } of sockets.all()) socket.terminate();
      wss.close();
    },
  };
}

interface SocketPlayer {
  readonly world: World;
  readonly memberId: string;
  readonly family: number;
  readonly names: string[];
}

function playerOf(worlds: Worlds, query: URLSearchParams): SocketPlayer | undefined {
  const ticket = query.get('ticket');
  const token = query.get('token') ?? '';
  const name = ticket === null ? worldOfToken(token) : worldOfTicket(ticket);
  const world = name === undefined ? undefined : worlds.find(name);
  if (world === undefined) return undefined;
  const session = ticket === null ? world.sessions.find(token, world.now()) : sessionOfTicket(world, ticket);
  const member = session && world.members.byId(session.memberId);
  if (!member) return undefined;
  const names = [member.id, member.nickname, member.email, member.mobile].filter((each) => each !== null);
  return { world, memberId: member.id, family: session.family, names };
}

function sessionOfTicket(world: World, ticket: string): Session | undefined {
  const session = world.socketTickets.take(ticket);
  return session !== undefined && world.sessions.isLive(session.family, world.now()) ? session : undefined;
}

/** Sends nothing after the session ends, for example by a changed password. */
function endIfSignedOut(player: PlayerSocket): boolean {
  const isSignedIn = player.isSignedIn();
  if (!isSignedIn) player.socket.close(POLICY_CLOSE, 'the session has ended');
  return isSignedIn;
}

/** The specification's upstream sends none, nor a world with a stopped clock: tests move their pages' clocks by hours. */
const hasHeartbeats = (world: World | undefined): boolean => world?.upstream === 'keyed' && world.clock.speed > 0;

const HEARTBEAT = JSON.stringify({ heartbeat: true } satisfies PushHeartbeat);

function sendHeartbeat({ socket, isSilent }: PlayerSocket): void {
  if (!isSilent && isOpen(socket)) socket.send(HEARTBEAT);
}

function pingSocket(player: PlayerSocket): void {
  const { socket } = player;
  if (!player.isAlive || !endIfSignedOut(player)) return socket.terminate();
  player.isAlive = false;
  if (isOpen(socket)) socket.ping();
}

const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN;
