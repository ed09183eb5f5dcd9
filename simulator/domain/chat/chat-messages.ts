import type { ChatMessage } from '#contract/entities';
import type { StoredRecord } from '../../core/store/records.ts';
import type { CoreContext } from '../../core/context/core-context.ts';

interface ChatDoc {
  readonly from: ChatMessage['from'];
  readonly name: string;
  readonly text: string;
  readonly ref?: string;
}

const REPLIES = [
  'Thank you for writing. How can I help?',
  'I see. Let me look into it.',
  'That should be settled within the hour.',
  'Is there anything else?',
] as const;
const MAX_MESSAGES = 500;

function show({ id, seq, atMs, doc }: StoredRecord<ChatDoc>): ChatMessage {
  return { id, cursor: seq, ...doc, at: new Date(atMs).toISOString() };
}

/** Messages of a chat after a cursor, oldest first. */
export function messagesSince(world: CoreContext, chatId: string, cursor: number): ChatMessage[] {
  const { records } = world.records.list<ChatDoc>('chat', chatId, { limit: MAX_MESSAGES });
  return records
    .filter(({ seq }) => seq > cursor)
    .map(show)
    .toReversed();
}

export interface Said {
  readonly name: string;
  readonly text: string;
  readonly ref?: string | undefined;
}

/** Stores a message and the automatic reply of support; returns both. A repeat with the same `ref` returns the stored messages. */
export function say(world: CoreContext, chatId: string, { name, text, ref }: Said): ChatMessage[] {
  const known = ref === undefined ? [] : messagesSince(world, chatId, 0).filter((message) => message.ref === ref);
  if (known.length > 0) return known;
  const before = world.records.list('chat', chatId, { limit: 1 }).total;
  const cursor = world.records.nextNumber() - 1;
  world.records.add('chat', chatId, world.now(), { from: 'player', name, text, ...(ref !== undefined && { ref }) });
  const reply = REPLIES[Math.min(Math.floor(before / 2), REPLIES.length - 1)] ?? REPLIES[0];
  world.records.add('chat', chatId, world.now(), { from: 'support', name: 'Mara', text: reply });
  return messagesSince(world, chatId, cursor);
}
