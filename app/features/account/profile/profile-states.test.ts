// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { ProfileRoute } from '#app/routes/account/profile.tsx';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { CheckIns } from './check-in.tsx';
import { VipLevels } from './vip/vip-levels.tsx';

it('each state of the profile', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('rewards', h(ProfileRoute), { address: '/profile?tab=rewards' });
      await states.draw('levels', h(ProfileRoute), { address: '/profile?tab=vip' });
      await states.explore('the account', h(ProfileRoute), { address: '/profile?tab=account' });
      await states.draw('the levels could not be loaded', h(VipLevels), { answers: { vip: { status: 400 } } });
      await states.draw('the days could not be loaded', h(CheckIns), { answers: { check_in: { status: 400 } } });
    },
    `
    # rewards
    button "Rewards" [pressed]
    "Day 1"
    "0.10 USDT"
    "Day 2"
    # rewards: Rewards
    replaces /profile?tab=rewards
    # rewards: VIP levels
    replaces /profile?tab=vip
    # rewards: Claim
    sends POST /activities/api/v1/benefit/check_in {"day":6}
    # levels
    button "VIP levels" [pressed]
    "0.00 USDT"
    "500.00 USDT"
    "From 0 USDT"
    # the account
    button "Account" [pressed]
    "R000001"
    "+5511900000001"
    heading "Personal details"
    # the account: Rewards
    replaces /profile?tab=rewards
    # the account: VIP levels
    replaces /profile?tab=vip
    # the account: Nickname: Change
    button "Nickname: Cancel" [expanded]
    # the account: Email: Change
    button "Email: Cancel" [expanded]
    # the levels could not be loaded
    alert "This could not be loaded. Try again"
    button "Try again"
    # the days could not be loaded
    heading "Daily check-in"
    # rewards: nothing in its lists
    heading "Profile"
    button "VIP levels"
    # rewards: not answered
    status "Loading"
    # rewards: a guest
    above [{"kind":"signIn","to":"/profile?tab=rewards"},{"shown":[],"past":[],"next":1}]
    replaces /
    # rewards: a phone
    "Day 3"
    "0.20 USDT"
    # the account: nothing in its lists
    heading "User ID"
    heading "Nickname"
    # the account: a guest
    replaces /
    # the account: a phone
    heading "Real name"
    heading "Referral code"
  `,
  );
});

it('each state of the account of a new player', async () => {
  await statesOf(
    { account: 'empty@demo.slipway.test', notesOverlays: true },
    async (states) => {
      await states.explore('the account', h(ProfileRoute), { address: '/profile?tab=account' });
    },
    `
    # the account
    "R000003"
    heading "Sign-in and security"
    heading "Email"
    heading "Mobile"
    # the account: Rewards
    replaces /profile?tab=rewards
    # the account: VIP levels
    replaces /profile?tab=vip
    # the account: Real name: Set
    button "Real name: Cancel" [expanded]
    # the account: nothing in its lists
    button "Real name: Set"
    # the account: a guest
    replaces /
    # the account: a phone
    heading "Login password"
    heading "Payment password"
  `,
  );
});
