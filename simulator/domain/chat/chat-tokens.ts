import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CoreContext } from '../../core/context/core-context.ts';

/** A token that names a chat and allows to open it: `chat.WORLD.CHAT.MAC`. */
export function chatToken(world: CoreContext, chatId: string): string {
  return `chat.${world.name}.${chatId}.${mac(world, chatId)}`;
}

/** Undefined for other strings. */
export function readChatToken(token: string): { worldName: string; chatId: string; mac: string } | undefined {
  const [, worldName, chatId, given] = /^chat\.([a-z0-9-]{1,64})\.([\w-]{1,64})\.([0-9a-f]{40})$/.exec(token) ?? [];
  return worldName === undefined || chatId === undefined || given === undefined
    ? undefined
    : { worldName, chatId, mac: given };
}

export function isChatToken(world: CoreContext, chatId: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(world, chatId)));
}

function mac(world: CoreContext, chatId: string): string {
  return createHmac('sha256', `${world.seed}\u0000${world.name}`).update(`chat:${chatId}`).digest('hex').slice(0, 40);
}
