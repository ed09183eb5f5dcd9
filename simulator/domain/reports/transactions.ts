import { CHANGE_KIND, PRODUCT_IDS, type Transaction } from '#contract/entities';
import type { MemberRecord } from '../members/member-record.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { SqlRow, SqlValue } from '../../core/store/sqlite.ts';
import type { CoreContext } from '../../core/context/core-context.ts';
import { PROVIDER_PRODUCT } from '../games/providers.ts';

const DAY_MS = 86_400_000;
/** `kind` of each movement. Recharge and withdraw are the specification's, the others assumed. */
const KINDS: Readonly<Record<string, number>> = {
  opening: 1,
  deposit: CHANGE_KIND.recharge,
  withdraw: CHANGE_KIND.withdraw,
  withdrawReturned: 51,
  stake: 60,
  payout: 61,
  cashOut: 62,
  transfer: 70,
  exchange: 71,
  gameIn: 80,
  gameOut: 81,
  gameRound: 82,
  reward: 90,
  registerBonus: 91,
  inviteReward: 92,
  extraBonus: 93,
  adjustment: 99,
};

interface Filter {
  readonly kind?: string | undefined;
  readonly start?: number | undefined;
  readonly limit?: number | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Newest first. Of an exchange's two movements the incoming one is newer. */
export function transactions(
  world: CoreContext,
  member: MemberRecord,
  filter: Filter,
): { total: number; transactions: Transaction[] } {
  const { kind, start = 0, limit = 50, start_date, end_date } = filter;
  const kinds = Object.keys(KINDS).filter((name) => kind === undefined || KINDS[name] === Number(kind));
  const from = start_date === undefined ? 0 : Date.parse(start_date);
  const to = end_date === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(end_date) + DAY_MS;
  const where = `FROM posting p JOIN entry e ON e.seq = p.entry
    WHERE p.account = ? AND e.at_ms >= ? AND e.at_ms < ? AND e.kind IN (${kinds.map(() => '?').join(', ')})`;
  const values: SqlValue[] = [memberAccount(member.id), from, to, ...kinds];
  const total = Number(world.db.get(`SELECT COUNT(*) AS n ${where}`, ...values)?.['n'] ?? 0);
  const sql = `SELECT p.amount, p.currency, p.balance_after, e.seq, e.kind, e.ref, e.at_ms,
    (SELECT COUNT(*) FROM posting o WHERE o.entry = p.entry AND o.account = p.account AND o.rowid < p.rowid) AS before,
    (SELECT m.nickname FROM posting o JOIN member m ON m.id = substr(o.account, length('member:') + 1)
      WHERE e.kind = 'transfer' AND o.entry = p.entry AND o.account <> p.account) AS other,
    (SELECT game FROM bet WHERE id = e.ref) AS game,
    (SELECT json_extract(doc, '$.provider') FROM record WHERE id = e.ref AND kind = 'round') AS provider ${where}
    ORDER BY e.seq DESC, p.rowid DESC LIMIT ? OFFSET ?`;
  return { total, transactions: world.db.all(sql, ...values, limit, start).map((row) => show(world, row)) };
}

function show(world: Pick<CoreContext, 'money'>, row: SqlRow): Transaction {
  const currency = String(row['currency']);
  const money = world.money(currency);
  const kind = String(row['kind']);
  const product = productOf(row);
  const before = Number(row['before']);
  return {
    id: before === 0 ? `tx-${row['seq']}` : `tx-${row['seq']}-${before + 1}`,
    kind: KINDS[kind] ?? 0,
    type: kind,
    ...(product !== undefined && { game_id: product }),
    amount: fromMillionths(row['amount'] as bigint, money),
    balance: fromMillionths(row['balance_after'] as bigint, money),
    currency,
    status: 3,
    at: new Date(Number(row['at_ms'])).toISOString(),
    remark: remarkOf(row),
  };
}

/** Entries whose reference is one of the simulator's own, which says nothing to a player. */
const NO_REMARK: readonly string[] = ['opening', 'adjustment', 'reward', 'registerBonus', 'inviteReward'];

/** The number of a bet or an order, a game, a rate; of a transfer the name of the other player. */
function remarkOf({ kind, ref, other }: SqlRow): string {
  if (NO_REMARK.includes(String(kind))) return '';
  return String(kind === 'transfer' ? (other ?? '') : ref);
}

/** The product of an entry's bet or round. */
function productOf({ game, provider }: SqlRow): number | undefined {
  if (typeof provider === 'string') return PROVIDER_PRODUCT[provider];
  return typeof game === 'string' ? PRODUCT_IDS[game as keyof typeof PRODUCT_IDS] : undefined;
}
