import { fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Match } from '#contract/entities/match.ts';
import { pickOf, pickToggled } from '#app/features/slip/index.ts';
import type { Profile } from '#contract/brand/features.ts';
import type { LimitToSet } from '#contract/entities/protection.ts';
import { DEMO_ACCOUNTS } from '#fixtures/members.ts';
import { setLimit } from '#simulator/protection/player-limits.ts';
import type { Simulator } from '#simulator/start-simulator.ts';
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

/** A limit of each kind, wide enough not to be met. */
const WIDE: readonly LimitToSet[] = [
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
  readonly limits?: readonly LimitToSet[];
  readonly width?: number;
  /** Instead of the routes. */
  readonly element?: ReactNode;
  readonly before?: (world: { readonly simulator: Simulator }) => void;
}

/** The app of a jurisdiction's brand at an address, in front of an upstream that enforces its rules, with one of its players. */
export async function protectedApp(
  profile: Profile,
  address: string,
  { isGuest, limits = WIDE, width, element, before }: Options = {},
) {
  localStorage.clear();
  // jsdom has no modal dialogs; what they hold is the same.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const app = await renderApp(address, {
    brand: BRAND_OF[profile],
    ...(element !== undefined && { element }),
    ...(width !== undefined && { width }),
    ...(isGuest !== true && { signedInAs: PLAYER }),
    before({ simulator }) {
      const world = simulator.world();
      world.profile.set(profile);
      for (const { kind, period, value } of limits) setLimit(world, memberOf(simulator), kind, period, value);
      before?.({ simulator });
    },
  });
  const { screen, simulator } = app;
  return {
    ...app,
    member: () => memberOf(simulator),
    text: (testId: string) => screen.findByTestId(testId).then((found) => found.textContent ?? ''),
    /** One pick and a stake on the slip, where that is what was opened. */
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
