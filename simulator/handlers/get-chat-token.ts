import type { Rows } from '#contract/rows.ts';
import { chatToken } from '#simulator/chat/chat-tokens.ts';
import { CHAT_PATH } from '#contract/entities/chat.ts';
import type { Handler } from './handler.ts';

export const getChatToken: Handler<Rows['getChatToken']> = ({ world, player }) => ({
  token: chatToken(world, player().id),
  url: CHAT_PATH,
});
