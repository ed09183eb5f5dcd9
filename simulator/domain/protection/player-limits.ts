import type { CoreContext } from '../../core/context/core-context.ts';
import {
  HIGHEST_MINUTES,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitChange,
  limitIn,
  type PlayerLimit,
} from '#contract/entities';
import { MONEY_RULES } from '#contract/brand';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { assertPlaces } from '../../core/ledger/assert-money.ts';
import { exchanged, ratesOf } from '../../core/ledger/exchange.ts';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import { rulesOf } from './profile-rules.ts';
import { usedOf } from './used-of-limit.ts';

const DAY_MS = 86_400_000;
/** The last 24 hours, 7 days, 30 days. */
export const PERIOD_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
/** Raises apply after a day. */
const RAISE_AFTER_MS = DAY_MS;

type Kind = PlayerLimit['kind'];
type Period = PlayerLimit['period'];
export interface LimitDoc {
  readonly value: string | null;
  /** Session limits are in minutes and have none. */
  readonly currency?: string;
  readonly next?: { readonly value: string | null; readonly fromMs: number };
  /** Rates and time of the last conversion. */
  readonly converted?: Converted;
}

interface Converted {
  readonly from: string;
  readonly to: string;
  readonly rates: string;
  readonly atMs: number;
}

/**
 * Current limits. A raise applies after its day, unless the jurisdiction requires a confirmation; then it lapses.
 *
 * @throws RangeError for a limit in another currency than the account's: R$100 must never count as 100 USDT
 */
function limitDocs(world: ProtectionContext, { id, currency }: MemberRecord): Record<string, LimitDoc> {
  const { limits = {} } = world.members.doc(id) as { limits?: Record<string, LimitDoc> };
  return Object.fromEntries(
    Object.entries(limits).map(([name, { next, ...limit }]): [string, LimitDoc] => {
      if (!name.startsWith('session:') && limit.currency !== currency)
        throw new RangeError(`${id}: the limit ${name} is in ${limit.currency}, the account in ${currency}`);
      if (next === undefined) return [name, limit];
      const lapsesMs = lapseOf(world, next);
      if (lapsesMs !== undefined) return [name, lapsesMs > world.now() ? { ...limit, next } : limit];
      return [name, next.fromMs <= world.now() ? { ...limit, value: next.value } : { ...limit, next }];
    }),
  );
}

/** When a raise without confirmation lapses; undefined if it applies by itself. */
function lapseOf(world: ProtectionContext, { fromMs }: NonNullable<LimitDoc['next']>): number | undefined {
  const { raiseLapsesDays } = MONEY_RULES[world.profile.name];
  return raiseLapsesDays === undefined ? undefined : fromMs - RAISE_AFTER_MS + raiseLapsesDays * DAY_MS;
}

export function playerLimits(world: ProtectionContext, member: MemberRecord): PlayerLimit[] {
  const docs = limitDocs(world, member);
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period): PlayerLimit => {
      const { value = null, next } = docs[`${kind}:${period}`] ?? {};
      const used = usedOf(world, member, kind, world.now() - PERIOD_MS[period]);
      const lapsesMs = next && lapseOf(world, next);
      const raise = next && {
        next_value: next.value,
        next_from: new Date(next.fromMs).toISOString(),
        ...(lapsesMs !== undefined && { next_until: new Date(lapsesMs).toISOString() }),
      };
      return { ...limitIn(member.currency, { kind, period, value }), used, ...raise };
    }),
  );
}

/** Limits of a kind after all pending changes. */
const lastingOf = (docs: Record<string, LimitDoc>, kind: Kind) =>
  Object.keys(docs).filter(
    (name) => name.startsWith(`${kind}:`) && (docs[name]?.next ? docs[name].next.value : docs[name]?.value) !== null,
  );

/** Keeps the last limit of a mandatory kind. @throws Refusal `limitsMissing` */
function assertMayGo(world: ProtectionContext, docs: Record<string, LimitDoc>, kind: Kind, name: string): void {
  if (!rulesOf(world).mandatoryLimits.includes(kind)) return;
  if (lastingOf(docs, kind).some((other) => other !== name)) return;
  const message = `A ${kind} limit is mandatory here: set one for another period first`;
  throw new Refusal('limitsMissing', message, { field: 'value', missing: [kind] });
}

/** Bets and deposits need a limit of each mandatory kind. @throws Refusal `limitsMissing` */
export function assertHasLimits(world: ProtectionContext, member: MemberRecord): void {
  const { mandatoryLimits } = rulesOf(world);
  if (mandatoryLimits.length === 0) return;
  const docs = limitDocs(world, member);
  const missing = mandatoryLimits.filter(
    (kind) => !Object.entries(docs).some(([name, { value }]) => name.startsWith(`${kind}:`) && value !== null),
  );
  if (missing.length === 0) return;
  const message = `Set limits first, they are mandatory here: ${missing.join(', ')}`;
  throw new Refusal('limitsMissing', message, { missing });
}

