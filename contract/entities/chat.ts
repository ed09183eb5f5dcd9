import * as v from 'valibot';
import { Id, Instant } from '#contract/primitives.ts';

/** Where the chat socket is, below the origin. */
export const CHAT_PATH = '/im-new';

/** The writer's own name of a message: said again under the same one, after a line that broke, it counts once. */
export const ChatRef = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

export const ChatMessage = v.object({
  id: Id,
  /** Grows with each message of a chat. */
  cursor: v.pipe(v.number(), v.integer()),
  from: v.picklist(['player', 'support']),
  name: v.string(),
  text: v.string(),
  at: Instant,
  /** As the client gave it; an upstream that knows none leaves it out. */
  ref: v.optional(ChatRef),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

/** What a client says on the chat socket. */
export const ChatSay = v.strictObject({
  say: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000)),
  ref: v.optional(ChatRef),
});

export const ChatToken = v.object({ token: v.pipe(v.string(), v.minLength(16)), url: v.string() });
export type ChatToken = v.InferOutput<typeof ChatToken>;
