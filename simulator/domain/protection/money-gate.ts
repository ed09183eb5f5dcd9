import type { Feature } from '#contract/brand';
import type { PlayerLimit } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { EntryKind } from '../../core/ledger/ledger.ts';
import type { ProtectionContext } from './context.ts';
import { assertDebit, type CardKind } from './debit-cards.ts';
import { askRegisterWhenDue, assertRegisterAnswered } from './central-register.ts';
import { assertNotExcluded } from './exclusion.ts';
import { assertHomeCurrency } from './home-currency.ts';
import { assertAdult, assertIdentified } from './identity.ts';
import { assertOwn } from './own-account.ts';
import { assertDepositChoice, assertHasLimits, assertWithinLimits } from './player-limits.ts';
import { assertAllowed } from './profile-rules.ts';

interface Rules {
  /** Not during a break or self-exclusion, for minors, before the identity check, or in a foreign currency. */
  readonly isGuarded?: true;
  /** Only if the jurisdiction allows it. */
  readonly feature?: Feature;
  /** Needs the jurisdiction's mandatory limits, and must be within the player's limits of these kinds. */
  readonly limits?: readonly PlayerLimit['kind'][];
  /** Only the player's own accounts, if the jurisdiction requires that. */
  readonly isOwn?: true;
}

/** Money paid out or returned is never blocked by player protection. */
const FREE: Rules = {};
const STAKE: Rules = { isGuarded: true, limits: ['stake', 'loss', 'session'] };
/** A present uses up no limit, but needs room in it. */
const PRESENT: Rules = { isGuarded: true, limits: ['deposit'] };

/** Complete, so that a new kind of entry does not compile without a rule. */
const RULES: Readonly<Record<EntryKind, Rules>> = {
  stake: STAKE,
  gameRound: STAKE,
  deposit: { isGuarded: true, limits: ['deposit'], isOwn: true },
  transfer: { isGuarded: true, feature: 'transfer' },
  // A provider checks no stakes, so the same rules apply to money that goes there.
  gameIn: STAKE,
  reward: { ...PRESENT, feature: 'checkIn' },
  registerBonus: { ...PRESENT, feature: 'bonus' },
  inviteReward: { ...PRESENT, feature: 'bonus' },
  payout: FREE,
  // Promised with the bet, which jurisdictions without bonuses never do.
  extraBonus: FREE,
  cashOut: FREE,
  // Breaks and missing checks do not block it; another person's account does.
  withdraw: { isOwn: true },
  withdrawPaid: { isOwn: true },
  withdrawReturned: FREE,
  gameOut: FREE,
  exchange: FREE,
  // By the operator.
  opening: FREE,
  adjustment: FREE,
};

interface Moved {
  /** In the account's currency; without it limits are not checked. */
  readonly amount?: string;
  readonly feature?: Feature | undefined;
  /** Property named in a refusal. */
  readonly field?: string;
  /** Owner of the account or card according to the bank. */
  readonly holder?: string | undefined;
  readonly card?: CardKind | undefined;
}

/**
 * Checks every movement of money into an account, bet or game: at the request, and again when the money moves later, because a
 * break may have begun.
 *
 * @throws Refusal `forbidden`, `excluded`, `registerUnanswered`, `underAge`, `identityNeeded`, `wrongCurrency`, `notOwnAccount`, `limitsMissing`, `playerLimitReached`
 */
export function assertMayMove(
  world: ProtectionContext,
  member: MemberRecord,
  kind: EntryKind,
  { amount, feature, field, holder, card }: Moved = {},
): void {
  const rules = RULES[kind];
  for (const needed of [rules.feature, feature]) if (needed !== undefined) assertAllowed(world, needed, field);
  if (rules.isGuarded) assertMayPlay(world, member);
  if (card !== undefined) assertDebit(world, card);
  if (rules.isOwn && holder !== undefined) assertOwn(world, member, holder);
  if (rules.limits === undefined) return;
  assertHasLimits(world, member);
  if (kind === 'deposit') assertDepositChoice(world, member);
  if (amount !== undefined) assertWithinLimits(world, member, rules.limits, amount);
}

/**
 * Before money enters or a game opens. @throws Refusal `excluded`, `registerUnanswered`, `underAge`, `wrongCurrency`,
 * `identityNeeded`
 */
export function assertMayPlay(world: ProtectionContext, member: MemberRecord): void {
  askRegisterWhenDue(world, member);
  assertNotExcluded(world, member.id);
  assertRegisterAnswered(world, member.id);
  assertAdult(world, member);
  assertHomeCurrency(world, member);
  assertIdentified(world, member);
}

/** The refusal of a movement without a request; undefined if allowed. */
export function refusalOfMove(...move: Parameters<typeof assertMayMove>): Refusal | undefined {
  try {
    assertMayMove(...move);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Checks the receiver, for whom it is a deposit. The sender learns nothing about the receiver's break or limits.
 *
 * @throws Refusal `forbidden`, at `to`
 */
export function assertMayReceive(world: ProtectionContext, receiver: MemberRecord, amount: string): void {
  const refusal = refusalOfMove(world, receiver, 'transfer') ?? refusalOfMove(world, receiver, 'deposit', { amount });
  if (refusal === undefined) return;
  throw new Refusal('forbidden', 'This player cannot receive transfers at the moment', { field: 'to' });
}
