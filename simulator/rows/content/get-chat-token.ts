import type { Rows } from '#contract/rows';
import { chatToken } from '../../domain/chat/chat-tokens.ts';
import { CHAT_PATH } from '#contract/entities';
import type { Handler } from '../shared/handler.ts';

export const getChatToken: Handler<Rows['getChatToken']> = ({ world, player }) => ({
  token: chatToken(world, player().id),
  url: CHAT_PATH,
});
