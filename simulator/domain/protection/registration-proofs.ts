import { MONEY_RULES, type ProfileRules } from '#contract/brand';
import { ADULT_YEARS, isAdult, type RegistrationProofs } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { digestOfCpf } from './cpf-digest.ts';
import { assertLimitIn, assertLimitsTime, setLimit } from './player-limits.ts';
import { rulesOf } from './profile-rules.ts';

const WORDS = { birth_date: 'the date of birth', cpf: 'a CPF', limits: 'limits of the player' } as const;

/** Data that the jurisdiction requires at registration. Minors are always refused. @throws Refusal `badRequest`, `wrongCurrency` */
export function assertProofs(world: ProtectionContext, proofs: RegistrationProofs, currency: string): void {
  const { needs, mandatoryLimits } = rulesOf(world);
  const profile = world.profile.name;
  for (const field of needs) {
    if (proofs[field] === undefined)
      throw new Refusal('badRequest', `Registration requires ${WORDS[field]} (${profile})`, { field, profile });
  }
  const { birth_date, limits } = proofs;
  const today = new Date(world.now()).toISOString().slice(0, 10);
  if (birth_date !== undefined && !isAdult(birth_date, today)) {
    const message = `Players must be ${ADULT_YEARS} or older`;
    throw new Refusal('badRequest', message, { field: 'birth_date', least_age: ADULT_YEARS });
  }
  for (const [at, limit] of (limits ?? []).entries()) {
    assertLimitIn(currency, limit, `limits.${at}.currency`);
    assertLimitsTime(limit, `limits.${at}.value`);
  }
  const names = (limits ?? []).map(({ kind, period }) => `${kind}:${period}`);
  if (new Set(names).size < names.length)
    throw new Refusal('badRequest', 'A limit is given twice', { field: 'limits' });
  if (proofs.no_deposit_limit === true && limits?.some(({ kind }) => kind === 'deposit'))
    throw new Refusal('badRequest', 'A deposit limit and none at once', { field: 'no_deposit_limit' });
  const isChosen = proofs.no_deposit_limit === true || MONEY_RULES[profile].offersDepositLimit !== true;
  const wanted: ProfileRules['mandatoryLimits'] = isChosen ? mandatoryLimits : ['deposit', ...mandatoryLimits];
  const missing = wanted.filter((kind) => !limits?.some((limit) => limit.kind === kind));
  if (missing.length > 0)
    throw new Refusal('badRequest', `Limits of these kinds are missing: ${missing.join(', ')}`, {
      field: 'limits',
      missing,
    });
}

/** One account per CPF, so that excluded players cannot open another. @throws Refusal `accountTaken` */
export function assertNewCpf(world: ProtectionContext, cpf: string | undefined): void {
  if (cpf === undefined) return;
  const taken = world.db.get("SELECT id FROM member WHERE json_extract(doc, '$.cpf') = ?", digestOfCpf(world, cpf));
  if (taken) throw new Refusal('accountTaken', 'An account with this CPF exists already', { field: 'cpf' });
}

/** Sets limits, stores the birth date, and the CPF as a digest. */
export function storeProofs(
  world: ProtectionContext,
  member: MemberRecord,
  { birth_date, cpf, limits = [], no_deposit_limit }: RegistrationProofs,
): void {
  for (const limit of limits) setLimit(world, member, limit);
  if (no_deposit_limit === true) world.members.updateDoc(member.id, { noDepositLimitMs: world.now() });
  if (birth_date !== undefined)
    world.members.updateDoc(member.id, { birthDate: birth_date, isBirthDateRegistered: true });
  if (cpf !== undefined) world.members.updateDoc(member.id, { cpf: digestOfCpf(world, cpf) });
}
