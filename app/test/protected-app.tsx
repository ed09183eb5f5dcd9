import { fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { limitIn, type LimitToSet, type Match } from '#contract/entities';
import { pickOf, pickToggled } from '#app/features/betting/slip/index.ts';
import type { Brand, Profile } from '#contract/brand';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { setLimit } from '#simulator/testing';
import type { Simulator } from '#simulator';
import { openDialogs } from './open-dialogs.ts';
import { renderApp } from './render-app.tsx';

/** The brand of each jurisdiction. */
export const BRAND_OF = {
  none: 'harborlight',
  uk: 'pennygate',
  br: 'ventoverde',
} as const satisfies Record<Profile, string>;
const PLAYER = DEMO_ACCOUNTS[0]?.email ?? '';

const memberOf = (simulator: Simulator) => {
  const member = simulator.world().members.byAccount(PLAYER);
  if (member === undefined) throw new Error('The fixtures have no demo player.');
  return member;
};

/** A limit in the currency of the account. */
type OwnLimit = Pick<LimitToSet, 'kind' | 'period' | 'value'>;

/** A limit of each kind, wide enough not to be met. */
const WIDE: readonly OwnLimit[] = [
  { kind: 'deposit', period: 'month', value: '5000' },
  { kind: 'loss', period: 'month', value: '5000' },
  { kind: 'stake', period: 'month', value: '5000' },
  { kind: 'session', period: 'day', value: '600' },
];

/** The home win of a match that can be bet on. */
async function anyPick() {
  const response = await fetch('/sports/api/v1/soccer?start=0&limit=200');
  const { data } = (await response.json()) as { data: { readonly matches: readonly Match[] } };
  const match = data.matches.find(
    ({ state, markets }) =>
      state === 'scheduled' && markets.some(({ kind, status }) => kind === 'wl' && status === 'open'),
  );
  const market = match?.markets.find(({ kind, status }) => kind === 'wl' && status === 'open');
  const home = market?.outcomes.find(({ outcome }) => outcome === 'w');
  if (match === undefined || market === undefined || home === undefined) throw new Error('no match to bet on');
  return pickOf(match, market, home);
}

interface Options {
  readonly isGuest?: boolean;
  readonly limits?: readonly OwnLimit[];
  readonly width?: number;
  /** Instead of the brand of the jurisdiction, which is then the upstream's alone. */
  readonly brand?: string;
  readonly upstream?: Partial<Brand['upstream']>;
  /** Instead of the routes. */
  readonly element?: ReactNode;
  readonly before?: (world: { readonly simulator: Simulator }) => void;
}

/** The app of a jurisdiction's brand at an address, with an upstream that enforces its rules and one of its players. */
export async function protectedApp(
  profile: Profile,
  address: string,
  { isGuest, limits = WIDE, width, brand = BRAND_OF[profile], upstream, element, before }: Options = {},
) {
  localStorage.clear();
  openDialogs();
  const app = await renderApp(address, {
    brand,
    profile,
    // Beside the page, whatever the brand says: what is tested here is rules.
    settings: (settings) => ({
      layout: { ...settings.layout, slip: 'column' },
      upstream: { ...settings.upstream, ...upstream },
    }),
    ...(element !== undefined && { element }),
    ...(width !== undefined && { width }),
    ...(isGuest !== true && { signedInAs: PLAYER }),
    before({ simulator }) {
      const world = simulator.world();
      const member = memberOf(simulator);
      // Only those of the test, and none that a jurisdiction has demo accounts begin with.
      world.members.updateDoc(member.id, { limits: {} });
      for (const limit of limits) setLimit(world, member, limitIn(member.currency, limit));
      before?.({ simulator });
    },
  });
  const { screen, simulator } = app;
  return {
    ...app,
    member: () => memberOf(simulator),
    text: (testId: string) => screen.findByTestId(testId).then((found) => found.textContent ?? ''),
    /** One pick and a stake on the slip, if the slip is open. */
    async stake(amount: string) {
      const { screen, store } = app;
      const pick = await anyPick();
      store.dispatch(pickToggled(pick));
      const slip = within(await screen.findByRole('region', { name: 'Bet slip' }));
      fireEvent.change(await slip.findByLabelText('Stake per line'), { target: { value: amount } });
      return {
        pick,
        slip,
        button: await slip.findByRole('button', { name: /^Place bet/ }),
      };
    },
  };
}
export type ProtectedApp = Awaited<ReturnType<typeof protectedApp>>;
