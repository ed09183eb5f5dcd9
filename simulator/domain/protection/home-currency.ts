import { MONEY_RULES } from '#contract/brand';
import { CURRENCIES } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProfileContext } from './context.ts';
import { rulesOf } from './profile-rules.ts';

/** Possible currencies of an account: one if the jurisdiction has one. */
export function accountCurrencies(world: ProfileContext): readonly string[] {
  const offered = CURRENCIES.filter(({ status }) => status === 1).map(({ currency }) => currency);
  return MONEY_RULES[world.profile.name].isOneCurrency ? [rulesOf(world).currency] : offered;
}

/**
 * Refuses money for an account in another currency than its world's, from before it had one, until the owner converts it.
 * Withdrawals work.
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

/** A request's currency must be the account's. @throws Refusal `wrongCurrency` */
export function assertNamedCurrency({ currency }: MemberRecord, named: string | undefined): void {
  if (named === undefined || named === currency) return;
  throw new Refusal('wrongCurrency', `The account is in ${currency}, not in ${named}`, { field: 'currency', currency });
}
