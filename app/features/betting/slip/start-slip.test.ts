// @vitest-environment jsdom
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createStore } from '#app/store/store.ts';
import { startSlip } from './start-slip.ts';
import { injectedSlip, pickToggled } from './model/slip-slice.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';

// startSlip's listeners are a module's own state, and would write the slips of later tests of this worker.
afterAll(() => void vi.resetModules());

describe('a slip that is full', () => {
  it('keeps what it has, and says why it takes no sixteenth match', () => {
    const store = createStore();
    startSlip(store.dispatch);
    for (let match = 1; match <= 16; match++) store.dispatch(pickToggled(aPick({ matchId: `m${match}` })));
    expect(injectedSlip.selectSlice(store.getState()).items).toHaveLength(15);
    expect(store.getState().toast.shown.map(({ text }) => text)).toEqual(['toast.slipFull']);
  });
});

it('a page that was opened with an empty slip shows what another tab puts on it', async () => {
  const store = createStore();
  startSlip(store.dispatch);
  const newValue = JSON.stringify({ ...injectedSlip.selectSlice(store.getState()), items: [aPick()] });
  localStorage.setItem('slipway.slip.v3', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'slipway.slip.v3', newValue }));
  await expect.poll(() => injectedSlip.selectSlice(store.getState()).items).toEqual([aPick()]);
  localStorage.clear();
});
