import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyRequests, FRAME_SCRIPT } from './frame-script.ts';

const EARLY: EarlyRequests = {
  texts: '/locales/0/{language}/first.json',
  files: { lobby: ['lobby-1.js'], tray: ['lobby-1.js', 'tray-1.js'] },
  odds: 'odds.js',
  pages: [
    {
      addresses: ['/sport/soccer'],
      groups: ['lobby', 'tray'],
      calls: ['/games', '/list'],
      first: { view: 'lobby', of: 'soccer' },
    },
    { addresses: ['/*'], groups: ['lobby'], calls: ['/games'] },
  ],
};

const SITE = 'https://brand.example';

/** Runs the page's first script in a page whose scripts load at once; what happens, in order. */
function runFrame(
  pathname: string,
  {
    token = null,
    hidden = false,
    face,
    starts = true,
    comes = true,
    isEmpty = false,
  }: {
    token?: string | null;
    hidden?: boolean;
    face?: string;
    starts?: boolean;
    comes?: boolean;
    isEmpty?: boolean;
  } = {},
) {
  const seen: string[] = [];
  let endDrawing = (): void => undefined;
  const drawing = new Promise<void>((resolve) => (endDrawing = resolve));
  const whenParsed: (() => void)[] = [];
  const whenCalm: (() => void)[] = [];
  const whenLoaded: ((event: object) => void)[] = [];
  let whenReloaded = async (): Promise<void> => undefined;
  const link: { onclick?: (event: object) => void } = {};
  let isNoticeThere = true;
  const notice = {
    dataset: {} as { shown?: string },
    isConnected: true,
    querySelector: (name: string) => (name === 'a' ? link : {}),
    remove: () => void (isNoticeThere = false),
    setAttribute: () => undefined,
  };
  const incomplete = JSON.stringify({ en: { text: 'Incomplete', reload: 'Reload' } });
  const dataset = { languages: 'en', early: JSON.stringify(EARLY), incomplete, app: '/assets/app.js', face };
  vm.runInNewContext(FRAME_SCRIPT.replaceAll('import(', 'load('), {
    URL,
    URLSearchParams,
    performance: {
      now: () => 0,
      getEntriesByType: () =>
        ['/assets/lobby-1.js', '/sports/api/v1/account', '/locales/0/en/first.json'].map((name) => ({
          name: SITE + name,
        })),
    },
    Set,
    AbortSignal,
    setTimeout,
    location: { pathname, search: '', hash: '', origin: SITE, reload: () => void seen.push('reload') },
    // The app says that it has begun.
    ...(isEmpty ? {} : { slipwayStarted: Promise.resolve() }),
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    navigator: { languages: ['en'] },
    fetch: async (address: string, { cache }: { cache?: string }) => {
      if (cache === 'reload') seen.push(`anew ${address.replace(SITE, '')}`);
      return Response.json({});
    },
    addEventListener: (name: string, listener: () => Promise<void>) => {
      if (name === 'DOMContentLoaded') whenParsed.push(listener);
      if (name === 'slipwaycalm') whenCalm.push(listener);
      if (name === 'slipwayreload') whenReloaded = listener;
    },
    requestAnimationFrame: (draw: () => void) => setTimeout(() => (seen.push('frame'), draw()), 16),
    load: async (file: string) => {
      seen.push(file);
      if (!starts && file === '/assets/app.js') throw new Error('The line is broken.');
      if (!comes && file === '/assets/app.js') await new Promise(() => undefined);
      return { drawFirst: () => drawing };
    },
    document: {
      hidden,
      documentElement: { lang: 'en', dataset: {} },
      currentScript: { dataset },
      addEventListener: (_: string, listener: () => void) => void whenLoaded.push(listener),
      createElement: () => ({}),
      getElementById: () => notice,
      querySelectorAll: (what: string) =>
        what.includes('[src]') ? [{ href: `${SITE}/theme-1.css` }, { src: `${SITE}/frame-1.js` }] : [],
      head: { append: ({ href }: { href: string }) => void seen.push(href) },
    },
  });
  return {
    seen,
    endDrawing,
    loaded: (href: string) =>
      whenLoaded.forEach((listener) => listener({ target: { rel: 'modulepreload', getAttribute: () => href } })),
    isSaid: () => isNoticeThere && notice.dataset.shown !== undefined,
    pressLink: () => link.onclick?.({ preventDefault: () => void seen.push('stays') }),
    reload: () => whenReloaded(),
    calm: () => whenCalm.forEach((listener) => listener()),
    parsed: () => Promise.all(whenParsed.map((listener) => listener())),
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("the start of the app's first script", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('is behind the frame that shows the first odds, and so are the scripts for later', async () => {
    const { seen, endDrawing, parsed } = runFrame('/sport/soccer');
    void parsed();
    await vi.advanceTimersByTimeAsync(300);
    expect(seen).toEqual(['/assets/odds.js']);
    endDrawing();
    await settled();
    expect(seen).toEqual(['/assets/odds.js']);
    await vi.advanceTimersByTimeAsync(17);
    expect(seen.slice(0, 2)).toEqual(['/assets/odds.js', 'frame']);
    expect(seen.slice(2, 4).sort()).toEqual(['/assets/app.js', '/assets/lobby-1.js']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen.slice(4)).toEqual(['/assets/tray-1.js']);
  });

  it('has come when its preload says so: the script of the tray is asked for then, once the rows are', async () => {
    const { seen, endDrawing, parsed, loaded } = runFrame('/sport/soccer', { comes: false });
    void parsed();
    endDrawing();
    await vi.advanceTimersByTimeAsync(17);
    loaded('/assets/other.js');
    await settled();
    expect(seen).not.toContain('/assets/tray-1.js');
    loaded('/assets/app.js');
    await settled();
    expect(seen.filter((file) => file.includes('-1.js'))).toEqual(['/assets/lobby-1.js', '/assets/tray-1.js']);
  });

  it('may have come before the odds are drawn: those of the tray wait for both', async () => {
    const { seen, endDrawing, parsed, loaded } = runFrame('/sport/soccer');
    void parsed();
    loaded('/assets/app.js');
    await vi.advanceTimersByTimeAsync(17);
    expect(seen).toEqual(['/assets/odds.js']);
    endDrawing();
    await vi.advanceTimersByTimeAsync(17);
    expect(seen.filter((file) => file.includes('-1.js'))).toEqual(['/assets/lobby-1.js', '/assets/tray-1.js']);
  });

  it('is half a second after the page where the answers are late; the scripts for later go on waiting', async () => {
    const { seen, parsed } = runFrame('/sport/soccer');
    void parsed();
    await vi.advanceTimersByTimeAsync(499);
    expect(seen).toEqual(['/assets/odds.js']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['/assets/odds.js', '/assets/app.js']);
  });

  it('is not before the page has been read', async () => {
    const { seen, endDrawing, parsed } = runFrame('/sport/soccer');
    endDrawing();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen).not.toContain('/assets/app.js');
    void parsed();
    await settled();
    expect(seen).toContain('/assets/app.js');
  });

  it('waits for no frame in a tab behind others: it has none', async () => {
    const { seen, endDrawing, parsed } = runFrame('/sport/soccer', { hidden: true });
    void parsed();
    endDrawing();
    await settled();
    expect(seen).toContain('/assets/app.js');
    expect(seen).not.toContain('frame');
  });

  it.each([
    ['where nothing is drawn', '/results', {}],
    ['for a player who has signed in', '/sport/soccer', { token: 'sealed' }],
  ])('is at once %s', (_, at, options) => {
    const { seen, parsed } = runFrame(at, options);
    const scripts = seen.splice(0);
    expect(scripts).toContain('/assets/lobby-1.js');
    void parsed();
    expect(seen).toEqual(['/assets/app.js']);
  });
});

