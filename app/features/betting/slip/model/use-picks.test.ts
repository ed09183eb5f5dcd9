import { createElement as h } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createStore, type AppStore } from '#app/store/store.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import { removePicks } from './change-slip.ts';
import type { PickName } from './slip-item.ts';
import { cricketToggled, injectedSlip, pickToggled, quickBetEnded } from './slip-slice.ts';
import { changeSlip } from './use-change-slip.ts';
import { useCricketPicks, useIsQuick, usePickCount, usePickIsOn, usePicks } from './use-picks.ts';

const of = <T>(store: AppStore, useValue: () => T): T =>
  valueOf(useValue, (element) => h(Provider, { store, children: element }));
const toss = { id: 'o1', categoryLabel: 'Toss', slipLabel: 'Vale', odd: '1.9' };

it('what a slip holds of all games', () => {
  const store = createStore();
  const seen = () => [of(store, usePickCount), of(store, useIsQuick), of(store, usePicks)];
  const states = [seen()];
  for (const action of [
    pickToggled(aPick()),
    quickBetEnded(),
    cricketToggled({ matchId: 'c1', home: 'Vale', away: 'Aster', pick: toss }),
    pickToggled(aPick()),
  ]) {
    store.dispatch(action);
    states.push(seen());
  }
  expect(states).toEqual([
    [0, false, []],
    [1, true, [aPick()]],
    [1, false, [aPick()]],
    [2, false, [aPick()]],
    [1, false, []],
  ]);
  expect(of(store, () => useCricketPicks('c1'))).toEqual([{ ...toss, typed: '' }]);
  const none = of(store, () => useCricketPicks('c2'));
  expect(none).toEqual([]);
  // A new array would draw every card of cricket again with each change.
  expect(of(store, () => useCricketPicks('c3'))).toBe(none);
});

it.each<[Partial<PickName>, boolean]>([
  [{}, true],
  [{ matchId: 'm2' }, false],
  [{ market: 'handicap' }, false],
  [{ outcome: 'd' }, false],
])('an outcome that differs by %j is on the slip: %s', (change, isOn) => {
  const store = createStore();
  store.dispatch(pickToggled(aPick()));
  const name: PickName = { matchId: 'm1', market: 'wl', outcome: 'w', ...change };
  expect(of(store, () => usePickIsOn(name))).toBe(isOn);
});

it('a change is applied, and one that changes nothing is not dispatched', () => {
  const store = createStore();
  store.dispatch(pickToggled(aPick()));
  const heard = vi.fn();
  store.subscribe(heard);
  store.dispatch(changeSlip((slip) => slip));
  expect(heard).not.toHaveBeenCalled();
  store.dispatch(changeSlip(removePicks([aPick()])));
  expect([injectedSlip.selectSlice(store.getState()).items, heard.mock.calls.length]).toEqual([[], 1]);
});
