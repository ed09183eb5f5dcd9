import * as v from 'valibot';
import { GAME_STATUS, SignedAmount, TRANSACTION_STATUS } from '#contract/entities';
import { BANS, type MemberRecord } from '../../domain/members/member-record.ts';
import { Refusal } from '../../core/refusal.ts';
import { confirmDeposit } from '../../domain/payments/deposit-jobs.ts';
import {
  auditWithdrawal,
  failPayment,
  payWithdrawal,
  rejectWithdrawal,
} from '../../domain/payments/withdrawal-jobs.ts';
import { answerIdentity } from '../../domain/protection/identity.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import type { World } from '../world/world.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

const { success, rejected, failed, audited } = TRANSACTION_STATUS;
const HOUSE_ADJUSTMENTS = 'house:adjustments';

const show = (world: World, member: MemberRecord) => ({
  id: member.id,
  nickname: member.nickname,
  email: member.email,
  mobile: member.mobile,
  role: member.role,
  level: member.level,
  currency: member.currency,
  balance: world.balance(member.id),
  bans: member.bans,
});

function memberOf(world: World, account = ''): MemberRecord {
  const member = world.members.byAccount(account);
  if (member === undefined)
    throw new Refusal('notFound', `Unknown member ${account}; GET /__sim/members lists them`, { field: 'id' });
  return member;
}

/** Members, their orders, games, and the ledger. */
export const memberRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'members',
    what: 'All members with their wallets',
    handle: ({ world }) => world.members.all().map((member) => show(world, member)),
  }),
  defineControl({
    method: 'POST',
    path: 'members/{id}',
    what: 'Change a member: { level?, bans?, adjust?: "-5.00", sign_out?, identity?: "passed", registered? }; the id may be an e-mail',
    body: v.strictObject({
      level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
      bans: v.optional(v.array(v.picklist(BANS))),
      adjust: v.optional(SignedAmount),
      sign_out: v.optional(v.boolean()),
      /** Decides a pending check. */
      identity: v.optional(v.picklist(['passed', 'failed', 'timed_out'])),
      /** The register's answer at the next sign-in. */
      registered: v.optional(v.union([v.boolean(), v.literal('silent')])),
    }),
    handle: ({ world, params, body }) => {
      const { id, currency } = memberOf(world, params['id']);
      world.change(() => {
        if (body.level !== undefined) world.members.change(id, { level: body.level });
        if (body.bans) world.members.setBans(id, body.bans);
        if (body.sign_out === true) world.sessions.endAll(id);
        if (body.identity) answerIdentity(world, id, body.identity);
        if (body.registered !== undefined) world.members.updateDoc(id, { isInRegister: body.registered });
        if (body.adjust === undefined) return;
        const amount = toMillionths(body.adjust);
        if (world.ledger.balance(memberAccount(id), currency) + amount < 0n) {
          throw new Refusal('insufficientBalance', 'The balance would fall below zero', { field: 'adjust' });
        }
        world.ledger.move('adjustment', id, world.now(), {
          from: HOUSE_ADJUSTMENTS,
          to: memberAccount(id),
          currency,
          amount,
        });
      });
      return show(world, memberOf(world, id));
    },
  }),
  defineControl({
    method: 'GET',
    path: 'codes',
    what: 'Codes that a real upstream would have sent by e-mail and SMS',
    handle: ({ world }) => world.verification.waiting(),
  }),
  defineControl({
    method: 'POST',
    path: 'orders/{id}',
    what: 'Decide a deposit (3 paid, 2 failed) or a withdrawal (1 audited, 2 failed, 3 paid, 4 rejected): { status }',
    body: v.strictObject({ status: v.picklist([audited, failed, success, rejected]) }),
    handle: ({ world, params, body: { status } }) => {
      const id = params['id'] ?? '';
      const kind = world.records.find('deposit', id) ? 'deposit' : 'withdrawal';
      if (!world.records.find(kind, id)) throw new Refusal('notFound', `Unknown order ${id}`, { field: 'id' });
      world.change(() => {
        if (kind === 'deposit') return confirmDeposit(world, id, status === success);
        if (status === success) return payWithdrawal(world, id, true);
        if (status === audited) return auditWithdrawal(world, id, true);
        if (status === failed) return failPayment(world, id);
        rejectWithdrawal(world, id);
      });
      return { ok: true, id, status: world.records.find(kind, id)?.status };
    },
  }),
  defineControl({
    method: 'POST',
    path: 'games/{id}',
    what: 'Activate, disable or hide a game by its product id: { status: 1 | 2 | 3 }',
    body: v.strictObject({ status: v.picklist([GAME_STATUS.active, GAME_STATUS.disabled, GAME_STATUS.hidden]) }),
    handle: ({ world, params, body }) => {
      if (!world.availability.set(Number(params['id']), body.status)) {
        throw new Refusal('notFound', `No game has the product id ${params['id']}`, { field: 'id' });
      }
      return world.availability.list();
    },
  }),
  defineControl({
    method: 'POST',
    path: 'push',
    what: 'Send any frame to the sockets of a member: { member, frame }; a string is sent unchanged, anything else as JSON',
    body: v.strictObject({ member: v.string(), frame: v.unknown() }),
    handle: ({ world, sockets, body }) => {
      const tabs = sockets().of(world.name, memberOf(world, body.member).id);
      const frame = typeof body.frame === 'string' ? body.frame : JSON.stringify(body.frame);
      for (const { socket } of tabs) socket.send(frame);
      return { ok: true, sockets: tabs.length };
    },
  }),
  defineControl({
    method: 'GET',
    path: 'ledger',
    what: 'Whether the ledger is consistent: every entry adds up to zero, every wallet equals its postings, none is negative',
    handle: ({ world }) => {
      const problems = world.ledger.audit();
      const entries = Number(world.db.get('SELECT COUNT(*) AS n FROM entry')?.['n'] ?? 0);
      return { ok: problems.length === 0, entries, problems };
    },
  }),
];
