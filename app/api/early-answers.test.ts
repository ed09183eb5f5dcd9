import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyRequests } from '#cli/build/early-requests.ts';
import { FRAME_SCRIPT } from '#cli/build/frame-script.ts';
import { listMatches } from '#contract/rows/sports/list-matches';
import { attempt, type Call } from './attempt.ts';
import { earlyTime } from '#app/features/betting/matches/early-time.ts';
import { readEarly, takeEarlyAnswer } from './early-answers.ts';
import { createTransport } from './transport.ts';

const GAMES = '/sports/api/v1/available_games';
const LOBBY = '/sports/api/v1/soccer?start=0&limit=40';
const GROUPS = { lobby: ['shared-1.js', 'lobby-1.js'], slip: ['shared-1.js', 'slip-1.js'], account: ['account-1.js'] };
const EARLY = earlyRequests(
  {
    sports: ['bd', 'soccer'],
    games: [],
    layout: { corners: 'soft', density: 'compact', banner: 'art', elevation: 'flat' },
  },
  { groups: GROUPS, firstOdds: 'first-odds-1.js', lazyStyle: 'later-1.css' },
  '/locales/00000000',
);

/** Section 7 of the specification: lists of matches are asked for with the time of the request. */
const withoutTime = (address: string) => address.replace(/&timestamp=\d{13}$/, '');

