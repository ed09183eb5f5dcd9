// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { ProfileRoute } from '#app/routes/account/profile.tsx';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { CheckIns } from './check-in.tsx';
import { VipLevels } from './vip/vip-levels.tsx';

it('each state of the profile', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    await states.explore('rewards', h(ProfileRoute), { address: '/profile?tab=rewards' });
    await states.draw('levels', h(ProfileRoute), { address: '/profile?tab=vip' });
    await states.explore('the account', h(ProfileRoute), { address: '/profile?tab=account' });
    await states.draw('the levels could not be loaded', h(VipLevels), { answers: { vip: { status: 400 } } });
    await states.draw('the days could not be loaded', h(CheckIns), { answers: { check_in: { status: 400 } } });
  });
  await expect(text).toMatchFileSnapshot(statesFile('account/profile'));
});

it('each state of the account of a new player', async () => {
  const text = await statesOf({ account: 'empty@demo.slipway.test', notesOverlays: true }, async (states) => {
    await states.explore('the account', h(ProfileRoute), { address: '/profile?tab=account' });
  });
  await expect(text).toMatchFileSnapshot(statesFile('account/profile-new'));
});
