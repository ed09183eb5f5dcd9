import type { Exclusion, Identity, PlayerLimit } from '#contract/entities';
import { compareAmounts, subtractAmounts } from '#engine/money';

export type Action = 'bet' | 'deposit';
type Kind = PlayerLimit['kind'];

/** What remains of a limit. */
export interface Room {
  readonly kind: Kind;
  readonly period: PlayerLimit['period'];
  readonly value: string;
  readonly left: string;
}

/** Why nothing is sent, the most important reason first. */
export type Stop =
  | {
      readonly is: 'excluded';
      readonly kind: 'time_out' | 'self_exclusion';
      readonly until: string;
      /** The term of the self-exclusion is over, and it goes on until the player asks to return. */
      readonly mayReturn?: boolean;
      /** The national register that the player is in. */
      readonly register?: Exclusion['register'];
    }
  /** The national register has not answered whether the player is in it. */
  | { readonly is: 'unanswered'; readonly register: NonNullable<Exclusion['register']> }
  /** A deposit limit, or the word that there is to be none, comes before the first deposit. */
  | { readonly is: 'choose' }
  /** The upstream keeps no limits and breaks. */
  | { readonly is: 'unprotected' }
  | { readonly is: 'identity'; readonly status: Exclude<Identity['status'], 'passed'> }
  | { readonly is: 'missing'; readonly kinds: readonly Kind[] }
  | { readonly is: 'timeUp' | 'over'; readonly room: Room };

export interface Guard {
  /** The tightest limit that applies to an amount. */
  readonly room?: Room;
  readonly stop?: Stop;
}

export interface GuardContext {
  readonly limits: readonly PlayerLimit[];
  readonly exclusion: Exclusion | undefined;
  readonly identity?: Identity | undefined;
  readonly mandatory: readonly Kind[];
  readonly asksDepositLimit?: boolean | undefined;
  readonly nowMs: number;
}

/** Limits in money that apply to an action, as the upstream applies them. */
const MONEY_KINDS: Readonly<Record<Action, readonly Kind[]>> = { bet: ['stake', 'loss'], deposit: ['deposit'] };

/** What remains of a limit, never below zero. */
export function leftOf({ value, used }: Pick<PlayerLimit, 'used'> & { readonly value: string }): string {
  return compareAmounts(value, used) > 0 ? subtractAmounts(value, used) : '0';
}

function tightest(limits: readonly PlayerLimit[], kinds: readonly Kind[]): Room | undefined {
  const [first] = limits
    .flatMap(({ kind, period, value, used }): Room[] =>
      value === null || !kinds.includes(kind) ? [] : [{ kind, period, value, left: leftOf({ value, used }) }],
    )
    .toSorted((one, other) => compareAmounts(one.left, other.left));
  return first;
}

/** The exclusion that applies at an instant. */
export function runningBreak(
  exclusion: Exclusion | undefined,
  nowMs: number,
): Extract<Stop, { is: 'excluded' }> | undefined {
  if (exclusion === undefined || exclusion.kind === 'none' || exclusion.until === undefined) return undefined;
  const { kind, until, may_return, return_from, register } = exclusion;
  // It ends when the register says so, whatever the date.
  if (register !== undefined) return { is: 'excluded', kind, until, register };
  if (may_return) return { is: 'excluded', kind, until, mayReturn: true };
  const end = return_from ?? until;
  return Date.parse(end) > nowMs ? { is: 'excluded', kind, until: end } : undefined;
}

/** A check of the identity that the jurisdiction asks for and the player has not passed. */
export function identityStop(identity: Identity | undefined): Extract<Stop, { is: 'identity' }> | undefined {
  if (identity === undefined || identity.asks === null || identity.status === 'passed') return undefined;
  return { is: 'identity', status: identity.status };
}

/** The kinds of limits that the jurisdiction requires and the player has not set; undefined until limits are read. */
export function missingOf(
  limits: readonly PlayerLimit[],
  mandatory: readonly Kind[],
): Extract<Stop, { is: 'missing' }> | undefined {
  const isSet = (kind: Kind) => limits.some((limit) => limit.kind === kind && limit.value !== null);
  const kinds = limits.length === 0 ? [] : mandatory.filter((kind) => !isSet(kind));
  return kinds.length === 0 ? undefined : { is: 'missing', kinds };
}

/** A time limit that is used up. */
export function timeUpOf(limits: readonly PlayerLimit[]): Extract<Stop, { is: 'timeUp' | 'over' }> | undefined {
  const time = tightest(limits, ['session']);
  return time !== undefined && compareAmounts(time.left, '0') === 0 ? { is: 'timeUp', room: time } : undefined;
}

/**
 * Checks a bet or a deposit against the player's limits and breaks before it is sent: the lowest limit counts.
 *
 * @param amount the total amount; undefined until something is typed
 */
export function guardOf(action: Action, amount: string | undefined, around: GuardContext): Guard {
  const { limits, exclusion, identity, mandatory, asksDepositLimit, nowMs } = around;
  const room = tightest(limits, MONEY_KINDS[action]);
  const stop = stopOf(action, amount, room);
  return { ...(room && { room }), ...(stop && { stop }) };

  function stopOf(action: Action, amount: string | undefined, room: Room | undefined): Stop | undefined {
    const running = runningBreak(exclusion, nowMs);
    if (running !== undefined) return running;
    if (exclusion?.unanswered !== undefined) return { is: 'unanswered', register: exclusion.unanswered };
    const unchecked = identityStop(identity);
    if (unchecked !== undefined) return unchecked;
    const missing = missingOf(limits, mandatory);
    if (missing !== undefined) return missing;
    if (action === 'deposit' && asksDepositLimit === true) return { is: 'choose' };
    const timeUp = timeUpOf(limits);
    if (timeUp !== undefined) return timeUp;
    if (room === undefined) return undefined;
    const isOver = compareAmounts(amount ?? '0', room.left) > 0 || compareAmounts(room.left, '0') === 0;
    return isOver ? { is: 'over', room } : undefined;
  }
}
