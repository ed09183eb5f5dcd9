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

/** Runs the page's first script in a page whose scripts load at once; what happens, in order. */
function runFrame(
  pathname: string,
  {
    token = null,
    hidden = false,
    face,
    starts = true,
    comes = true,
  }: { token?: string | null; hidden?: boolean; face?: string; starts?: boolean; comes?: boolean } = {},
) {
  const seen: string[] = [];
  let endDrawing = (): void => undefined;
  const drawing = new Promise<void>((resolve) => (endDrawing = resolve));
  const whenParsed: (() => void)[] = [];
  const whenCalm: (() => void)[] = [];
  const whenLoaded: ((event: object) => void)[] = [];
  const incomplete = JSON.stringify({ en: { text: 'Incomplete', reload: 'Reload' } });
  const dataset = { languages: 'en', early: JSON.stringify(EARLY), incomplete, app: '/assets/app.js', face };
  vm.runInNewContext(FRAME_SCRIPT.replaceAll('import(', 'load('), {
    URL,
    URLSearchParams,
    performance,
    AbortSignal,
    setTimeout,
    location: { pathname, search: '', hash: '' },
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    navigator: { languages: ['en'] },
    fetch: async () => Response.json({}),
    addEventListener: (name: string, listener: () => void) =>
      void (name === 'DOMContentLoaded'
        ? whenParsed.push(listener)
        : name === 'slipwaycalm' && whenCalm.push(listener)),
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
      getElementById: () => ({
        dataset: {},
        isConnected: true,
        querySelector: () => ({}),
        remove: () => undefined,
        setAttribute: () => undefined,
      }),
      querySelectorAll: () => [],
      head: { append: ({ href }: { href: string }) => void seen.push(href) },
    },
  });
  return {
    seen,
    endDrawing,
    loaded: (href: string) =>
      whenLoaded.forEach((listener) => listener({ target: { rel: 'modulepreload', getAttribute: () => href } })),
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
