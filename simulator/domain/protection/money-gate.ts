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
  /** Not during a break or a self-exclusion, not for minors, not before the identity is checked, not in a foreign currency. */
  readonly isGuarded?: true;
  /** Only if the jurisdiction allows the feature. */
  readonly feature?: Feature;
  /** Only with the limits that the jurisdiction makes mandatory, and only within the player's limits of these kinds. */
  readonly limits?: readonly PlayerLimit['kind'][];
  /** Only from and to accounts of the player, where the jurisdiction says so. */
  readonly isOwn?: true;
}

/** Money that is paid out or returned: player protection must never block it. */
const FREE: Rules = {};
const STAKE: Rules = { isGuarded: true, limits: ['stake', 'loss', 'session'] };
/** A present counts for nothing, but it does not come to a player whose limits leave no room for it. */
const PRESENT: Rules = { isGuarded: true, limits: ['deposit'] };

/** The rules of each kind of entry. The record is complete, so that a new kind does not compile without a rule. */
const RULES: Readonly<Record<EntryKind, Rules>> = {
  stake: STAKE,
  gameRound: STAKE,
  deposit: { isGuarded: true, limits: ['deposit'], isOwn: true },
  transfer: { isGuarded: true, feature: 'transfer' },
  // A provider asks no one about what is staked there, so no more may enter than could be staked.
  gameIn: STAKE,
  reward: { ...PRESENT, feature: 'checkIn' },
  registerBonus: { ...PRESENT, feature: 'bonus' },
  inviteReward: { ...PRESENT, feature: 'bonus' },
  payout: FREE,
  // Promised with the bet: a jurisdiction without bonuses has none to promise.
  extraBonus: FREE,
  cashOut: FREE,
  // Neither a break nor a missing check keeps money back; another person's account does.
  withdraw: { isOwn: true },
  withdrawPaid: { isOwn: true },
  withdrawReturned: FREE,
  gameOut: FREE,
  exchange: FREE,
  // By the operator, not by the player.
  opening: FREE,
  adjustment: FREE,
};

interface Moved {
  /** In the account's currency; without it the player's limits are not checked. */
  readonly amount?: string;
  /** The payment type, if it is card or crypto. */
  readonly feature?: Feature | undefined;
  /** The property of the request that is named if the feature is forbidden. */
  readonly field?: string;
  /** Whose account or card it is, as its bank says. */
  readonly holder?: string | undefined;
  /** Of a payment by card. */
  readonly card?: CardKind | undefined;
}

/**
 * Every movement of money into an account, a bet or a game is checked here: when the request comes, and again when the money
 * moves if that is later, because a break may have begun in between.
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

/** What is asked before money enters and before a game is opened. @throws Refusal `excluded`, `registerUnanswered`, `underAge`, `wrongCurrency`, `identityNeeded` */
export function assertMayPlay(world: ProtectionContext, member: MemberRecord): void {
  askRegisterWhenDue(world, member);
  assertNotExcluded(world, member.id);
  assertRegisterAnswered(world, member.id);
  assertAdult(world, member);
  assertHomeCurrency(world, member);
  assertIdentified(world, member);
}

/** The refusal of a movement; undefined if it is allowed. For movements that no request waits for. */
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
 * The receiver of money is checked as well: for the receiver it is a deposit, also for the limits. The sender must learn nothing
 * of the receiver's break or limits.
 *
 * @throws Refusal `forbidden`, at `to`
 */
export function assertMayReceive(world: ProtectionContext, receiver: MemberRecord, amount: string): void {
  const refusal = refusalOfMove(world, receiver, 'transfer') ?? refusalOfMove(world, receiver, 'deposit', { amount });
  if (refusal === undefined) return;
  throw new Refusal('forbidden', 'This player cannot receive transfers at the moment', { field: 'to' });
}
