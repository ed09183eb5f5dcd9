import { CHAT_PATH, type ChatToken } from '#contract/entities';
import { HEADERS } from '#contract/wire';
import { getChatToken } from '#contract/rows/content/get-chat-token';
import { getVisitorChatToken } from '#contract/rows/content/get-visitor-chat-token';
import { callOnce } from '#app/api/call-once.ts';
import { newKey } from '#app/api/new-key.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { ticketSource } from '#app/push/ticket-source.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { keep, kept } from '#app/store/vault.ts';

/**
 * Opens sockets for the player's own chat, or for this browser's guest chat. A player's is opened by a single-use ticket where the
 * upstream has them. One that has them for the wallet's push alone refuses the socket: after a socket that did not open, the next one
 * is opened the other way, by the chat's token.
 */
export function chatLineOpener(dispatch: AppDispatch, isPlayer: boolean): () => Promise<WebSocket> {
  const nextTicket = ticketSource(dispatch);
  let isByTicket = isPlayer;
  return async () => {
    const ticket = isByTicket ? await nextTicket() : undefined;
    const socket = ticket === undefined ? await openByToken(dispatch, isPlayer) : new WebSocket(ticketUrl(ticket));
    if (!isPlayer) return socket;
    const onClose = () => (isByTicket = ticket === undefined);
    socket.addEventListener('close', onClose);
    socket.addEventListener('open', () => socket.removeEventListener('close', onClose));
    return socket;
  };
}

async function openByToken(dispatch: AppDispatch, isPlayer: boolean): Promise<WebSocket> {
  const outcome = isPlayer ? await dispatch(callOnce(getChatToken, {})) : await visitorToken(dispatch);
  if (!outcome.ok) throw new Error('No chat token.');
  return new WebSocket(lineUrl(outcome.data));
}

function ticketUrl(ticket: string): string {
  const line = new URL(CHAT_PATH, location.href);
  line.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  line.searchParams.set('ticket', ticket);
  return inPageLanguage(line);
}

const TEN_YEARS_MS = 10n * 365n * 86_400_000n;

/** A guest's name: a moment of the last ten years, drawn, so that no one who asks at the same time, or guesses, has the same. */
const newVisitor = () =>
  String(Math.floor(serverClock.transportTime()) - Number(BigInt(`0x${newKey()}`) % TEN_YEARS_MS));

/**
 * A guest is identified by the time value of their first token: the same value opens the same chat again. The specification does
 * not say how the signature is derived; SHA-256 is assumed, as in the simulator.
 */
async function visitorToken(dispatch: AppDispatch) {
  const before = kept('nonLoginOtherChatID') ?? '';
  const time = /^\d{1,15}$/.test(before) ? before : newVisitor();
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

/** Only on our own origin: no token goes to an address elsewhere that the upstream names. */
function lineUrl({ token, url }: ChatToken): string {
  const own = new URL(CHAT_PATH, location.href);
  const named = URL.canParse(url, location.href) ? new URL(url, location.href) : own;
  const line = named.host === own.host ? named : own;
  line.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  line.searchParams.set('token', token);
  return inPageLanguage(line);
}

/** A socket sends the browser's Accept-Language, which need not be the language that the player chose. */
function inPageLanguage(line: URL): string {
  const { lang } = document.documentElement;
  if (lang !== '') line.searchParams.set('language', lang);
  return line.href;
}
