import { MONEY_RULES } from '#contract/brand';
import { CURRENCIES } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProfileContext } from './context.ts';
import { rulesOf } from './profile-rules.ts';

/** The currencies that an account can be in: one, where the jurisdiction has one. */
export function accountCurrencies(world: ProfileContext): readonly string[] {
  const offered = CURRENCIES.filter(({ status }) => status === 1).map(({ currency }) => currency);
  return MONEY_RULES[world.profile.name].isOneCurrency ? [rulesOf(world).currency] : offered;
}

/**
 * Refuses an account from before its world had one currency: nothing enters until its owner has it converted, at the rate and time
 * that the entry of the ledger names. Its money can be withdrawn all the same.
 *
 * @throws Refusal `wrongCurrency`, with both currencies
 */
export function assertHomeCurrency(world: ProfileContext, { currency }: MemberRecord): void {
  const allowed = accountCurrencies(world);
  if (allowed.includes(currency)) return;
  const [home = ''] = allowed;
  const message = `The account is in ${currency}, accounts here are in ${home}: change its currency to ${home} first`;
  throw new Refusal('wrongCurrency', message, { currency: home, account_currency: currency });
}

/** The currency that a request names beside its amount, if it names one, is the account's. @throws Refusal `wrongCurrency` */
export function assertNamedCurrency({ currency }: MemberRecord, named: string | undefined): void {
  if (named === undefined || named === currency) return;
  throw new Refusal('wrongCurrency', `The account is in ${currency}, not in ${named}`, { field: 'currency', currency });
}
