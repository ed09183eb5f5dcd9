import { CHAT_PATH, ChatMessage, ChatSay, PUSH_PATH, PushHeartbeat, PushMessage } from '#contract/entities';
import { jsonSchemaOf } from './json-schema.ts';

export function asyncApi(host: string): Record<string, unknown> {
  const text = { type: 'string' };
  // A ticket from getSocketTicket, if the upstream has it, or the session's or chat's token.
  const query = { type: 'object', properties: { token: text, ticket: text } };
  const binding = { bindings: { ws: { method: 'GET', query } } };
  return {
    asyncapi: '3.0.0',
    info: { title: 'Slipway sockets', version: '1' },
    servers: { simulator: { host, protocol: 'ws' } },
    channels: {
      wallet: {
        address: PUSH_PATH,
        ...binding,
        messages: {
          push: { payload: jsonSchemaOf(PushMessage, 'output') },
          heartbeat: { payload: jsonSchemaOf(PushHeartbeat, 'output') },
        },
      },
      chat: {
        address: CHAT_PATH,
        ...binding,
        messages: {
          said: {
            payload: {
              type: 'object',
              properties: { message: jsonSchemaOf(ChatMessage, 'output') },
              required: ['message'],
            },
          },
          say: { payload: jsonSchemaOf(ChatSay, 'input') },
        },
      },
    },
    operations: {
      pushWallet: { action: 'send', channel: { $ref: '#/channels/wallet' }, summary: 'The wallet changed' },
      sendMessage: {
        action: 'send',
        channel: { $ref: '#/channels/chat' },
        messages: [{ $ref: '#/channels/chat/messages/said' }],
      },
      receiveMessage: {
        action: 'receive',
        channel: { $ref: '#/channels/chat' },
        messages: [{ $ref: '#/channels/chat/messages/say' }],
      },
    },
  };
}
