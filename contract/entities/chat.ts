import * as v from 'valibot';
import { Id, Instant } from '../primitives.ts';

/** Below the origin. */
export const CHAT_PATH = '/im-new';

/** The client's id of a message, so that a repeat after a lost connection counts once. */
export const ChatRef = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

export const ChatMessage = v.object({
  id: Id,
  /** Grows with each message. */
  cursor: v.pipe(v.number(), v.integer()),
  from: v.picklist(['player', 'support']),
  name: v.string(),
  text: v.string(),
  at: Instant,
  /** The client's id; missing at upstreams without support. */
  ref: v.optional(ChatRef),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

/** A message that a client sends on the chat socket. */
export const ChatSay = v.strictObject({
  say: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000)),
  ref: v.optional(ChatRef),
});

export const ChatToken = v.object({ token: v.pipe(v.string(), v.minLength(16)), url: v.string() });
export type ChatToken = v.InferOutput<typeof ChatToken>;
