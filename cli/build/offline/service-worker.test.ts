import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { serviceWorker } from './service-worker.ts';

const SITE = 'https://brand.example';
const OFFLINE = ['/offline.html', '/offline.js'];

interface Asked {
  readonly cache?: string;
  readonly method?: string;
  readonly mode?: string;
}
type Listener = (event: object) => void;

const addressOf = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, SITE).href;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
};
/** An answer of the type that the ending of the address names. */
const answer = (address: string, text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': TYPES[address.split('.').at(-1) ?? ''] ?? 'text/html' } });
/** What a host without a 404 says for every file that it does not have. */
const thePage = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Caches as a browser has them: by name, by address. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  isFull = false;

  readonly keys = async () => [...this.stores.keys()];
  readonly delete = async (name: string) => this.stores.delete(name);
  readonly match = async (asked: string | { url: string }) => {
    for (const store of this.stores.values())
      if (store.has(addressOf(asked))) return store.get(addressOf(asked))?.clone();
    return undefined;
  };
  readonly open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      delete: async (asked: string | { url: string }) => store.delete(addressOf(asked)),
      put: async (asked: string | { url: string }, response: Response) => {
        if (this.isFull) throw new Error('QuotaExceededError');
        store.set(addressOf(asked), response);
      },
    };
  };
  addresses = (): readonly string[] =>
    [...this.stores.values()].flatMap((store) => [...store.keys()]).map((url) => url.replace(SITE, ''));
}

