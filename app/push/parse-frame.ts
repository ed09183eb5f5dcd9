import * as v from 'valibot';
import { PushMessage } from '#contract/push.ts';

/** Ten times the longest real message. */
const FRAME_LENGTH_MOST = 2_000;

/** A frame is untrusted text: a message that fits the contract, or nothing that is acted on. */
export function parseFrame(data: unknown): PushMessage | undefined {
  if (typeof data !== 'string' || data.length > FRAME_LENGTH_MOST) return undefined;
  try {
    const checked = v.safeParse(PushMessage, JSON.parse(data));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}
