// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { canNotify, followPlayer, readState, turnOff, turnOn } from './notices.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
/** 65 and 16 bytes in base64url; the first has letters that base64 writes otherwise. */
const KEY = `B${'-_8A'.repeat(21)}-w`;
const AUTH = 'AAECAwQFBgcICQoLDA0ODw';
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A browser, a push service and an upstream; what each was asked, in order. */
interface Scene {
  readonly permission?: NotificationPermission;
  /** The key of the subscription that the browser has already; undefined if it has none. */
  readonly has?: string;
  readonly endpoint?: string;
  /** What the browser gives for the keys of a subscription. */
  readonly keys?: 'none';
  readonly unsubscribes?: boolean | 'fails';
  readonly subscribes?: 'fails';
  readonly worker?: 'fails' | 'never';
  readonly isRegistered?: false;
  /** Codes of the upstream by the end of the address; 0 if it is not listed. */
  readonly answers?: Readonly<Record<string, number>>;
  readonly stored?: typeof STORED | typeof ENDING;
}

let asked: string[] = [];
let store: AppStore;

const ENDPOINT = 'https://push.example.com/one';
const STORED = { user: 'u1', language: 'en', endpoint: ENDPOINT };
const ENDING = { ...STORED, isEnding: true } as const;

function scene({ permission = 'granted', has, answers = {}, ...rest }: Scene): void {
  asked = [];
  localStorage.clear();
  if (rest.stored) localStorage.setItem('slipway.notices.v1', JSON.stringify(rest.stored));
  const subscription = (key: string) => ({
    endpoint: rest.endpoint ?? ENDPOINT,
    options: { applicationServerKey: bytesOf(key) },
    getKey: (name: string) => (rest.keys === 'none' ? null : bytesOf(name === 'auth' ? AUTH : KEY)),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      if (rest.unsubscribes === 'fails') throw new Error('no network');
      current = undefined;
      return rest.unsubscribes ?? true;
    },
  });
  let current = has === undefined ? undefined : subscription(has);
  const registration = {
    pushManager: {
      getSubscription: async () => current ?? null,
      subscribe: async ({ applicationServerKey, ...options }: { applicationServerKey: Uint8Array }) => {
        asked.push(`subscribe ${JSON.stringify(options)} ${textOf(applicationServerKey) === KEY ? 'the key' : '?'}`);
        if (rest.subscribes === 'fails') throw new Error('no push service');
        current = subscription(textOf(applicationServerKey));
        return current;
      },
    },
  };
  const serviceWorker = {
    register: async (...given: unknown[]) => {
      asked.push(`register ${JSON.stringify(given)}`);
      if (rest.worker === 'fails') throw new Error('private window');
      return registration;
    },
    ready: rest.worker === 'never' ? new Promise(() => undefined) : Promise.resolve(registration),
    getRegistration: async () => (rest.isRegistered === false ? undefined : registration),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: async () => {
      asked.push('the player');
      return permission;
    },
  });
  const fetch = async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trimEnd());
    const code = answers[url.split('/').at(-1) ?? ''] ?? 0;
    if (code !== 0) return Response.json({ code, msg: '' }, { status: 400 });
    return Response.json({ code, msg: '', data: url.endsWith('key') ? { key: KEY } : {} });
  };
  store = createStore(createTransport({ fetch }));
  store.dispatch(signedIn(PLAYER));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const steps = {
  on: () => store.dispatch(turnOn('u1', 'en')),
  off: () => store.dispatch(turnOff()),
  read: () => store.dispatch(readState('u1', 'en')),
  'follow the same': () => store.dispatch(followPlayer('u1', 'en')),
  'follow in Portuguese': () => store.dispatch(followPlayer('u1', 'pt')),
  'follow another': () => store.dispatch(followPlayer('u2', 'en')),
  'follow a guest': () => store.dispatch(followPlayer(undefined, 'en')),
  'on for one who left': () => store.dispatch(turnOn('u9', 'en')),
};