/** Whether a deposit limit was neither set nor declined where the jurisdiction requires a choice. A removed limit is a choice. */
export function asksDepositLimit(world: ProtectionContext, { id }: MemberRecord): boolean {
  if (MONEY_RULES[world.profile.name].offersDepositLimit !== true) return false;
  const { limits = {}, noDepositLimitMs } = world.members.doc(id) as {
    limits?: Record<string, LimitDoc>;
    noDepositLimitMs?: number;
  };
  return noDepositLimitMs === undefined && !Object.keys(limits).some((name) => name.startsWith('deposit:'));
}

/** @throws Refusal `limitsMissing`, with `may_decline` */
export function assertDepositChoice(world: ProtectionContext, member: MemberRecord): void {
  if (!asksDepositLimit(world, member)) return;
  const message = 'Set a deposit limit first, or say that you want none';
  throw new Refusal('limitsMissing', message, { missing: ['deposit'], may_decline: true });
}

/** Converts limits and pending raises to the wallet's new currency. */
export function convertLimits(world: ProtectionContext, member: MemberRecord, to: string): void {
  const docs = Object.entries(limitDocs(world, member)).map(([name, limit]): [string, LimitDoc] => [
    name,
    name.startsWith('session:') ? limit : convertedLimit(world, limit, member.currency, to),
  ]);
  if (docs.length > 0) world.members.updateDoc(member.id, { limits: Object.fromEntries(docs) });
}

/** Records the rates and time of the conversion. */
export function convertedLimit(world: CoreContext, { value, next }: LimitDoc, from: string, to: string): LimitDoc {
  const atMs = world.now();
  const money = world.money(to);
  const converted = (amount: string | null) =>
    amount === null ? null : fromMillionths(exchanged(toMillionths(amount), from, money), money);
  return {
    value: converted(value),
    currency: to,
    ...(next && { next: { ...next, value: converted(next.value) } }),
    converted: { from, to, rates: ratesOf(from, to), atMs },
  };
}

/** @throws Refusal `wrongCurrency`, with the account's */
export function assertLimitIn(currency: string, limit: LimitChange, field = 'currency'): void {
  if (limit.kind === 'session' || limit.currency === currency) return;
  const message = `The account is in ${currency}: set the limit in ${currency}, not in ${limit.currency}`;
  throw new Refusal('wrongCurrency', message, { field, currency });
}

/** @throws Refusal `badRequest`, with the highest number of minutes */
export function assertLimitsTime({ kind, period, value }: LimitChange, field = 'value'): void {
  const max = String(HIGHEST_MINUTES[period]);
  if (kind !== 'session' || value === null || compareAmounts(value, max) <= 0) return;
  throw new Refusal('badRequest', `A time limit must be below its period: at most ${max} minutes`, { field, max });
}

/** A lower limit applies at once, a higher one or none a day later. @throws Refusal `badRequest`, `wrongCurrency`, `limitsMissing` */
export function setLimit(world: ProtectionContext, member: MemberRecord, change: LimitChange): void {
  assertLimitIn(member.currency, change);
  assertLimitsTime(change);
  const { kind, period, value } = change;
  if (kind !== 'session' && value !== null) assertPlaces(value, world.money(member.currency), 'value');
  const docs = limitDocs(world, member);
  const name = `${kind}:${period}`;
  const current = docs[name]?.value ?? null;
  const isConfirmed = isDue(docs[name]?.next, value, world.now());
  const isLower = isConfirmed || (value !== null && (current === null || compareAmounts(value, current) <= 0));
  const limit: LimitDoc = {
    ...(kind !== 'session' && { currency: member.currency }),
    ...(isLower ? { value } : { value: current, next: { value, fromMs: world.now() + RAISE_AFTER_MS } }),
  };
  if (value === null) assertMayGo(world, docs, kind, name);
  // There is nothing to raise or remove.
  if (!isLower && current === null) return;
  world.members.updateDoc(member.id, { limits: { ...docs, [name]: limit } });
}

/** Whether a change confirms a raise whose day has passed. */
function isDue(next: LimitDoc['next'], value: string | null, nowMs: number): boolean {
  if (next === undefined || next.fromMs > nowMs) return false;
  return next.value === null || value === null ? next.value === value : compareAmounts(next.value, value) === 0;
}

/** Names the tightest exceeded limit. @throws Refusal `playerLimitReached` */
export function assertWithinLimits(
  world: ProtectionContext,
  member: MemberRecord,
  kinds: readonly Kind[],
  amount: string,
): void {
  const limits = Object.entries(limitDocs(world, member)).flatMap(([name, { value }]) => {
    const [kind, period] = name.split(':') as [Kind, Period];
    if (value === null || !kinds.includes(kind)) return [];
    const used = usedOf(world, member, kind, world.now() - PERIOD_MS[period]);
    const left = compareAmounts(value, used) > 0 ? subtractAmounts(value, used) : '0';
    const asked = kind === 'session' ? '0' : amount;
    const isOver = kind === 'session' ? compareAmounts(left, '0') === 0 : compareAmounts(asked, left) > 0;
    return isOver ? [{ kind, period, value, used, left }] : [];
  });
  const [tightest] = limits.toSorted((one, other) => compareAmounts(one.left, other.left));
  if (tightest === undefined) return;
  const { kind, period, value, left } = tightest;
  throw new Refusal('playerLimitReached', `Your ${kind} limit of ${value} a ${period} leaves ${left}`, {
    ...tightest,
    currency: member.currency,
    amount: addAmounts(amount, '0'),
  });
}
