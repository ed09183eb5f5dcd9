import { ADULT_YEARS, isAdult } from '#contract/entities/birth-date.ts';
import type { RegistrationProofs } from '#contract/entities/registration.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import { hashSecret } from '#simulator/secrets/hash-secret.ts';
import type { World } from '#simulator/world/world.ts';
import { setLimit } from './player-limits.ts';
import { rulesOf } from './profile-rules.ts';

const WORDS = { birth_date: 'the date of birth', cpf: 'a CPF', limits: 'limits of the player' } as const;

/** What the jurisdiction asks of somebody who registers; a date that shows a child is refused wherever it is given. @throws Refusal `badRequest` */
export function assertProofs(world: World, proofs: RegistrationProofs): void {
  const { needs, mandatoryLimits } = rulesOf(world);
  const profile = world.profile.name;
  for (const field of needs) {
    if (proofs[field] === undefined)
      throw new Refusal('badRequest', `Registering needs ${WORDS[field]} here (${profile})`, { field, profile });
  }
  const { birth_date, limits } = proofs;
  const today = new Date(world.now()).toISOString().slice(0, 10);
  if (birth_date !== undefined && !isAdult(birth_date, today)) {
    const message = `Only who is ${ADULT_YEARS} or older may have an account`;
    throw new Refusal('badRequest', message, { field: 'birth_date', least_age: ADULT_YEARS });
  }
  const names = (limits ?? []).map(({ kind, period }) => `${kind}:${period}`);
  if (new Set(names).size < names.length)
    throw new Refusal('badRequest', 'A limit is given twice', { field: 'limits' });
  const missing = mandatoryLimits.filter((kind) => !limits?.some((limit) => limit.kind === kind));
  if (missing.length > 0)
    throw new Refusal('badRequest', `Limits of these kinds are missing: ${missing.join(', ')}`, {
      field: 'limits',
      missing,
    });
}

/** The digest that a CPF is kept as: enough to know it again. */
const digestOf = (world: World, cpf: string) => hashSecret(cpf, `${world.seed}:cpf`);

/** One account for each CPF, so that nobody who is excluded begins anew. @throws Refusal `accountTaken` */
export function assertNewCpf(world: World, cpf: string | undefined): void {
  if (cpf === undefined) return;
  const taken = world.db.get("SELECT id FROM member WHERE json_extract(doc, '$.cpf') = ?", digestOf(world, cpf));
  if (taken) throw new Refusal('accountTaken', 'An account with this CPF exists already', { field: 'cpf' });
}

/** Limits hold from the first moment on; the date of birth is kept, the CPF as a digest only. */
export function keepProofs(
  world: World,
  member: MemberRecord,
  { birth_date, cpf, limits = [] }: RegistrationProofs,
): void {
  for (const { kind, period, value } of limits) setLimit(world, member, kind, period, value);
  if (birth_date !== undefined) world.members.keepDoc(member.id, { birthDate: birth_date });
  if (cpf !== undefined) world.members.keepDoc(member.id, { cpf: digestOf(world, cpf) });
}
