// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { openMatches } from '#app/test/place.ts';
import type { AppStore } from '#app/store/store.ts';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import { pickOf } from '#app/features/betting/slip/model/pick-of.ts';
import { pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { changeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { SlipPanel } from './slip-panel.tsx';

it('a system that is chosen is named while the list of systems is closed', async () => {
  await statesOf(
    {},
    async (states) => {
      const wins = (await openMatches(states)).slice(0, 3).flatMap((match) => {
        const market = match.markets.find(({ kind }) => kind === 'wl');
        const home = market?.outcomes.find(({ outcome }) => outcome === 'w');
        return market === undefined || home === undefined ? [] : [pickOf(match, market, home)];
      });
      const choose =
        (...passes: string[]) =>
        ({ dispatch }: AppStore) => {
          for (const win of wins) dispatch(pickToggled(win));
          dispatch(changeSlip(changeCoupon('soccer', { passes })));
        };
      await states.draw('a Trixie', h(SlipPanel), { before: choose('Trixie') });
      await states.draw('a Treble', h(SlipPanel), { before: choose('3-string-1') });
    },
    `
    # a Trixie
    disclosure "Systems and full covers: Trixie (3 String 4)"
    # a Treble
    disclosure "Systems and full covers"
  `,
  );
});
