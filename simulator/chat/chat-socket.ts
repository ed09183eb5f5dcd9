import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import { ChatSay } from '#contract/entities/chat.ts';
import type { World } from '#simulator/world/world.ts';
import type { Worlds } from '#simulator/world/worlds.ts';
import { messagesSince, say } from './chat-messages.ts';
import { isChatToken, readChatToken } from './chat-tokens.ts';

const FRAME_BYTES_MOST = 8_192;

/** The chat channel: on opening everything said so far, then message by message. @returns the upgrade, or undefined for a bad token */
export function createChatChannel(worlds: Worlds) {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: FRAME_BYTES_MOST });
  return {
    close: () => {
      for (const socket of wss.clients) socket.terminate();
      wss.close();
    },
    /** @returns false when the token opens no chat */
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
  const tell = (frame: unknown) => socket.send(JSON.stringify(frame));
  socket.on('error', () => socket.terminate());
  socket.on('message', (data) => {
    const said = v.safeParse(ChatSay, parsed(String(data)));
    if (!said.success) return tell({ error: 'a frame is { "say": "1 to 1000 characters" }' });
    const name = world.members.byId(chatId)?.nickname ?? 'Visitor';
    const { say: text, ref } = said.output;
    for (const message of world.change(() => say(world, chatId, { name, text, ref }))) tell({ message });
  });
  for (const message of messagesSince(world, chatId, 0)) tell({ message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