describe("the brand's own font", () => {
  const FACE = '/assets/face.css';

  it('is asked for when the page is calm, and not between the first odds and the answer to a press', async () => {
    const { seen, parsed, calm } = runFrame('/results', { face: FACE });
    await parsed();
    await new Promise((end) => void setTimeout(end, 0));
    expect(seen).toContain('/assets/app.js');
    expect(seen).not.toContain(FACE);
    calm();
    expect(seen.at(-1)).toBe(FACE);
  });

  it('comes where the app does not start, for what was painted', async () => {
    const { seen, parsed } = runFrame('/results', { face: FACE, starts: false });
    await expect(parsed()).rejects.toThrow('broken');
    expect(seen.at(-1)).toBe(FACE);
  });

  it('is none of a brand without one', async () => {
    const { seen, parsed, calm } = runFrame('/results');
    await parsed();
    const before = [...seen];
    calm();
    expect(seen).toEqual(before);
  });
});

describe('a page that lacks a file', () => {
  it('says so where the script of the app is empty, as after a full disk', async () => {
    const { parsed, isSaid } = runFrame('/results', { isEmpty: true });
    await expect(parsed()).rejects.toThrow('cut');
    expect(isSaid()).toBe(true);
  });

  it('says nothing once the app has begun', async () => {
    const { parsed, isSaid } = runFrame('/results');
    await parsed();
    await new Promise((end) => void setTimeout(end, 0));
    expect(isSaid()).toBe(false);
  });

  it.each(['its link', 'a part that failed'])(
    'is loaded anew with all that the browser keeps of it, by %s',
    async (by) => {
      const { parsed, seen, pressLink, reload } = runFrame('/results', { starts: false });
      await expect(parsed()).rejects.toThrow('broken');
      const before = seen.length;
      if (by === 'its link') pressLink();
      else void reload();
      await vi.waitFor(() => expect(seen.at(-1)).toBe('reload'));
      const anew = ['/theme-1.css', '/frame-1.js', '/assets/lobby-1.js', '/locales/0/en/first.json'];
      expect(seen.slice(before)).toEqual([
        ...(by === 'its link' ? ['stays'] : []),
        ...anew.map((file) => `anew ${file}`),
        'reload',
      ]);
    },
  );
});
