import { fromMillionths } from '../../core/ledger/millionths.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TRANSACTION_STATUS } from '#contract/entities';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { World } from '../../doors/world/world.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { confirmDeposit, receiveDeposit } from './deposit-jobs.ts';
import { holdAccount, HOUSE_DEPOSITS, HOUSE_WITHDRAWALS, type OrderDoc } from './order.ts';
import { auditWithdrawal, failPayment, payWithdrawal, processWithdrawal, rejectWithdrawal } from './withdrawal-jobs.ts';

const { pending, audited, processing, failed, success, rejected } = TRANSACTION_STATUS;
const MEMBER = 'm-player';
const START = 1_000_000_000n;

const aWorld = () =>
  new World({
    name: 'main',
    seed: 'orders',
    startMs: Date.parse('2026-03-14T12:00:00Z'),
    speed: 0,
    upstream: 'keyed',
    file: ':memory:',
  });

/** What can be done to an order. The job of a deposit may also be run for a withdrawal, and the other way round. */
const STEPS = {
  paid: (world: World, id: string) => confirmDeposit(world, id, true),
  declined: (world: World, id: string) => confirmDeposit(world, id, false),
  received: receiveDeposit,
  confirmed: (world: World, id: string) => confirmDeposit(world, id),
  passed: (world: World, id: string) => auditWithdrawal(world, id, true),
  refused: (world: World, id: string) => auditWithdrawal(world, id, false),
  audited: (world: World, id: string) => auditWithdrawal(world, id),
  processed: processWithdrawal,
  payment: (world: World, id: string) => payWithdrawal(world, id),
  rejection: rejectWithdrawal,
  failure: (world: World, id: string) => failPayment(world, id),
} as const;
type OrderStep = keyof typeof STEPS;

interface Planned {
  readonly kind: 'deposit' | 'withdrawal';
  readonly millionths: bigint;
  readonly willFail: boolean;
}

/** The status of an order after a step: the rules once more, as a table. */
function next({ kind, willFail }: Planned, status: number, step: OrderStep): number {
  if (kind === 'deposit') {
    if (status === pending && step === 'received') return processing;
    const ends = { paid: success, declined: failed, confirmed: willFail ? failed : success };
    return status === pending || status === processing ? (ends[step as 'paid'] ?? status) : status;
  }
  if (status === audited && step === 'processed') return processing;
  if (status !== pending && status !== audited && status !== processing) return status;
  const ends = { payment: success, rejection: rejected, failure: failed };
  const audits = { passed: audited, refused: rejected, audited: willFail ? rejected : audited };
  return ends[step as 'payment'] ?? (status === pending ? audits[step as 'passed'] : undefined) ?? status;
}

function open(world: World, { kind, millionths, willFail }: Planned): string {
  const now = world.now();
  const doc: OrderDoc = {
    currency: 'USDT',
    millionths: String(millionths),
    serviceFee: '0',
    networkFee: '0',
    net: fromMillionths(millionths, 'USDT'),
    channelId: 'in-wallet',
    provider: 'p',
    method: 'm',
    updatedMs: now,
    remark: '',
    willFail,
  };
  const id = world.records.add(kind, MEMBER, now, doc);
  const hold = { from: memberAccount(MEMBER), to: holdAccount(id), currency: 'USDT', amount: millionths };
  if (kind === 'withdrawal') world.ledger.move('withdraw', id, now, hold);
  world.jobs.add(kind === 'deposit' ? 'confirmDeposit' : 'auditWithdrawal', id, now + 60_000);
  return id;
}

const orders = fc.array(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
    millionths: fc.bigInt({ min: 1n, max: 90_000_000n }),
    willFail: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const steps = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(...(Object.keys(STEPS) as OrderStep[]))), { maxLength: 12 });

/** Where the money is if the orders have these statuses. */
function expected(planned: readonly Planned[], statuses: readonly number[]) {
  const sum = (kind: Planned['kind'], ...of: readonly number[]) =>
    planned.reduce(
      (all, order, index) => (order.kind === kind && of.includes(statuses[index] ?? -1) ? all + order.millionths : all),
      0n,
    );
  const gone = sum('withdrawal', pending, audited, processing, success);
  return {
    member: START + sum('deposit', success) - gone,
    held: sum('withdrawal', pending, audited, processing),
    deposits: -sum('deposit', success),
    withdrawals: sum('withdrawal', success),
    audit: [],
  };
}

function found({ ledger }: World, ids: readonly string[]) {
  const balance = (account: string) => ledger.balance(account, 'USDT');
  return {
    member: balance(memberAccount(MEMBER)),
    held: ids.reduce((all, id) => all + balance(holdAccount(id)), 0n),
    deposits: balance(HOUSE_DEPOSITS),
    withdrawals: balance(HOUSE_WITHDRAWALS),
    audit: ledger.audit(),
  };
}

it('an order ends once, whatever is done to it and in which order; the ledger has the money where its status says', () => {
  fc.assert(
    fc.property(orders, steps, (planned, done) => {
      const world = aWorld();
      try {
        const ids = world.change(() => planned.map((order) => open(world, order)));
        const statuses: number[] = planned.map(() => pending);
        const statusesFound = () =>
          ids.map((id, index) => world.records.find(planned[index]?.kind ?? 'deposit', id)?.status);
        for (const [nth, step] of done) {
          const at = nth % planned.length;
          const [order, id] = [planned[at], ids[at]];
          if (order === undefined || id === undefined) continue;
          world.change(() => STEPS[step](world, id));
          statuses[at] = next(order, statuses[at] ?? pending, step);
          expect([step, statusesFound(), found(world, ids)]).toEqual([step, statuses, expected(planned, statuses)]);
        }
        // The jobs end what is left, each as it was meant.
        world.clock.advance(3_600_000);
        runDue(world);
        const ends = planned.map((order, index) => {
          const status = statuses[index] ?? pending;
          if (order.kind === 'deposit') return next(order, status, 'confirmed');
          return next(order, next(order, status, 'audited'), 'payment');
        });
        expect([statusesFound(), found(world, ids)]).toEqual([ends, expected(planned, ends)]);
      } finally {
        world.close();
      }
    }),
    { numRuns: 40 },
  );
});
