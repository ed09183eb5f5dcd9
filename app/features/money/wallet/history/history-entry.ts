import { CHANGE_KIND, type Order, type Transaction, TRANSACTION_STATUS } from '#contract/entities';
import {
  approvalWord,
  isDecided,
  isLost,
  orderWord,
  statusWord,
  type ApprovalWord,
  type OrderWord,
} from '#app/features/money/wallet/ui/order-state.ts';
import { localDay } from '#app/i18n/local-day.ts';

/** Filter of the history. */
export const HISTORY_KINDS = ['all', 'recharge', 'withdraw', 'bets', 'bonuses'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Movements with a translation; any other is `other`, whatever the upstream calls it. */
export const MOVEMENTS = [
  'opening',
  'deposit',
  'withdraw',
  'withdrawReturned',
  'stake',
  'payout',
  'extraBonus',
  'cashOut',
  'transfer',
  'exchange',
  'gameIn',
  'gameOut',
  'gameRound',
  'reward',
  'registerBonus',
  'inviteReward',
  'adjustment',
] as const;
export type Movement = (typeof MOVEMENTS)[number] | 'other';

/** One entry of the history: a wallet movement, or an order. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly movement: Movement;
  readonly amount: string;
  readonly currency: string;
  readonly status: OrderWord;
  readonly reference: string;
  readonly note: string;
  readonly balance?: string;
  /** The product of a stake, a payout or a round, where the upstream names it. */
  readonly gameId?: number;
  readonly approval?: ApprovalWord | undefined;
  /** An order that is not final. */
  readonly isOpen?: true;
  readonly order?: Pick<Order, 'service_fee' | 'network_fee' | 'net_amount' | 'method'>;
}

const BETS: readonly Movement[] = ['stake', 'payout', 'cashOut'];
const BONUSES: readonly Movement[] = ['reward', 'registerBonus', 'inviteReward', 'extraBonus'];

const movementOf = (type: string): Movement => MOVEMENTS.find((name) => name === type) ?? 'other';

/** What a movement that is done has done, where that says more than "done". */
const DONE: Readonly<Partial<Record<Movement, OrderWord>>> = {
  payout: 'settled',
  cashOut: 'settled',
  withdrawReturned: 'refunded',
};

export function ofTransaction(transaction: Transaction): HistoryEntry {
  const { id, at, type, amount, currency, status, balance, remark, game_id: gameId } = transaction;
  const movement = movementOf(type);
  const done = status === TRANSACTION_STATUS.success ? DONE[movement] : undefined;
  return {
    id,
    at,
    movement,
    amount,
    currency,
    status: done ?? statusWord(status),
    reference: remark,
    note: '',
    balance,
    ...(gameId !== undefined && { gameId }),
  };
}

/** An order that came to nothing has taken no fee. */
const NOTHING = { service_fee: '0', network_fee: '0', net_amount: '0' } as const;

export function ofOrder(order: Order): HistoryEntry {
  const { order_id, created_at, kind, amount, currency, remark, method } = order;
  const { service_fee, network_fee, net_amount } = isLost(order) ? NOTHING : order;
  return {
    id: order_id,
    at: created_at,
    movement: kind === CHANGE_KIND.recharge ? 'deposit' : 'withdraw',
    amount,
    currency,
    status: orderWord(order),
    approval: approvalWord(order),
    ...(!isDecided(order) && { isOpen: true as const }),
    reference: order_id,
    note: remark,
    order: { service_fee, network_fee, net_amount, method },
  };
}

/** A product, by the name that the player sees. */
export interface HistoryGame {
  readonly id: number;
  readonly name: string;
}

export interface HistoryFilter {
  readonly kind: HistoryKind;
  /** Only for movements: a product, or every one. */
  readonly gameId?: number | undefined;
  /** Only for orders: a movement is always done. */
  readonly status: OrderWord | '';
  /** The player's days, `yyyy-mm-dd`, both included, as entries are labelled; empty is open. */
  readonly from: string;
  readonly until: string;
}

export const isOrderKind = (kind: HistoryKind): boolean => kind === 'recharge' || kind === 'withdraw';

/** Whether an entry matches the filter. */
export function isWanted({ movement, status, at, gameId }: HistoryEntry, filter: HistoryFilter): boolean {
  const day = localDay(at);
  if (filter.from !== '' && day < filter.from) return false;
  if (filter.until !== '' && day > filter.until) return false;
  if (isOrderKind(filter.kind)) return filter.status === '' || filter.status === status;
  if (filter.gameId !== undefined && filter.gameId !== gameId) return false;
  if (filter.kind === 'bets') return BETS.includes(movement);
  return filter.kind === 'all' || BONUSES.includes(movement);
}

/** Whether pages, newest entry first, hold every entry since a day: their oldest one is from before it. */
export function hasAllSince(
  from: string,
  pages: readonly { readonly entries: readonly HistoryEntry[] }[] = [],
): boolean {
  const oldest = pages.at(-1)?.entries.at(-1);
  return oldest !== undefined && from !== '' && localDay(oldest.at) < from;
}
