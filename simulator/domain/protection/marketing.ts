import type { InferOutput } from 'valibot';
import { MONEY_RULES } from '#contract/brand';
import { MARKETING_PRODUCTS, type MarketingChoice, type PrivateMessage } from '#contract/entities';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { assertNotExcluded, runningExclusion } from './exclusion.ts';

/**
 * No advertising to players in a time-out or exclusion; guests are unknown. Sources: the Gambling Commission's code 3.5.3,
 * Brazil's Ordinance SPA/MF 1.231/2024; under `none` our own rule.
 */
export const mayBeAdvertised = (world: ProtectionContext, member: MemberRecord | undefined): boolean =>
  member === undefined || runningExclusion(world, member.id) === undefined;

/** Null: no choice yet; undefined: the jurisdiction does not ask. A break resets the choice. */
export function marketingOf(world: ProtectionContext, member: MemberRecord): MarketingChoice | null | undefined {
  const { asksMarketing } = MONEY_RULES[world.profile.name];
  if (asksMarketing === undefined) return undefined;
  const { marketing, exclusion, wasRegistered } = world.members.doc(member.id) as {
    marketing?: MarketingChoice;
    exclusion?: unknown;
    wasRegistered?: true;
  };
  const hadBreak = exclusion !== undefined || wasRegistered === true;
  if (asksMarketing === 'afterBreak' && !hadBreak) return undefined;
  if (runningExclusion(world, member.id) !== undefined) return NOTHING;
  return marketing ?? null;
}
/** No one is asked during a break. */
const NOTHING: MarketingChoice = { products: [], channels: [] };

/** Whether a message on the site may reach a player. Advertising without a product needs agreement to all products. */
export function mayBeMessaged(
  world: ProtectionContext,
  member: MemberRecord,
  { purpose, product }: Pick<InferOutput<typeof PrivateMessage>, 'purpose' | 'product'>,
): boolean {
  if (purpose !== 'marketing') return true;
  const choice = marketingOf(world, member);
  if (choice === undefined) return mayBeAdvertised(world, member);
  const about = product === undefined ? MARKETING_PRODUCTS : [product];
  return choice?.channels.includes('message') === true && about.every((each) => choice.products.includes(each));
}

/** @throws Refusal `excluded`: on a break a player may refuse, but not agree */
export function setMarketing(world: ProtectionContext, member: MemberRecord, marketing: MarketingChoice): void {
  if (marketing.products.length + marketing.channels.length > 0) assertNotExcluded(world, member.id);
  world.members.updateDoc(member.id, { marketing });
}

/** At a break; afterwards the player is asked again. */
export function endMarketing(world: ProtectionContext, memberId: string): void {
  world.members.updateDoc(memberId, { marketing: undefined });
}
