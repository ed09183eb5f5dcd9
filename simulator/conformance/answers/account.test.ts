import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';

/** Registration, sessions, codes, passwords, members, limits of the player, exclusion, identity, browsers that take notices. */
const ROWS = [
  'acknowledgeRealityCheck',
  'bindEmail',
  'bindPhone',
  'changePassword',
  'checkIdentity',
  'excludeSelf',
  'getAccount',
  'getExclusion',
  'getIdentity',
  'getInviteCode',
  'getMember',
  'getPlayerLimits',
  'getPushKey',
  'getRealName',
  'getSessionSummary',
  'listVipLevels',
  'refreshSession',
  'registerByEmail',
  'registerByPhone',
  'removePushSubscription',
  'resetPassword',
  'returnToPlay',
  'savePushSubscription',
  'sendEmailCode',
  'sendPhoneCode',
  'sendRegistrationEmailCode',
  'sendRegistrationPhoneCode',
  'setNickname',
  'setPlayerLimit',
  'setRealName',
  'setRealityCheck',
  'signIn',
  'signInByEmailCode',
  'signInByPhone',
] as const;

it('answers each account row as its file says, and does what the file says', async () => {
  expect(ROWS).toEqual(rowsOfGroup('account'));
  await expect(await answersOf(ROWS)).toMatchFileSnapshot(answersFile('account'));
});

it('refuses what is wrong in a request of each account row as its file says', async () => {
  await expect(await refusalsOf(ROWS)).toMatchFileSnapshot(answersFile('account-refusals'));
});
