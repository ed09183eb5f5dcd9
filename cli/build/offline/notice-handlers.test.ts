import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { serviceWorker } from './service-worker.ts';
import { noticeHandlers } from './notice-handlers.ts';

const WORDS = { en: ['Brand', 'There is news.'], pt: ['Brand', 'Há novidades.'] } as const;
const NOTICE = {
  v: 1,
  kind: 'betSettled',
  game: 'soccer',
  bet: 'bet-0000001',
  state: 'won',
  payout: '21.30',
  currency: 'USDT',
  language: 'tr',
  title: 'Bahsiniz sonuçlandı',
  text: 'bet-0000001 numaralı bahis kazandı.',
};

type Listener = (event: object) => void;
interface Page {
  readonly url: string;
}

/** The worker of a build, in a browser with these pages. */
function start({ languages = ['en-GB'], pages = [] as readonly Page[], canSubscribe = true } = {}) {
  const listeners = new Map<string, Listener>();
  const done: unknown[] = [];
  const globals = {
    URL,
    Set,
    JSON,
    Promise,
    Object,
    location: { origin: 'https://brand.example' },
    navigator: { languages },
    registration: {
      showNotification: async (title: string, options: object) => void done.push({ title, ...options }),
      pushManager: {
        subscribe: async (options: object) => {
          if (!canSubscribe) throw new Error('AbortError');
          done.push({ subscribed: options });
        },
      },
    },
    clients: {
      matchAll: async () =>
        pages.map((page) => ({
          ...page,
          postMessage: (message: object) => void done.push({ to: page.url, message }),
          focus: async () => void done.push({ focused: page.url }),
        })),
      openWindow: async (path: string) => void done.push({ opened: path }),
    },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  const notices = noticeHandlers(WORDS, 'pt');
  runInNewContext(serviceWorker({ build: 'app-1.js', offline: [], services: ['sports'], notices }), globals);
  return async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => void waits.push(wait) });
    await Promise.all(waits);
    // Objects of another realm are not equal to those of this one.
    return JSON.parse(JSON.stringify(done.splice(0))) as unknown[];
  };
}

const message = (data: unknown) => ({ data: { json: () => data } });

describe('a message', () => {
  it('of a settled bet is shown as it is written, one for each bet', async () => {
    expect(await start()('push', message(NOTICE))).toEqual([
      {
        title: 'Bahsiniz sonuçlandı',
        body: 'bet-0000001 numaralı bahis kazandı.',
        lang: 'tr',
        tag: 'bet.bet-0000001',
        data: { bet: 'soccer.bet-0000001' },
        icon: '/brand/icon-192.png',
      },
    ]);
  });

  it.each([
    ['no data', { data: null }],
    [
      'no JSON',
      {
        data: {
          json: () => {
            throw new SyntaxError('no JSON');
          },
        },
      },
    ],
    ['nothing', message(null)],
    ['a string', message('betSettled')],
    ['another version', message({ ...NOTICE, v: 2 })],
    ['another kind', message({ ...NOTICE, kind: 'promotion' })],
    ['a bet that is an address', message({ ...NOTICE, bet: 'https://evil.example/' })],
    ['a bet that is a list', message({ ...NOTICE, bet: ['b-1'] })],
    ['a game with a path', message({ ...NOTICE, game: '../..' + '/x'.repeat(3) })],
    ['no title', message({ ...NOTICE, title: '' })],
    ['a title that is too long', message({ ...NOTICE, title: 'x'.repeat(81) })],
    ['a text that is none', message({ ...NOTICE, text: { toString: 'x' } })],
  ])('with %s is shown as news, in the language of the browser', async (_, event) => {
    const news = {
      title: 'Brand',
      body: 'There is news.',
      lang: 'en',
      tag: 'bets',
      data: {},
      icon: '/brand/icon-192.png',
    };
    expect(await start()('push', event)).toEqual([news]);
    expect(await start({ languages: ['fr', 'pt-BR'] })('push', event)).toMatchObject([{ body: 'Há novidades.' }]);
    expect(await start({ languages: ['fr'] })('push', event)).toMatchObject([{ body: 'Há novidades.' }]);
  });
});

describe('a press on a notification', () => {
  const press = (data: unknown) => ({ notification: { close: () => undefined, data } });

  it('opens the bet, or all bets where the notification names none', async () => {
    expect(await start()('notificationclick', press({ bet: 'soccer.b-1' }))).toEqual([
      { opened: '/my-bets?bet=soccer.b-1' },
    ]);
    expect(await start()('notificationclick', press({}))).toEqual([{ opened: '/my-bets' }]);
    expect(await start()('notificationclick', press(undefined))).toEqual([{ opened: '/my-bets' }]);
    // Whatever was stored: it stays in the query of this one path.
    expect(await start()('notificationclick', press({ bet: '//evil.example/?a=b' }))).toEqual([
      { opened: '/my-bets?bet=%2F%2Fevil.example%2F%3Fa%3Db' },
    ]);
  });

  it('goes to a page of the app that is open, and not to one of the upstream', async () => {
    const pages = [{ url: 'https://brand.example/sports/pay' }, { url: 'https://brand.example/sport/soccer' }];
    expect(await start({ pages })('notificationclick', press({ bet: 'soccer.b-1' }))).toEqual([
      { to: 'https://brand.example/sport/soccer', message: { go: '/my-bets?bet=soccer.b-1' } },
      { focused: 'https://brand.example/sport/soccer' },
    ]);
    expect(await start({ pages: pages.slice(0, 1) })('notificationclick', press({}))).toEqual([{ opened: '/my-bets' }]);
  });
});

describe('a subscription that the browser has ended', () => {
  const pages = [{ url: 'https://brand.example/' }];
  const said = [{ to: 'https://brand.example/', message: {} }];

  it('is made anew with its options, and open pages save it', async () => {
    const event = { oldSubscription: { options: { userVisibleOnly: true } } };
    expect(await start({ pages })('pushsubscriptionchange', event)).toEqual([
      { subscribed: { userVisibleOnly: true } },
      ...said,
    ]);
  });

  it('is left to the pages where the options are not known, or are refused', async () => {
    expect(await start({ pages })('pushsubscriptionchange', { oldSubscription: null })).toEqual(said);
    const event = { oldSubscription: { options: {} } };
    expect(await start({ pages, canSubscribe: false })('pushsubscriptionchange', event)).toEqual(said);
  });
});
