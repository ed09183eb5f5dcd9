import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { LANGUAGES } from '#contract/brand';
import { storyOf } from '../../conformance/answers/story.ts';
import { messagesSince, say } from './chat-messages.ts';
import { chatToken, isChatToken, readChatToken } from './chat-tokens.ts';
import { CHAT } from './chat.facts.ts';

it('messages of a chat, the replies of support and chat tokens are as the file says', async () => {
  const text = await storyOf(async (client) => {
    const { world } = client;
    const post = (chatId: string, words: string, over: object = {}) =>
      world.change(() => say(world, chatId, { name: 'Pat', text: words, ...over }));
    client.write('first', post('m-player', 'Hello', { ref: 'r-1' }));
    client.write('repeated', post('m-player', 'Hello again', { ref: 'r-1' }));
    world.clock.advance(1_000);
    for (const words of ['a', 'b', 'c', 'd', 'e']) client.write(words, post('m-player', words));
    client.write('another chat', post('visitor-1', 'Hi', { language: 'ru' }));
    for (const language of LANGUAGES)
      client.write(
        language,
        messagesSince(world, 'm-player', 0, language).map((each) => each.text),
      );
    await client.call('syncMessages', { body: { cursor: 4 } });
    await client.call('syncMessages', { body: { cursor: 5 }, headers: { 'accept-language': 'pt-BR' } });
    await client.call('syncMessages', { body: { cursor: 999 } });
    client.write('no messages', messagesSince(world, 'visitor-2', 0));
    await client.call('getChatToken');
    await client.call('getVisitorChatToken', { headers: { 'x-chat-timestamp': '1', 'x-chat-signature': 'x' } });
    const token = chatToken(world, 'm-player');
    for (const each of [
      token,
      `${token}0`,
      token.replace('chat.', 'sim.'),
      'chat.main.a b.0123456789012345678901234567890123456789',
    ])
      client.write(each, readChatToken(each));
    const mac = readChatToken(token)?.mac ?? '';
    client.write('valid', [isChatToken(world, 'm-player', mac), isChatToken(world, 'm-agent', mac)]);
  });
  expect(missingFacts(text, CHAT)).toEqual([]);
});
