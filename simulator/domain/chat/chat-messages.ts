import type { Language } from '#contract/brand';
import type { ChatMessage } from '#contract/entities';
import { ENGLISH, translated } from '#fixtures/world';
import type { StoredRecord } from '../../core/store/records.ts';
import type { CoreContext } from '../../core/context/core-context.ts';

interface ChatDoc {
  readonly from: ChatMessage['from'];
  readonly name: string;
  readonly text: string;
  readonly ref?: string;
}

const { hello, look, soon, more } = ENGLISH.content.chat;
const REPLIES = [hello, look, soon, more] as const;
const MAX_MESSAGES = 500;

/** Support's messages are stored in English and shown in the reader's language. */
function show({ id, seq, atMs, doc }: StoredRecord<ChatDoc>, language: Language): ChatMessage {
  const text = doc.from === 'support' ? (translated(doc.text, language) ?? doc.text) : doc.text;
  return { id, cursor: seq, ...doc, text, at: new Date(atMs).toISOString() };
}

/** After a cursor, oldest first. */
export function messagesSince(
  world: CoreContext,
  chatId: string,
  cursor: number,
  language: Language = 'en',
): ChatMessage[] {
  const { records } = world.records.list<ChatDoc>('chat', chatId, { limit: MAX_MESSAGES });
  return records
    .filter(({ seq }) => seq > cursor)
    .map((record) => show(record, language))
    .toReversed();
}

export interface Said {
  readonly name: string;
  readonly text: string;
  readonly ref?: string | undefined;
  readonly language?: Language | undefined;
}

/** Stores a message and support's automatic reply. A repeated `ref` returns the stored messages. */
export function say(world: CoreContext, chatId: string, { name, text, ref, language }: Said): ChatMessage[] {
  const known =
    ref === undefined ? [] : messagesSince(world, chatId, 0, language).filter((message) => message.ref === ref);
  if (known.length > 0) return known;
  const before = world.records.list('chat', chatId, { limit: 1 }).total;
  const cursor = world.records.nextNumber() - 1;
  world.records.add('chat', chatId, world.now(), { from: 'player', name, text, ...(ref !== undefined && { ref }) });
  const reply = REPLIES[Math.min(Math.floor(before / 2), REPLIES.length - 1)] ?? REPLIES[0];
  world.records.add('chat', chatId, world.now(), { from: 'support', name: 'Mara', text: reply });
  return messagesSince(world, chatId, cursor, language);
}
