// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { HEADERS } from '#contract/wire';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { followPlayer, type NoticeState, readState, turnOff, turnOn } from './notices.ts';

const HALF_AN_HOUR_MS = 1_800_000;
const USERS = ['u1', 'u2'] as const;
type User = (typeof USERS)[number];
const playerOf = (user: User) =>
  ({ token: `token-of-${user}`, freshToken: `fresh-of-${user}`, userId: user, role: 3 }) as const;
/** 65 and 16 bytes in base64url. */
const KEY = `B${'-_8A'.repeat(21)}-w`;
const AUTH = 'AAECAwQFBgcICQoLDA0ODw';
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

const STEPS = [
  'u1 signs in',
  'u2 signs in',
  'signs out',
  'turns on',
  'turns on',
  'turns on',
  'turns off',
  'opens the settings',
  'changes the language',
  'takes a break',
  'the break is over',
  'the browser renews it',
  'the browser drops it',
  'the player blocks them',
  'the player allows them',
  'the upstream is away',
  'the upstream is back',
  'the push service is away',
  'the push service is back',
  'a page is opened',
] as const;
type NoticeStep = (typeof STEPS)[number];

/** What fails is tried again by the next page. */
const quiet = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** A browser with its push service, an upstream, and a page. What takes time ends in the order that the scheduler chooses. */
class Scene {
  readonly #scheduler: fc.Scheduler;
  readonly #store = createStore(createTransport({ fetch: (url, init) => this.#fetch(url, init) }));
  /** Of the browser. */
  #subscription: { readonly endpoint: string } | undefined;
  #subscriptions = 0;
  #isAllowed = true;
  #isPushAway = false;
  /** Of the upstream: who is written to at which address, and in which language. */
  readonly #saved = new Map<string, { readonly user: User; readonly language: string }>();
  readonly #onBreak = new Set<User>();
  #isAway = false;
  /** Of the page. */
  #user: User | undefined;
  #language = 'en';
  #pressed = false;
  /** Grows with every sign-in, sign-out and break. */
  #session = 0;
  /** The player who wants to be notified; `unknown`: something failed that had to turn them on, or to keep them on. */
  #wanting: User | 'unknown' | undefined;

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
    localStorage.clear();
    const take = <T>(what: string, work: () => T): Promise<T> =>
      scheduler.schedule(Promise.resolve(), what).then(() => {
        if (this.#isPushAway) throw new Error('no push service');
        return work();
      });
    const show = (endpoint: string) => ({
      endpoint,
      options: { applicationServerKey: bytesOf(KEY) },
      getKey: (name: string) => bytesOf(name === 'auth' ? AUTH : KEY),
      unsubscribe: () =>
        take('unsubscribe', () => {
          if (this.#subscription?.endpoint === endpoint) this.#subscription = undefined;
          return true;
        }),
    });
    const pushManager = {
      getSubscription: async () => (this.#subscription === undefined ? null : show(this.#subscription.endpoint)),
      subscribe: () =>
        take('subscribe', () => {
          this.#subscription ??= { endpoint: this.#nextEndpoint() };
          return show(this.#subscription.endpoint);
        }),
    };
    const registration = { pushManager };
    const serviceWorker = {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    };
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('PushManager', {});
    const permission = () => (this.#isAllowed ? 'granted' : 'denied');
    vi.stubGlobal('Notification', {
      get permission() {
        return permission();
      },
      requestPermission: () => scheduler.schedule(Promise.resolve(), 'the question').then(permission),
    });
  }

  #nextEndpoint(): string {
    this.#subscriptions += 1;
    return `https://push.example.com/${this.#subscriptions}`;
  }

  /** A request travels, the upstream acts, and its answer travels. */
  async #fetch(url: string, { headers, body }: RequestInit): Promise<Response> {
    await this.#scheduler.schedule(Promise.resolve(), `to ${url}`);
    const token = new Headers(headers).get(HEADERS.authorization);
    const refusal = this.#isAway ? 7001 : this.#act(url, token, typeof body === 'string' ? body : '{}');
    // Not saved again, so turned off.
    if (refusal !== undefined && url.endsWith('/subscription') && this.#wanting !== undefined)
      this.#wanting = 'unknown';
    await this.#scheduler.schedule(Promise.resolve(), `from ${url}`);
    if (refusal !== undefined) return Response.json({ code: refusal, msg: '' }, { status: 400 });
    return Response.json({ code: 0, msg: '', data: url.endsWith('/key') ? { key: KEY } : {} });
  }

  #act(url: string, token: string | null, body: string): number | undefined {
    const { endpoint = '', language = '' } = JSON.parse(body) as { endpoint?: string; language?: string };
    if (url.endsWith('/removal')) this.#saved.delete(endpoint);
    if (!url.endsWith('/subscription')) return undefined;
    const user = USERS.find((each) => token === playerOf(each).token);
    if (user === undefined || this.#onBreak.has(user)) return 2020;
    this.#saved.set(endpoint, { user, language });
    return undefined;
  }

  #follow(): Promise<void> {
    return quiet(this.#store.dispatch(followPlayer(this.#user, this.#language)));
  }

  #enter(user: User | undefined): Promise<void> {
    this.#store.dispatch(user === undefined ? signedOut({ because: 'left' }) : signedIn(playerOf(user)));
    this.#session += 1;
    if (user !== this.#user) this.#wanting = undefined;
    this.#user = user;
    return this.#follow();
  }

  async #press(work: Promise<NoticeState>, user: User): Promise<void> {
    const session = this.#session;
    this.#pressed = true;
    const { is } = await work.catch((): NoticeState => ({ is: 'failed' }));
    this.#pressed = false;
    // Who has left, or taken a break, is notified no more, whatever was pressed before.
    if (is !== 'off' && this.#session === session) this.#wanting = is === 'on' ? user : 'unknown';
  }

  do(step: NoticeStep): Promise<void> | void {
    const user = this.#user;
    switch (step) {
      case 'u1 signs in':
        return this.#enter('u1');
      case 'u2 signs in':
        return this.#enter('u2');
      case 'signs out':
        return this.#enter(undefined);
      case 'turns on':
        if (user === undefined || this.#pressed) return;
        return this.#press(this.#store.dispatch(turnOn(user, this.#language)), user);
      case 'turns off':
        // The switch of a press that goes on cannot be pressed.
        if (user === undefined || this.#pressed) return;
        this.#wanting = undefined;
        return quiet(this.#store.dispatch(turnOff()));
      case 'opens the settings':
        if (user === undefined) return;
        return quiet(this.#store.dispatch(readState(user, this.#language)));
      case 'changes the language':
        this.#language = this.#language === 'en' ? 'pt' : 'en';
        return this.#follow();
      case 'takes a break':
        if (user === undefined) return;
        this.#session += 1;
        this.#onBreak.add(user);
        for (const [endpoint, saved] of this.#saved) if (saved.user === user) this.#saved.delete(endpoint);
        this.#wanting = undefined;
        return quiet(this.#store.dispatch(turnOff()));
      case 'the break is over':
        this.#onBreak.clear();
        return;
      case 'the browser renews it':
        if (this.#subscription === undefined) return;
        this.#subscription = { endpoint: this.#nextEndpoint() };
        return this.#follow();
      case 'the browser drops it':
        this.#subscription = undefined;
        return;
      case 'the player blocks them':
      case 'the player allows them':
        this.#isAllowed = step === 'the player allows them';
        return;
      case 'the upstream is away':
      case 'the upstream is back':
        this.#isAway = step === 'the upstream is away';
        return;
      case 'the push service is away':
      case 'the push service is back':
        this.#isPushAway = step === 'the push service is away';
        return;
      case 'a page is opened':
        return this.#follow();
    }
  }

  /** Whom a push service would show a settled bet of in this browser, and in which language. */
  get notified(): readonly string[] {
    const saved = this.#saved.get(this.#subscription?.endpoint ?? '');
    return saved === undefined ? [] : [`${saved.user} in ${saved.language}`];
  }

  get allowed(): readonly (readonly string[])[] {
    const on = [`${this.#user} in ${this.#language}`];
    if (this.#user === undefined || this.#onBreak.has(this.#user) || this.#wanting === undefined) return [[]];
    return this.#wanting === 'unknown' ? [[], on] : [on];
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const BEGINNING = [
  { do: 'u1 signs in', isWaited: true },
  { do: 'turns on', isWaited: true },
] as const;
const many = process.env['SLIPWAY_SEQUENCES'];
const step = fc.record({ do: fc.constantFrom(...STEPS), isWaited: fc.boolean() });

it(
  'a browser is notified for the player who is signed in and wants it, and for no one else, whatever comes in which order',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 3, maxLength: 14, size: 'max' }),
        async (scheduler, steps) => {
          const scene = new Scene(scheduler);
          const calm: readonly NoticeStep[] = [
            'the upstream is back',
            'the push service is back',
            'the player allows them',
            'a page is opened',
          ];
          const running: (Promise<void> | void)[] = [];
          for (const { do: name, isWaited } of [...BEGINNING, ...steps]) {
            // A break lasts longer than any call.
            if (name === 'the break is over') await scheduler.waitFor(Promise.all(running));
            running.push(scene.do(name));
            if (isWaited) await scheduler.waitFor(Promise.all(running));
          }
          await scheduler.waitFor(Promise.all(running));
          // In the end everything can be reached, and the page is opened once more.
          for (const name of calm) await scheduler.waitFor(Promise.resolve(scene.do(name)));
          expect(scene.allowed).toContainEqual(scene.notified);
        },
      ),
      many === undefined ? { numRuns: 50, seed: 20_260_314 } : { numRuns: Number(many) },
    );
  },
  HALF_AN_HOUR_MS,
);
