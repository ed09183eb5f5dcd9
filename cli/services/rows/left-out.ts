import type { RowName } from '#contract/rows';
import { SPENDING } from './budget.ts';

const FOR_GOOD = 'it changes the account for good; check it at a simulator';
const OF_THE_DEMO = 'it needs the phone or the payment password of the demo player; check it at a simulator';
const SPENDS = "it spends the account's money; say how much it may take: --max-spend AMOUNT";

/** Rows that are not sent to an upstream without disposable worlds, and why. */
const LEFT_OUT: Partial<Record<RowName, string>> = {
  excludeSelf: FOR_GOOD,
  returnToPlay: FOR_GOOD,
  changePassword: FOR_GOOD,
  resetPassword: FOR_GOOD,
  setBankPassword: FOR_GOOD,
  setPlayerLimit: FOR_GOOD,
  setRealityCheck: FOR_GOOD,
  setMarketing: FOR_GOOD,
  setNickname: FOR_GOOD,
  setRealName: FOR_GOOD,
  bindEmail: FOR_GOOD,
  bindPhone: FOR_GOOD,
  changeCurrency: FOR_GOOD,
  registerByEmail: FOR_GOOD,
  registerByPhone: FOR_GOOD,
  // The phone number may be somebody's, and wrong payment passwords lock an account.
  signInByPhone: OF_THE_DEMO,
  sendPhoneCode: OF_THE_DEMO,
  sendRegistrationPhoneCode: OF_THE_DEMO,
  openWithdrawal: OF_THE_DEMO,
  transferToPlayer: OF_THE_DEMO,
};

/** Why a row is not checked without `/__sim`; undefined if it is. */
export const whyLeftOut = (row: RowName, maySpend: boolean): string | undefined =>
  LEFT_OUT[row] ?? (SPENDING.has(row) && !maySpend ? SPENDS : undefined);
