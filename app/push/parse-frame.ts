import * as v from 'valibot';
import { PushHeartbeat, PushMessage } from '#contract/entities';
import { readJson } from '#app/api/read-json.ts';

/** Ten times the longest real message. */
const FRAME_LENGTH_MAX = 2_000;

const Frame = v.union([PushHeartbeat, PushMessage]);

/** A frame is untrusted text: a message or a heartbeat that fits the contract, or ignored. */
export function parseFrame(data: unknown): PushMessage | PushHeartbeat | undefined {
  if (typeof data !== 'string' || data.length > FRAME_LENGTH_MAX) return undefined;
  try {
    const checked = v.safeParse(Frame, readJson(data));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}
