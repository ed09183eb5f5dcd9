import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import { ChatSay } from '#contract/entities';
import { logFault } from '../http/log.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { messagesSince, say } from '../../domain/chat/chat-messages.ts';
import { isChatToken, readChatToken } from '../../domain/chat/chat-tokens.ts';

const MAX_FRAME_BYTES = 8_192;

/** The chat channel: sends all earlier messages when it opens, then each new one. */
export function createChatChannel(worlds: Worlds) {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  return {
    close: () => {
      for (const socket of wss.clients) socket.terminate();
      wss.close();
    },
    /** @returns false if the token is invalid */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, token: string): boolean {
      const read = readChatToken(token);
      const world = read && worlds.find(read.worldName);
      if (!read || !world || !isChatToken(world, read.chatId, read.mac)) return false;
      wss.handleUpgrade(request, socket, head, (opened) => talk(world, read.chatId, opened));
      return true;
    },
  };
}

function talk(world: World, chatId: string, socket: WebSocket): void {
  const send = (frame: unknown) => socket.send(JSON.stringify(frame));
  socket.on('error', () => socket.terminate());
  // An error thrown in a socket listener would end the process, because no request handler catches it.
  const onFrame = (data: unknown): void => {
    const said = v.safeParse(ChatSay, parsed(String(data)));
    if (!said.success) return send({ error: 'a frame must be { "say": "1 to 1000 characters" }' });
    const name = world.members.byId(chatId)?.nickname ?? 'Visitor';
    const { say: text, ref } = said.output;
    for (const message of world.change(() => say(world, chatId, { name, text, ref }))) send({ message });
  };
  socket.on('message', (data) => {
    try {
      onFrame(data);
    } catch (error) {
      logFault('a chat message failed', error);
      socket.close(1011, 'the message could not be stored');
    }
  });
  for (const message of messagesSince(world, chatId, 0)) send({ message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
