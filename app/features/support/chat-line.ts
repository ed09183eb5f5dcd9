import { CHAT_PATH, type ChatToken } from '#contract/entities/chat.ts';
import { HEADERS } from '#contract/headers.ts';
import { getChatToken } from '#contract/rows/get-chat-token.ts';
import { getVisitorChatToken } from '#contract/rows/get-visitor-chat-token.ts';
import { callOnce } from '#app/api/call-once.ts';
import { serverClock } from '#app/api/server-clock.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { keep, kept } from '#app/store/vault.ts';

/** A socket for the player's own chat, or for that of the visitor of this browser. */
export async function openChatLine(dispatch: AppDispatch, isPlayer: boolean): Promise<WebSocket> {
  const outcome = isPlayer ? await dispatch(callOnce(getChatToken, {})) : await visitorToken(dispatch);
  if (!outcome.ok) throw new Error('No chat token.');
  return new WebSocket(lineUrl(outcome.data));
}

/**
 * A visitor is known by the time value that his first token was made of: the same one opens the same chat again. How the signature
 * is derived the specification leaves open; SHA-256 is assumed, as in the simulator.
 */
async function visitorToken(dispatch: AppDispatch) {
  const before = kept('nonLoginOtherChatID') ?? '';
  const time = /^\d{1,15}$/.test(before) ? before : String(Math.floor(serverClock.transportTime()));
  const outcome = await dispatch(
    callOnce(getVisitorChatToken, {
      headers: { [HEADERS.chatTimestamp]: time, [HEADERS.chatSignature]: await sha256(time) },
    }),
  );
  if (outcome.ok && time !== before) await keep({ nonLoginOtherChatID: time });
  return outcome;
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** On our own origin only: an address that the upstream names elsewhere is not followed with a token. */
function lineUrl({ token, url }: ChatToken): string {
  const own = new URL(CHAT_PATH, location.href);
  const named = URL.canParse(url, location.href) ? new URL(url, location.href) : own;
  const line = named.host === own.host ? named : own;
  line.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  line.searchParams.set('token', token);
  return line.href;
}