describe('the service worker', () => {
  let caches: FakeCaches;
  let network: (address: string) => Response;
  let fetched: string[];

  /** Starts the worker of a build over the caches that are there. */
  async function start(build: string) {
    const listeners = new Map<string, Listener>();
    const globals = {
      URL,
      Set,
      JSON,
      Promise,
      Response: { error: () => 'network error' },
      Request: class {
        readonly url: string;
        constructor(asked: string | { url: string }) {
          this.url = addressOf(asked);
        }
      },
      caches,
      location: { origin: SITE },
      registration: {},
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      fetch: async (request: { url: string }) => {
        fetched.push(request.url.replace(SITE, ''));
        const response = network(request.url.replace(SITE, ''));
        Object.defineProperty(response, 'type', { value: 'basic' });
        return response;
      },
      addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    };
    runInNewContext(
      serviceWorker({ build, offline: OFFLINE, services: ['sports', 'content', 'wss-new'], notices: '' }),
      globals,
    );
    const fire = async (name: string, event: object) => {
      const waits: Promise<unknown>[] = [];
      listeners.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => void waits.push(wait) });
      await Promise.all(waits);
    };
    await fire('install', {});
    await fire('activate', {});
    return {
      /** What the page gets; undefined where the worker leaves the request alone. */
      async ask(
        address: string,
        { method = 'GET', mode = 'cors', cache = 'default' }: Asked = {},
      ): Promise<string | undefined> {
        const url = address.startsWith('/') ? SITE + address : address;
        let answer: Promise<Response> | undefined;
        const waits: Promise<unknown>[] = [];
        listeners.get('fetch')?.({
          request: { url, method, mode, cache },
          respondWith: (response: Promise<Response>) => (answer = response),
          waitUntil: (wait: Promise<unknown>) => void waits.push(wait),
        });
        if (answer === undefined) return undefined;
        const text = await answer.then(
          (response) => (typeof response === 'string' ? response : response.text()),
          (error: Error) => error.message,
        );
        await Promise.all(waits);
        return text;
      },
    };
  }
  const goOffline = () => {
    network = () => {
      throw new Error('no connection');
    };
  };

  beforeEach(() => {
    caches = new FakeCaches();
    fetched = [];
    network = (address) => answer(address, `network ${address}`);
  });

  it('keeps files with a hash in their names, and asks for each once', async () => {
    const worker = await start('app-1.js');
    fetched = [];
    for (const address of ['/assets/app-1.js', '/locales/v1/en/first.json', '/theme-1.css', '/frame-1.js']) {
      expect(await worker.ask(address)).toBe(`network ${address}`);
      goOffline();
      expect(await worker.ask(address)).toBe(`network ${address}`);
      network = (each) => answer(each, `network ${each}`);
    }
    expect(fetched).toHaveLength(4);
  });

  it.each([
    '/sports/api/v1/soccer?start=0&limit=40',
    '/sports/api/v1/soccer/changes',
    '/sports/api/v1/account',
    '/content/banner-1.svg',
    '/manifest.webmanifest',
    '/sw.js',
    'https://other.example/assets/app-1.js',
  ])('leaves %s alone: no odds, no money', async (address) => {
    const worker = await start('app-1.js');
    expect(await worker.ask(address)).toBeUndefined();
    expect(caches.addresses()).toEqual(OFFLINE);
  });

  it('leaves alone what changes something, and pages of the upstream', async () => {
    const worker = await start('app-1.js');
    expect(await worker.ask('/assets/app-1.js', { method: 'POST' })).toBeUndefined();
    expect(await worker.ask('/content/terms', { mode: 'navigate' })).toBeUndefined();
    expect(await worker.ask('/licences.txt', { mode: 'navigate' })).toBeUndefined();
  });

  it('has every address of the app from the network, and the kept page without a connection', async () => {
    const worker = await start('app-1.js');
    expect(await worker.ask('/sport/soccer?phase=live', { mode: 'navigate' })).toBe('network /sport/soccer?phase=live');
    goOffline();
    expect(await worker.ask('/sport/soccer', { mode: 'navigate' })).toBe('network /offline.html');
    expect(await worker.ask('/offline.js')).toBe('network /offline.js');
    expect(caches.addresses()).toEqual(OFFLINE);
  });

  it('keeps no answer that is not 200', async () => {
    const worker = await start('app-1.js');
    network = () => new Response('gone', { status: 404 });
    expect(await worker.ask('/assets/old-1.js')).toBe('gone');
    expect(caches.addresses()).toEqual(OFFLINE);
  });

  it('of a new build leaves the files of the build before to its open tabs, and removes older ones', async () => {
    const first = await start('app-1.js');
    await first.ask('/assets/menus-1.js');
    const second = await start('app-2.js');
    network = () => new Response('gone', { status: 404 });
    expect(await second.ask('/assets/menus-1.js')).toBe('network /assets/menus-1.js');
    caches.stores.set('other', new Map());
    network = (address) => answer(address, 'there');
    await start('app-3.js');
    expect(await caches.keys()).toEqual(['slipway-app-2.js', 'other', 'slipway-app-3.js']);
  });

  it('of an old build serves a newer one: pages and files are those that the page names', async () => {
    const old = await start('app-1.js');
    await old.ask('/assets/app-1.js');
    expect(await old.ask('/', { mode: 'navigate' })).toBe('network /');
    expect(await old.ask('/assets/app-2.js')).toBe('network /assets/app-2.js');
  });

  it('works as the network does where the browser has removed its caches, or they are full', async () => {
    const worker = await start('app-1.js');
    caches.stores.clear();
    caches.isFull = true;
    expect(await worker.ask('/assets/app-1.js')).toBe('network /assets/app-1.js');
    expect(await worker.ask('/', { mode: 'navigate' })).toBe('network /');
    goOffline();
    expect(await worker.ask('/', { mode: 'navigate' })).toBe('no connection');
    expect(await worker.ask('/offline.js')).toBe('network error');
  });

  const FILES = ['/assets/app-1.js', '/locales/v1/en/first.json', '/theme-1.css', '/face-1.woff2', '/assets/a-1.svg'];

  it.each(FILES)('keeps no page under the name of %s, and has the file as soon as it is there', async (address) => {
    const worker = await start('app-1.js');
    network = thePage;
    expect(await worker.ask(address)).toBe('<!doctype html>');
    expect(caches.addresses()).toEqual(OFFLINE);
    network = () => answer('/x.js', 'the file');
    expect(await worker.ask(address)).toBe('the file');
  });

  it.each(FILES)('throws out the page that an older worker has kept under the name of %s', async (address) => {
    const worker = await start('app-1.js');
    for (const name of ['slipway-app-0.js', 'slipway-app-1.js'])
      await (await caches.open(name)).put(address, thePage());
    network = () => answer('/x.js', 'the file');
    expect(await worker.ask(address)).toBe('the file');
    const kept = [...caches.stores.values()].flatMap((store) => [...store.values()]);
    expect(await Promise.all(kept.map((each) => each.clone().text()))).not.toContain('<!doctype html>');
  });

  it('has a file that the page asks for anew from the network, and throws out what every build has kept of it', async () => {
    await (await start('app-1.js')).ask('/assets/menus-1.js');
    const worker = await start('app-2.js');
    network = (address) => answer(address, 'whole');
    expect(await worker.ask('/assets/menus-1.js')).toBe('network /assets/menus-1.js');
    expect(await worker.ask('/assets/menus-1.js', { cache: 'reload' })).toBe('whole');
    goOffline();
    expect(await worker.ask('/assets/menus-1.js')).toBe('whole');
    expect(await worker.ask('/assets/menus-1.js', { cache: 'reload' })).toBe('no connection');
    expect(await worker.ask('/assets/menus-1.js')).toBe('whole');
  });

  it('is not installed over a page in the place of a file of the page without a connection: the next visit tries again', async () => {
    network = (address) => (address === '/offline.js' ? thePage() : answer(address, address));
    await expect(start('app-1.js')).rejects.toThrow('/offline.js');
    network = (address) => answer(address, address);
    await start('app-1.js');
    expect(caches.addresses()).toEqual(OFFLINE);
  });
});
