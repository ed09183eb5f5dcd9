import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { api } from '#app/api/api.ts';
import { rereadTexts } from '#app/api/reread-texts.ts';
import { createTransport } from '#app/api/transport.ts';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { startI18n } from '#app/i18n/i18n.ts';
// Parts that come with the first load's next file: a test does not wait for their transformation.
import '#app/layout/header-player.tsx';
import '#app/layout/icons/nav-icon.tsx';
import '#app/routes/other-routes.tsx';
import { loadListCore } from '#app/features/betting/sports/lobby/use-list-core.ts';
import { AppRoutes } from '#app/routes/app-routes.tsx';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { type Brand, FIRST_TEXTS, type Profile, statedPlaces } from '#contract/brand';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { type Simulator, startSimulator } from '#simulator';
import './patient-queries.ts';

const TEXTS = new Map<string, object>(
  readdirSync('app/locales/en').map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(`app/locales/en/${file}`, 'utf8')) as object,
  ]),
);
TEXTS.set('first', Object.fromEntries(FIRST_TEXTS.map((name) => [name, TEXTS.get(name)])));

/**
 * `SLIPWAY_LATE_MS=200`: answers and texts come up to so many milliseconds late, each by another time, as on a busy machine. A test
 * that fails with it alone looks for something before it has waited for it.
 */
const LATE_MS = Number(process.env['SLIPWAY_LATE_MS'] ?? 0);
const realTimeout = globalThis.setTimeout;
async function late<T>(send: () => Promise<T>): Promise<T> {
  if (LATE_MS > 0) await new Promise((resolve) => realTimeout(resolve, Math.random() * LATE_MS));
  return send();
}

/**
 * Renders the app at an address, in jsdom, against a simulator of its own in the same process. Dialogs are for the browser
 * tests: jsdom has no `showModal`; `element` is rendered instead of the routes, for what a dialog holds.
 */
export async function renderApp(
  address: string,
  options: {
    readonly signedInAs?: string;
    readonly width?: number;
    readonly brand?: string;
    /** The jurisdiction of the upstream, from its first member on. */
    readonly profile?: Profile;
    /** Settings of the brand that are otherwise for this test. */
    readonly settings?: (brand: Brand) => Partial<Brand>;
    readonly element?: ReactNode;
    /** Whether all that waits for its place to come into view counts as seen. */
    readonly isAllNear?: boolean;
    /** The address of an upstream without keys that answers in place of the simulator. */
    readonly upstream?: string;
    /** What the world is like before anybody looks: its clock, an answer that comes back otherwise. */
    readonly before?: (world: { readonly simulator: Simulator }) => unknown;
  } = {},
) {
  const kept = await readBrand(process.cwd(), options.brand ?? 'harborlight');
  const brand = { ...kept, ...options.settings?.(kept) };
  const simulator = await startSimulator({
    places: statedPlaces(brand.currencies),
    ...(options.profile !== undefined && { profile: options.profile }),
  });
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const text = TEXTS.get(/^\/locales\/.*\/([\w-]+)\.json$/.exec(path)?.[1] ?? '');
    // Without the signal of the app's time-out: here the page, jsdom and the simulator share one thread, and on a busy machine
    // rendering alone takes longer than that.
    // And without a kept connection: the simulator ends idle ones after 5 s, and while all wait for a drawing it does so under a call.
    const headers = { ...(init?.headers as Record<string, string>), connection: 'close' };
    const send = () => reach(new URL(path, options.upstream ?? simulator.url), { ...init, headers, signal: null });
    return late(() => (text === undefined ? send() : Promise.resolve(Response.json(text))));
  });
  await options.before?.({ simulator });
  vi.stubGlobal('matchMedia', () => ({
    matches: (options.width ?? 1280) >= 768,
    addEventListener() {},
    removeEventListener() {},
  }));

  // Nothing is near anything without a layout, unless a test says that all is.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell;
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        if (options.isAllNear === true) queueMicrotask(() => this.tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );

  const i18n = await startI18n({ brand, locales: '/locales/00000000' }, 'en');
  await loadListCore();
  const idempotency = options.upstream === undefined ? 'keyed' : 'none';
  const store = createStore(createTransport({ idempotency }), false);
  rereadTexts(i18n, store.dispatch);
  if (options.signedInAs !== undefined) store.dispatch(signedIn(await signIn(simulator.url, options.signedInAs)));
  const screen = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider value={brand}>
          <MemoryRouter initialEntries={[address]}>{options.element ?? <AppRoutes />}</MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return {
    screen,
    i18n,
    store,
    simulator,
    async close() {
      screen.unmount();
      // Running requests belong to a session that has ended: the next test's upstream must not receive them.
      store.dispatch(signedOut({ because: 'left' }));
      store.dispatch(api.util.resetApiState());
      await simulator.close();
      vi.unstubAllGlobals();
    },
  };
}

async function signIn(url: string, account: string) {
  const password = DEMO_ACCOUNTS.find(({ email }) => email === account)?.password;
  const response = await fetch('/sports/api/v1/sign_in/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  const { data } = (await response.json()) as {
    data: { token: string; fresh_token: string; user_id: string; role: 2 | 3 };
  };
  if (data === null || data === undefined) throw new Error(`${url} did not let ${account} in`);
  return { token: data.token, freshToken: data.fresh_token, userId: data.user_id, role: data.role };
}
