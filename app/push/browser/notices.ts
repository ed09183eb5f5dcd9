import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { PushSubscription as Saved } from '#contract/entities';
import { getPushKey } from '#contract/rows/account/get-push-key';
import { removePushSubscription } from '#contract/rows/account/remove-push-subscription';
import { savePushSubscription } from '#contract/rows/account/save-push-subscription';
import type { ApiError } from '#app/api/api-error.ts';
import { callOnce } from '#app/api/call-once.ts';
import type { Transport } from '#app/api/transport.ts';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import type { RootState } from '#app/store/store.ts';
import { registerWorker } from './worker.ts';

/**
 * Whose browser this is, and what the upstream has of it. Without it, nothing is subscribed. `isEnding`: it is to be removed, which
 * every page tries until the browser has done so; nothing but a press takes that back.
 */
const Stored = v.object({
  user: v.string(),
  language: v.string(),
  endpoint: v.string(),
  isEnding: v.optional(v.literal(true)),
});
type Stored = v.InferOutput<typeof Stored>;
type Thunk<Result> = ThunkAction<Promise<Result>, RootState, Transport, UnknownAction>;

/** What became of a press. `asked`: the player has closed the browser's question without an answer. */
export type NoticeState =
  | { readonly is: 'on' | 'off' | 'blocked' | 'asked' }
  /** `isOn`: they could not be turned off. */
  | { readonly is: 'failed'; readonly isOn?: boolean; readonly error?: ApiError };

/** How long to wait for the service worker: one that cannot be installed never becomes active. */
const ACTIVE_WITHIN_MS = 20_000;

export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const stored = (): Stored | undefined => readStored('notices', Stored);

let last: Promise<unknown> = Promise.resolve();

/** One after another: who turns them on while they are still being turned off would get a subscription that is about to be removed. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = last.then(work);
  last = own.catch(() => undefined);
  return own;
}

/** Turns notifications on. The browser asks, so it is called by a press of the player and by nothing else. */
export const turnOn =
  (user: string, language: string): Thunk<NoticeState> =>
  async (dispatch, getState) => {
    const { number } = getState().session;
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return { is: permission === 'denied' ? 'blocked' : 'asked' };
    return inTurn(() => dispatch(subscribe(user, language, number)));
  };

/** Turns them off, here and at the upstream: by a press, and when a break begins. */
export const turnOff = (): Thunk<NoticeState> => (dispatch) => {
  // Mark it at once, not in turn: what still waits was asked for before.
  markEnding();
  return inTurn(() => dispatch(end()));
};

function markEnding(): void {
  const known = stored();
  if (known !== undefined) writeStored('notices', { ...known, isEnding: true } satisfies Stored);
}

const end = (): Thunk<NoticeState> => async (dispatch) => {
  markEnding();
  const subscription = await current();
  if (subscription === null) {
    dropStored('notices');
    return { is: 'off' };
  }
  const body = bodyOf(subscription, 'en');
  const removed =
    body === undefined
      ? Promise.resolve()
      : dispatch(callOnce(removePushSubscription, { body: { endpoint: body.endpoint, auth: body.auth } }));
  // Its push service then refuses the upstream's messages, whether or not the upstream has been reached.
  const [isGone] = await Promise.all([subscription.unsubscribe().catch(() => false), removed]);
  if (!isGone) return { is: 'failed', isOn: true };
  dropStored('notices');
  return { is: 'off' };
};

/** How it stands, asked of the upstream: it ends a subscription by itself, when the player takes a break for example. */
export const readState =
  (user: string, language: string): Thunk<NoticeState> =>
  async (dispatch, getState) => {
    if (Notification.permission === 'denied') return { is: 'blocked' };
    const { number } = getState().session;
    return inTurn(async () => {
      const known = stored();
      if (known?.user !== user) return { is: 'off' };
      return dispatch(known.isEnding === true ? end() : subscribe(user, language, number));
    });
  };

/**
 * Follows who is signed in, and in which language: a browser is subscribed for one player, and no longer than until that player has
 * signed out.
 */
export const followPlayer =
  (user: string | undefined, language: string): Thunk<void> =>
  async (dispatch, getState) => {
    const before = stored();
    if (before === undefined || !canNotify()) return;
    // At once, so that the next page knows it if this one is closed.
    if (before.user !== user) markEnding();
    const { number } = getState().session;
    await inTurn(async () => {
      const known = stored();
      if (known === undefined) return;
      if (known.user !== user || known.isEnding === true) return void (await dispatch(end()));
      const subscription = await current();
      if (subscription?.endpoint === known.endpoint && known.language === language) return;
      // The browser has made a new one, or dropped the old one.
      if (Notification.permission === 'granted') await dispatch(subscribe(user, language, number));
    });
  };

/** @param session the number of the one in which it was asked for: it does not go on in another, though of the same player */
const subscribe =
  (user: string, language: string, session: number): Thunk<NoticeState> =>
  async (dispatch, getState) => {
    const key = await dispatch(callOnce(getPushKey, {}));
    if (!key.ok) return { is: 'failed', error: key.error };
    const subscription = await subscriptionFor(key.data.key).catch(() => undefined);
    const body = subscription && bodyOf(subscription, language);
    if (body === undefined) return { is: 'failed' };
    const { player, number } = getState().session;
    if (player?.userId !== user || number !== session) return { is: 'off' };
    // Before the call: whatever comes of it, signing out removes the subscription.
    writeStored('notices', { user, language, endpoint: body.endpoint } satisfies Stored);
    const saved = await dispatch(callOnce(savePushSubscription, { body }));
    if (saved.ok) return { is: 'on' };
    await dispatch(end());
    return { is: 'failed', error: saved.error };
  };

/** @throws where the browser has no push service, or no worker */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await within(ACTIVE_WITHIN_MS, navigator.serviceWorker.ready);
  const applicationServerKey = bytesOf(key);
  const found = await pushManager.getSubscription();
  const own = found?.options.applicationServerKey;
  if (found !== null && own && textOf(own) === key) return found;
  // Of another upstream, or of this one before it changed its key: the browser refuses a second key.
  await found?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What the upstream takes; undefined for a subscription that the contract would refuse. */
function bodyOf(subscription: PushSubscription, language: string): Saved | undefined {
  const [p256dh, auth] = (['p256dh', 'auth'] as const).map((name) => subscription.getKey(name));
  if (!p256dh || !auth) return undefined;
  const body = { endpoint: subscription.endpoint, p256dh: textOf(p256dh), auth: textOf(auth), language };
  const checked = v.safeParse(Saved, body);
  return checked.success ? checked.output : undefined;
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No worker became active.')), milliseconds)),
  ]);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
