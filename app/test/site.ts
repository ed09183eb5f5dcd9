import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type DevelopmentPages, stampBrand, stampedNothing } from '#cli/build/stamp-brand.ts';
import type { TextCache } from '#cli/build/gather-texts.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { type Simulator, type SimulatorOptions, startSimulator, type Upstream } from '#simulator';
import { followCalls } from './all-arrived.ts';
import type { Account } from './call-as.ts';
import { compiledApp } from './compiled-app.ts';
import { DEMO_PLAYER } from './demo-player.ts';
import { WAIT_MS } from '#scripts/config/wait-bound.ts';
import { watchPage } from './open-pages.ts';
import { endBrowserOfScript, sharedBrowser } from './shared-browser.ts';
import { storedSession } from './stored-session.ts';

/** The two layouts, at the widths that tests use. */
export const LAYOUTS = { desktop: { width: 1280, height: 900 }, mobile: { width: 390, height: 844 } } as const;
export type Layout = keyof typeof LAYOUTS;

/** The layouts that a long journey goes through: one in `.ci/run`, which has to end within minutes, both in `npm run qa -- journeys`. */
export const layoutsOf = (usual: Layout): readonly Layout[] =>
  process.env['SLIPWAY_ALL_LAYOUTS'] === undefined ? [usual] : ['desktop', 'mobile'];

/** Journeys of a table: only the first few in `.ci/run`, all in `npm run qa -- journeys`. */
export const rowsOf = <Row>(rows: readonly Row[], few = 1): readonly Row[] =>
  process.env['SLIPWAY_ALL_LAYOUTS'] === undefined ? rows.slice(0, few) : rows;

/** Texts that sites of this worker have read: eleven languages of some fifty files. */
const TEXTS: TextCache = new Map();

/** A page with little content: for journeys that sign in first and then navigate. */
const QUIET_PAGE = '/coming-soon';
/** A file of the site that starts no app: where the storage is written, and where a page waits for what is prepared before the app. */
export const PLAIN_FILE = '/brand/logo.svg';

export interface Site {
  readonly url: string;
  /** The built brand that is served. */
  readonly folder: string;
  readonly simulator: Simulator;
  /** Restarts the simulator at the same address from its stored data: needs `dataDir`. */
  restart(): Promise<void>;
  /** A page of its own browser profile, in English, that fails the test on any uncaught error. */
  open(layout: Layout, address?: string): Promise<OpenPage>;
  /**
   * The same for a player who signed in earlier: for journeys that are not about the form, which costs a page and a second. It is
   * there once the balance is.
   */
  openSignedIn(layout: Layout, address?: string, options?: SignedInOptions): Promise<OpenPage>;
  /** Calls the simulator's control interface. */
  control(path: string, body: object): Promise<unknown>;
  close(): Promise<void>;
}

interface SignedInOptions {
  readonly account?: Account;
  /** Runs before the app does: for a clock, a route, a size. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Where the site is reached, if not at its own address. */
  readonly through?: string;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and policy violations so far. */
  readonly faults: readonly string[];
}

/**
 * Pages that ask for matches and draws every second: a journey need not sit through the 5, 10 and 15 seconds of a
 * player. Nothing else is hurried: the deadlines of money are what they are.
 */
const hurryPolls = (): void => {
  const later = window.setTimeout;
  const hurried = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(run, ms === 5_000 || ms === 10_000 || ms === 15_000 ? 1_000 : ms, ...rest);
  window.setTimeout = hurried as typeof window.setTimeout;
};

interface SiteOptions {
  readonly hurried?: boolean;
  /** Whether pages may register the service worker. */
  readonly allowsWorker?: boolean;
  /** Another browser than the one that all files share. */
  readonly browser?: Browser;
  readonly brands?: string;
  /** Test pages: the site is then stamped as a development build. */
  readonly development?: DevelopmentPages;
  /** The folder of the simulator's world; without one it is in memory. */
  readonly dataDir?: string;
  /** Whether the upstream knows keys, which the page is served with. */
  readonly upstream?: Upstream;
  /** Options of the simulator if a stopped clock will not do. */
  readonly world?: Pick<SimulatorOptions, 'seed' | 'speed' | 'startTime' | 'profile' | 'pushRelay' | 'places'>;
}

/**
 * The app as it ships, the simulator (with a clock that stands still unless `world` says otherwise), and a real browser. `brands` is the folder of another `brands/`.
 */
export async function startSite(
  brand = 'harborlight',
  {
    hurried = false,
    allowsWorker = false,
    brands = process.cwd(),
    development,
    dataDir,
    upstream = 'keyed',
    world,
    browser: given,
  }: SiteOptions = {},
): Promise<Site> {
  // A folder of its own: files of tests run side by side.
  const out = await mkdtemp(path.join(tmpdir(), 'slipway-site-'));
  const stamped = { ...stampedNothing(), read: TEXTS };
  const folder = await stampBrand({
    root: brands,
    appRoot: process.cwd(),
    id: brand,
    app: await compiledApp(),
    out,
    stamped,
    hasHeads: false,
    development,
  });
  const options = { seed: 'journeys', upstream, ...world, ...(dataDir !== undefined && { dataDir }) };
  let simulator = await startSimulator(options);
  const idempotency = upstream === 'keyed' ? 'keyed' : 'none';
  const served = await serveBrand({ folder, upstream: simulator.url, port: 0, idempotency });
  const browser = given ?? (await sharedBrowser());
  const contexts: BrowserContext[] = [];

  async function open(layout: Layout): Promise<OpenPage> {
    const context = await browser.newContext({
      viewport: LAYOUTS[layout],
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      // Requests that a worker answers are not seen by routes; its own journey allows it.
      serviceWorkers: allowsWorker ? 'allow' : 'block',
    });
    contexts.push(context);
    context.setDefaultTimeout(WAIT_MS);
    if (hurried) await context.addInitScript(hurryPolls);
    const page = await context.newPage();
    followCalls(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Trusted/i.test(message.text()))
        faults.push(message.text());
    });
    // A failing wait says what was on the page.
    watchPage(page, faults, allowsWorker);
    return { page, context, faults };
  }

  return {
    url: served.url,
    folder,
    get simulator() {
      return simulator;
    },
    async restart() {
      const { port } = simulator;
      await simulator.close();
      simulator = await startSimulator({ ...options, port });
    },
    async open(layout, address = QUIET_PAGE) {
      const opened = await open(layout);
      await opened.page.goto(served.url + address);
      // Odds may be drawn before the app is there; journeys are about the app.
      await opened.page.locator('#frame').waitFor({ state: 'detached' });
      return opened;
    },
    async openSignedIn(layout, address = QUIET_PAGE, { account = DEMO_PLAYER, before, through = served.url } = {}) {
      const [opened, session] = await Promise.all([open(layout), storedSession(folder, simulator.url, account)]);
      const { page } = opened;
      await page.goto(through + PLAIN_FILE);
      await page.evaluate((pairs) => {
        for (const [name, value] of pairs) localStorage.setItem(name, value);
      }, session);
      await before?.(page);
      await page.goto(through + address);
      await page.getByTestId('balance').waitFor();
      return opened;
    },
    async control(path, body) {
      const response = await fetch(`${simulator.url}/__sim/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`/__sim/${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    async close() {
      // The browser serves the next test file; this one's profiles are closed here.
      await Promise.all(contexts.map((context) => context.close()));
      await endBrowserOfScript();
      await served.close();
      await simulator.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}
