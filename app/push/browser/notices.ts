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

/** Whose browser this is, and what the upstream has of it. Without it, nothing is subscribed. */
const Stored = v.object({ user: v.string(), language: v.string(), endpoint: v.string() });
type Stored = v.InferOutput<typeof Stored>;
type Thunk<Result> = ThunkAction<Promise<Result>, RootState, Transport, UnknownAction>;

/** What became of a press. `asked`: the player has closed the browser's question without an answer. */
export type NoticeState =
  | { readonly is: 'on' | 'off' | 'blocked' | 'asked' }
  /** `isOn`: they could not be turned off. */
  | { readonly is: 'failed'; readonly isOn?: boolean; readonly error?: ApiError };

/** A worker that cannot be installed never becomes active. */
const ACTIVE_WITHIN_MS = 20_000;

export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const stored = (): Stored | undefined => readStored('notices', Stored);

/** Turns notifications on. The browser asks, so it is called by a press of the player and by nothing else. */
export const turnOn =
  (user: string, language: string): Thunk<NoticeState> =>
  async (dispatch) => {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return { is: permission === 'denied' ? 'blocked' : 'asked' };
    return dispatch(subscribe(user, language));
  };

/** Turns them off, here and at the upstream. It stays on the list of what is to be removed until the browser has done so. */
export const turnOff = (): Thunk<NoticeState> => async (dispatch) => {
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
  async (dispatch) => {
    if (Notification.permission === 'denied') return { is: 'blocked' };
    return stored()?.user === user ? dispatch(subscribe(user, language)) : { is: 'off' };
  };

/**
 * Follows who is signed in, and in which language: a browser is subscribed for one player, and no longer than until that player has
 * signed out.
 */
export const followPlayer =
  (user: string | undefined, language: string): Thunk<void> =>
  async (dispatch) => {
    const known = stored();
    if (known === undefined || !canNotify()) return;
    if (known.user !== user) return void (await dispatch(turnOff()));
    const subscription = await current();
    if (subscription?.endpoint === known.endpoint && known.language === language) return;
    // The browser has made a new one, or dropped the old one.
    if (Notification.permission === 'granted') await dispatch(subscribe(user, language));
  };

const subscribe =
  (user: string, language: string): Thunk<NoticeState> =>
  async (dispatch) => {
    const key = await dispatch(callOnce(getPushKey, {}));
    if (!key.ok) return { is: 'failed', error: key.error };
    const subscription = await subscriptionFor(key.data.key).catch(() => undefined);
    const body = subscription && bodyOf(subscription, language);
    if (body === undefined) return { is: 'failed' };
    const before = dispatch((_: unknown, getState: () => RootState) => getState().session.player?.userId);
    if (before !== user) return { is: 'off' };
    // Before the call: whatever comes of it, signing out removes the subscription.
    writeStored('notices', { user, language, endpoint: body.endpoint } satisfies Stored);
    const saved = await dispatch(callOnce(savePushSubscription, { body }));
    if (saved.ok) return { is: 'on' };
    await dispatch(turnOff());
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
