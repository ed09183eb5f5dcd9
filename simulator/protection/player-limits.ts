import { LIMIT_KINDS, LIMIT_PERIODS, type PlayerLimit } from '#contract/entities/protection.ts';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money/amount.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { World } from '#simulator/world/world.ts';
import { exchanged } from '#simulator/wallet/exchange.ts';
import { fromMillionths, toMillionths } from '#simulator/wallet/millionths.ts';
import { rulesOf } from './profile-rules.ts';
import { usedOf } from './used-of-limit.ts';

const DAY_MS = 86_400_000;
/** The windows that limits are counted in: the last 24 hours, 7 days, 30 days. */
export const PERIOD_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
/** A higher limit holds a day after it was asked for. */
const RAISE_AFTER_MS = DAY_MS;

type Kind = PlayerLimit['kind'];
type Period = PlayerLimit['period'];
interface LimitDoc {
  readonly value: string | null;
  readonly next?: { readonly value: string | null; readonly fromMs: number };
}

/** Limits as they stand now: a raise whose day has passed has taken its place. */
function limitDocs(world: World, memberId: string): Record<string, LimitDoc> {
  const { limits = {} } = world.members.doc(memberId) as { limits?: Record<string, LimitDoc> };
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) =>
      limit.next && limit.next.fromMs <= world.now() ? [name, { value: limit.next.value }] : [name, limit],
    ),
  );
}

export function playerLimits(world: World, member: MemberRecord): PlayerLimit[] {
  const docs = limitDocs(world, member.id);
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period): PlayerLimit => {
      const { value = null, next } = docs[`${kind}:${period}`] ?? {};
      const used = usedOf(world, member, kind, world.now() - PERIOD_MS[period]);
      const raise = next && { next_value: next.value, next_from: new Date(next.fromMs).toISOString() };
      return { kind, period, value, used, ...raise };
    }),
  );
}

/** Limits of a kind that will still be there when every change that waits has come. */
const lastingOf = (docs: Record<string, LimitDoc>, kind: Kind) =>
  Object.keys(docs).filter(
    (name) => name.startsWith(`${kind}:`) && (docs[name]?.next ? docs[name].next.value : docs[name]?.value) !== null,
  );

/** The last limit of a kind that the jurisdiction wants stays. @throws Refusal `limitsMissing` */
function assertMayGo(world: World, docs: Record<string, LimitDoc>, kind: Kind, name: string): void {
  if (!rulesOf(world).mandatoryLimits.includes(kind)) return;
  if (lastingOf(docs, kind).some((other) => other !== name)) return;
  const message = `A ${kind} limit is mandatory here: set one for another period first`;
  throw new Refusal('limitsMissing', message, { field: 'value', missing: [kind] });
}

/** Where limits are mandatory nobody bets or deposits without one of each kind. @throws Refusal `limitsMissing` */
export function assertHasLimits(world: World, member: MemberRecord): void {
  const { mandatoryLimits } = rulesOf(world);
  if (mandatoryLimits.length === 0) return;
  const docs = limitDocs(world, member.id);
  const missing = mandatoryLimits.filter(
    (kind) => !Object.entries(docs).some(([name, { value }]) => name.startsWith(`${kind}:`) && value !== null),
  );
  if (missing.length === 0) return;
  const message = `Set limits first, they are mandatory here: ${missing.join(', ')}`;
  throw new Refusal('limitsMissing', message, { missing });
}

/** The player's wallet is kept in another currency from now on: what limits and raises name goes along. */
export function convertLimits(world: World, memberId: string, from: string, to: string): void {
  const converted = (value: string | null) =>
    value === null ? null : fromMillionths(exchanged(toMillionths(value), from, to), to);
  const docs = Object.entries(limitDocs(world, memberId)).map(([name, { value, next }]): [string, LimitDoc] =>
    name.startsWith('session:')
      ? [name, { value, ...(next && { next }) }]
      : [name, { value: converted(value), ...(next && { next: { ...next, value: converted(next.value) } }) }],
  );
  if (docs.length > 0) world.members.keepDoc(memberId, { limits: Object.fromEntries(docs) });
}

/** Lower at once, higher (or none) a day later. */
export function setLimit(world: World, member: MemberRecord, kind: Kind, period: Period, value: string | null): void {
  const docs = limitDocs(world, member.id);
  const name = `${kind}:${period}`;
  const held = docs[name]?.value ?? null;
  const isLower = value !== null && (held === null || compareAmounts(value, held) <= 0);
  const limit = isLower ? { value } : { value: held, next: { value, fromMs: world.now() + RAISE_AFTER_MS } };
  if (value === null) assertMayGo(world, docs, kind, name);
  // Taking away or raising what was never set changes nothing.
  if (!isLower && held === null) return;
  world.members.keepDoc(member.id, { limits: { ...docs, [name]: limit } });
}

/** Refuses what would pass a limit of one of the kinds; the tightest one is told. @throws Refusal `playerLimitReached` */
export function assertWithinLimits(world: World, member: MemberRecord, kinds: readonly Kind[], amount: string): void {
  const limits = Object.entries(limitDocs(world, member.id)).flatMap(([name, { value }]) => {
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