const REGISTER = 'register ["/sw.js",{"updateViaCache":"none"}]';
const ASK_KEY = 'GET /sports/api/v1/push/key';
const SUBSCRIBE = 'subscribe {"userVisibleOnly":true} the key';
const save = (language = 'en') =>
  `PUT /sports/api/v1/push/subscription ${JSON.stringify({ endpoint: ENDPOINT, p256dh: KEY, auth: AUTH, language })}`;
const REMOVE = `POST /sports/api/v1/push/subscription/removal ${JSON.stringify({ endpoint: ENDPOINT, auth: AUTH })}`;
const REFUSED = { kind: 'refused', status: 400, code: 7001 };

it.each<[string, Scene, keyof typeof steps, object]>([
  [
    'turned on for the first time',
    {},
    'on',
    { result: { is: 'on' }, asked: ['the player', ASK_KEY, REGISTER, SUBSCRIBE, save()], stored: STORED },
  ],
  ['blocked by the player', { permission: 'denied' }, 'on', { result: { is: 'blocked' }, asked: ['the player'] }],
  ['asked without an answer', { permission: 'default' }, 'on', { result: { is: 'asked' }, asked: ['the player'] }],
  [
    'the browser has the subscription',
    { has: KEY },
    'on',
    { result: { is: 'on' }, asked: ['the player', ASK_KEY, REGISTER, save()], stored: STORED },
  ],
  [
    'the browser has one of another key',
    { has: AUTH },
    'on',
    {
      result: { is: 'on' },
      asked: ['the player', ASK_KEY, REGISTER, 'unsubscribe', SUBSCRIBE, save()],
      stored: STORED,
    },
  ],
  [
    'no key',
    { answers: { key: 7001 } },
    'on',
    { result: { is: 'failed', error: REFUSED }, asked: ['the player', ASK_KEY] },
  ],
  ['no worker', { worker: 'fails' }, 'on', { result: { is: 'failed' }, asked: ['the player', ASK_KEY, REGISTER] }],
  [
    'a worker that never becomes active',
    { worker: 'never' },
    'on',
    { result: { is: 'failed' }, asked: ['the player', ASK_KEY, REGISTER] },
  ],
  [
    'no push service',
    { subscribes: 'fails' },
    'on',
    { result: { is: 'failed' }, asked: ['the player', ASK_KEY, REGISTER, SUBSCRIBE] },
  ],
  [
    'a subscription without keys',
    { keys: 'none' },
    'on',
    { result: { is: 'failed' }, asked: ['the player', ASK_KEY, REGISTER, SUBSCRIBE] },
  ],
  [
    'an address that the contract refuses',
    { endpoint: 'http://push.example.com/one' },
    'on',
    { result: { is: 'failed' }, asked: ['the player', ASK_KEY, REGISTER, SUBSCRIBE] },
  ],
  [
    'the player has left meanwhile',
    {},
    'on for one who left',
    { result: { is: 'off' }, asked: ['the player', ASK_KEY, REGISTER, SUBSCRIBE] },
  ],
  [
    'not saved, so turned off again',
    { answers: { subscription: 7001 } },
    'on',
    {
      result: { is: 'failed', error: REFUSED },
      asked: ['the player', ASK_KEY, REGISTER, SUBSCRIBE, save(), REMOVE, 'unsubscribe'],
    },
  ],
  ['turned off', { has: KEY, stored: STORED }, 'off', { result: { is: 'off' }, asked: [REMOVE, 'unsubscribe'] }],
  [
    'turned off, though the upstream refuses',
    { has: KEY, stored: STORED, answers: { removal: 7001 } },
    'off',
    { result: { is: 'off' }, asked: [REMOVE, 'unsubscribe'] },
  ],
  [
    'could not be turned off',
    { has: KEY, stored: STORED, unsubscribes: 'fails' },
    'off',
    { result: { is: 'failed', isOn: true }, asked: [REMOVE, 'unsubscribe'], stored: ENDING },
  ],
  [
    'the browser says that it was not removed',
    { has: KEY, stored: STORED, unsubscribes: false },
    'off',
    { result: { is: 'failed', isOn: true }, asked: [REMOVE, 'unsubscribe'], stored: ENDING },
  ],
  ['still ending', { has: KEY, stored: ENDING }, 'follow the same', { asked: [REMOVE, 'unsubscribe'] }],
  [
    'read while ending',
    { has: KEY, stored: ENDING },
    'read',
    { result: { is: 'off' }, asked: [REMOVE, 'unsubscribe'] },
  ],
  [
    'turned on again by a press',
    { has: KEY, stored: ENDING },
    'on',
    { result: { is: 'on' }, asked: ['the player', ASK_KEY, REGISTER, save()], stored: STORED },
  ],
  ['nothing to turn off', { stored: STORED }, 'off', { result: { is: 'off' }, asked: [] }],
  ['no worker to turn off', { stored: STORED, isRegistered: false }, 'off', { result: { is: 'off' }, asked: [] }],
  [
    'one without keys is removed here alone',
    { has: KEY, keys: 'none', stored: STORED },
    'off',
    { result: { is: 'off' }, asked: ['unsubscribe'] },
  ],
  [
    'read while blocked',
    { permission: 'denied', stored: STORED },
    'read',
    { result: { is: 'blocked' }, asked: [], stored: STORED },
  ],
  ['read while off', {}, 'read', { result: { is: 'off' }, asked: [] }],
  [
    'read while on for another player',
    { stored: { ...STORED, user: 'u2' } },
    'read',
    { result: { is: 'off' }, asked: [], stored: { ...STORED, user: 'u2' } },
  ],
  [
    'read while on',
    { has: KEY, stored: STORED },
    'read',
    { result: { is: 'on' }, asked: [ASK_KEY, REGISTER, save()], stored: STORED },
  ],
  ['nothing to follow', { has: KEY }, 'follow another', { asked: [] }],
  ['unchanged', { has: KEY, stored: STORED }, 'follow the same', { asked: [], stored: STORED }],
  [
    'another language',
    { has: KEY, stored: STORED },
    'follow in Portuguese',
    { asked: [ASK_KEY, REGISTER, save('pt')], stored: { ...STORED, language: 'pt' } },
  ],
  [
    'a new subscription of the browser',
    { has: KEY, stored: { ...STORED, endpoint: 'https://push.example.com/old' } },
    'follow the same',
    { asked: [ASK_KEY, REGISTER, save()], stored: STORED },
  ],
  [
    'the browser has dropped it',
    { stored: STORED },
    'follow the same',
    { asked: [ASK_KEY, REGISTER, SUBSCRIBE, save()], stored: STORED },
  ],
  [
    'the browser has dropped it, and the permission',
    { stored: STORED, permission: 'default' },
    'follow the same',
    { asked: [], stored: STORED },
  ],
  ['another player', { has: KEY, stored: STORED }, 'follow another', { asked: [REMOVE, 'unsubscribe'] }],
  ['signed out', { has: KEY, stored: STORED }, 'follow a guest', { asked: [REMOVE, 'unsubscribe'] }],
])('%s', async (_, given, step, expected) => {
  scene(given);
  const running = steps[step]();
  await vi.advanceTimersByTimeAsync(20_000);
  const text = localStorage.getItem('slipway.notices.v1');
  expect({ result: await running, asked, stored: text === null ? undefined : JSON.parse(text) }).toEqual(expected);
});

it.each(['serviceWorker', 'PushManager', 'Notification'])('a browser without %s cannot notify', async (name) => {
  scene({ stored: STORED, has: KEY });
  expect(canNotify()).toBe(true);
  if (name === 'serviceWorker') vi.stubGlobal('navigator', {});
  else Reflect.deleteProperty(globalThis, name);
  expect(canNotify()).toBe(false);
  await steps['follow another']();
  expect(asked).toEqual([]);
});
