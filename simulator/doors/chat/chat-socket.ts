import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Language } from '#contract/brand';
import { ChatSay } from '#contract/entities';
import { ENGLISH, translated } from '#fixtures/world';
import { HEADERS } from '#contract/wire';
import { requestedLanguage } from '../calls/in-language.ts';
import { logFault } from '../http/log.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { messagesSince, say } from '../../domain/chat/chat-messages.ts';
import { isChatToken, readChatToken } from '../../domain/chat/chat-tokens.ts';

const MAX_FRAME_BYTES = 8_192;
/** A page that was offline sends up to 20 messages at once (`WAITING_MAX`). Each takes 2 ms: 3,000 blocked the process for 4 s. */
const MAX_SAID = 40;
const MAX_FRAMES = 200;
const WINDOW_MS = 10_000;
/** RFC 6455: policy violation. */
const POLICY_CLOSE = 1_008;

const GUEST = ENGLISH.content.chat.guest;

interface Chat {
  readonly world: World;
  readonly chatId: string;
  readonly isSignedIn: () => boolean;
}

/** Sends earlier messages at the start, then each new one. */
export function createChatChannel(worlds: Worlds) {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  return {
    close: () => {
      for (const socket of wss.clients) socket.terminate();
      wss.close();
    },
    /** Opens a chat while its session lives. */
    open({ world, chatId, isSignedIn }: Chat, request: IncomingMessage, socket: Duplex, head: Buffer): void {
      wss.handleUpgrade(request, socket, head, (opened) =>
        talk({ world, chatId, isSignedIn }, opened, languageOfSocket(request)),
      );
    },
    /** Undefined for an invalid token. A chat token has no session: it lasts as long as its world. */
    ofToken(token: string): Chat | undefined {
      const read = readChatToken(token);
      const world = read && worlds.find(read.worldName);
      if (!read || !world || !isChatToken(world, read.chatId, read.mac)) return undefined;
      return { world, chatId: read.chatId, isSignedIn: () => worlds.find(world.name) === world };
    },
  };
}

/** From the address, because a page cannot set a socket's headers; else the browser's. */
function languageOfSocket({ url = '', headers }: IncomingMessage): Language {
  const query = new URL(url, 'http://socket.invalid').searchParams;
  return requestedLanguage(
    { [HEADERS.language]: headers['accept-language'] },
    Object.fromEntries([...query].filter(([name]) => name === 'language')),
  );
}

function talk({ world, chatId, isSignedIn }: Chat, socket: WebSocket, language: Language): void {
  /** Messages in the window, oldest first. */
  let said: number[] = [];
  const send = (frame: unknown) => socket.send(JSON.stringify(frame));
  socket.on('error', () => socket.terminate());
  // An uncaught error in a socket listener would end the process.
  const onFrame = (data: unknown): void => {
    if (!isSignedIn()) return socket.close(POLICY_CLOSE, 'the session has ended');
    const nowMs = world.clock.transportNow();
    said = said.filter((atMs) => atMs > nowMs - WINDOW_MS && atMs <= nowMs);
    // Reads nothing more: each answer costs a write too.
    if (said.push(nowMs) > MAX_FRAMES) return socket.close(POLICY_CLOSE, 'too many messages');
    if (said.length > MAX_SAID) return send({ error: 'too many messages: wait a little' });
    const message = v.safeParse(ChatSay, parsed(String(data)));
    if (!message.success) return send({ error: 'a frame must be { "say": "1 to 1000 characters" }' });
    const name = world.members.byId(chatId)?.nickname ?? translated(GUEST, language) ?? GUEST;
    const { say: text, ref } = message.output;
    for (const message of world.change(() => say(world, chatId, { name, text, ref, language }))) send({ message });
  };
  socket.on('message', (data) => {
    try {
      onFrame(data);
    } catch (error) {
      logFault('a chat message failed', error);
      socket.close(1011, 'the message could not be stored');
    }
  });
  for (const message of messagesSince(world, chatId, 0, language)) send({ message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