/** Runs the page's first script at an address: what it sends, and which scripts it preloads. */
function runFrame(
  pathname: string,
  { token, search = '' }: { readonly token?: string; readonly search?: string } = {},
) {
  const stored = new Map<string, string>();
  const canonical = { href: 'https://brand.example/' };
  const sent: (readonly [address: string, language: unknown])[] = [];
  const preloaded: string[] = [];
  const dataset = { languages: 'en ru', early: JSON.stringify(EARLY) };
  const document = {
    documentElement: { lang: 'en', dataset: {} },
    // There are no frames here.
    hidden: true,
    currentScript: { dataset },
    addEventListener: () => undefined,
    createElement: () => ({}),
    querySelectorAll: () => [canonical],
    head: { append: ({ rel, href }: { rel: string; href: string }) => void preloaded.push(`${rel} ${href}`) },
  };
  const page: Record<string, unknown> = {
    document,
    addEventListener: () => undefined,
    location: { pathname, search },
    URL,
    URLSearchParams,
    localStorage: {
      getItem: (key: string) => (key === 'token' ? token : stored.get(key)) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    navigator: { languages: ['ru-RU'] },
    performance,
    AbortSignal,
    fetch(address: string, init: { headers?: Record<string, string> }) {
      sent.push([withoutTime(address), init.headers?.['accept-language']]);
      return Promise.resolve(Response.json({ code: 0, msg: '', data: { total: 0, matches: [] } }));
    },
  };
  vm.runInNewContext(FRAME_SCRIPT, page);
  return {
    sent,
    preloaded,
    canonical: canonical.href,
    language: document.documentElement.lang,
    requests: page['slipwayEarly'] as Record<string, { sentAt: number }>,
  };
}

const TEXTS = '/locales/00000000/ru/first.json';

describe('what the page sends before the app is there', () => {
  it('has the path of the address as canonical, and the language that a link names, if the brand has it', () => {
    expect(runFrame('/sport/soccer')).toMatchObject({
      canonical: 'https://brand.example/sport/soccer',
      language: 'ru',
    });
    expect(runFrame('/', { search: '?lang=en' })).toMatchObject({
      canonical: 'https://brand.example/',
      language: 'en',
    });
    expect(runFrame('/', { search: '?lang=tr' }).language).toBe('ru');
  });

  it.each([
    ['/', ['shared-1.js', 'lobby-1.js'], [GAMES, '/sports/api/v1/bd?start=0&limit=6']],
    ['/sport/soccer', ['shared-1.js', 'lobby-1.js'], [GAMES, LOBBY]],
    ['/sport/soccer/m-1', ['shared-1.js', 'lobby-1.js'], [GAMES]],
    ['/sport/basketball', ['shared-1.js', 'lobby-1.js'], [GAMES]],
    ['/my-bets', ['account-1.js', 'later-1.css'], [GAMES]],
    ['/no-such-page', [], [GAMES]],
  ])(
    '%s: its texts, its scripts and styles once each, and its first calls, in the language of the page',
    async (at, scripts, calls) => {
      const { sent, preloaded } = runFrame(at);
      expect(sent).toEqual([[TEXTS, undefined], ...calls.map((address) => [address, 'ru'])]);
      // Where odds are drawn first, they come after those.
      await vi.waitFor(() => expect(preloaded).toHaveLength(scripts.length));
      const how = (file: string) => (file.endsWith('.css') ? 'preload' : 'modulepreload');
      expect(preloaded).toEqual(scripts.map((file) => `${how(file)} /assets/${file}`));
    },
  );

  it('is no call for a player who has signed in: only the app can read the token', () => {
    expect(runFrame('/', { token: 'sealed' }).sent).toEqual([[TEXTS, undefined]]);
  });
});

describe('an answer that was requested early', () => {
  let call: Call;
  let inRussian: Call;
  const page = globalThis as { slipwayEarly?: unknown };
  const later: string[] = [];
  const transport = createTransport({
    fetch: (url) => {
      later.push(url);
      return Promise.resolve(Response.json({ code: 0, msg: '', data: { total: 7, matches: [] } }));
    },
  });
  const totalOf = async (sent: Call) => {
    const outcome = await attempt(transport, listMatches, sent);
    return outcome.ok ? outcome.data.total : outcome.error;
  };
  beforeEach(() => {
    later.length = 0;
    page.slipwayEarly = runFrame('/sport/soccer').requests;
    const timestamp = earlyTime('/soccer?start=0&limit=40');
    call = { params: { game: 'soccer' }, query: { start: 0, limit: 40, timestamp }, body: undefined, headers: {} };
    inRussian = { ...call, headers: { 'accept-language': 'ru' } };
  });
  const list = () => `${LOBBY}&timestamp=${call.query['timestamp']}`;
  afterEach(() => {
    delete page.slipwayEarly;
    vi.useRealTimers();
  });

  it('answers the first call, and only that', async () => {
    expect([await totalOf(inRussian), later]).toEqual([0, []]);
    expect([await totalOf(inRussian), later]).toEqual([7, [list()]]);
  });

  it('of a list is known by its time, until it is taken', async () => {
    expect(String(call.query['timestamp'])).toMatch(/^\d{13}$/);
    expect(earlyTime('/soccer?start=0&limit=4')).toBeUndefined();
    await totalOf(inRussian);
    expect(earlyTime('/soccer?start=0&limit=40')).toBeUndefined();
  });

  it('answers no call in another language, of a player, or with another query', async () => {
    const asPlayer = { ...inRussian, headers: { ...inRussian.headers, authorization: 't' } };
    const further = { ...inRussian, query: { start: 37, limit: 40 } };
    expect([await totalOf(asPlayer), await totalOf(further), await totalOf({ ...call, headers: {} })]).toEqual([
      7, 7, 7,
    ]);
  });

  it('is not used when it has grown old', async () => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 9_000);
    expect(await totalOf(inRussian)).toBe(7);
    vi.restoreAllMocks();
  });

  it('that failed is a failed call, and the next one is sent', async () => {
    page.slipwayEarly = {
      [list()]: { language: 'ru', sentAt: performance.now(), answer: Promise.reject(new Error('offline')) },
    };
    expect(await totalOf(inRussian)).toEqual({ kind: 'fetch' });
    expect(await totalOf(inRussian)).toBe(7);
  });

  it('is read before it is taken, where its row is named: that call has the outcome, the next one is sent', async () => {
    const read = vi.spyOn(Response.prototype, 'text');
    readEarly(listMatches, { game: 'soccer' });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    expect([await totalOf(inRussian), read.mock.calls.length, later]).toEqual([0, 1, []]);
    read.mockRestore();
    expect([await totalOf(inRussian), later]).toEqual([7, [list()]]);
  });

  it('that is no list is refused as by the call that takes it', async () => {
    const answer = (data: unknown) =>
      Promise.resolve({ response: Response.json({ code: 0, msg: '', data }), sentAt: 0, receivedAt: 0 });
    page.slipwayEarly = { [list()]: { language: 'ru', sentAt: performance.now(), answer: answer({ total: 1 }) } };
    readEarly(listMatches, { game: 'soccer' });
    expect(await totalOf(inRussian)).toEqual({ kind: 'parse', status: 200 });
  });

  it('and has failed, fails where it is taken, though it was to be read before', async () => {
    const answer = Promise.reject(new Error('offline'));
    page.slipwayEarly = { [list()]: { language: 'ru', sentAt: performance.now(), answer } };
    readEarly(listMatches, { game: 'soccer' });
    expect(await totalOf(inRussian)).toEqual({ kind: 'fetch' });
  });

  it('of another row stays as it is', async () => {
    const { [list()]: before } = page.slipwayEarly as Record<string, { readonly answer: unknown }>;
    const answer = before?.answer;
    readEarly(listMatches, { game: 'basketball' });
    expect((page.slipwayEarly as Record<string, { readonly answer: unknown }>)[list()]?.answer).toBe(answer);
  });

  it('carries the times of its own request, which the server clock is computed from', async () => {
    const { sentAt } = (page.slipwayEarly as Record<string, { sentAt: number }>)[list()] ?? { sentAt: 0 };
    expect((await takeEarlyAnswer(list(), 'ru'))?.sentAt).toBe(sentAt);
  });
});
