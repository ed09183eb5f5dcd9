import { MONEY_RULES } from '#contract/brand';
import type { MemberFixture } from '#fixtures/world';
import type { ProtectionContext } from './context.ts';
import { setIdentified } from './identity.ts';
import { openingLimits } from './opening-limits.ts';
import { digestOfCpf } from './cpf-digest.ts';

/** Limits and identity of an initial member. One with a real name and birth date counts as checked. */
export function storeOpening(world: ProtectionContext, fixture: MemberFixture, currency: string): void {
  const { id, real_name, birth_date, cpf } = fixture;
  const limits = openingLimits(world, currency);
  if (limits) world.members.updateDoc(id, { limits });
  // Declined at registration.
  if (MONEY_RULES[world.profile.name].offersDepositLimit === true)
    world.members.updateDoc(id, { noDepositLimitMs: world.now() });
  if (birth_date === undefined && cpf === undefined) return;
  const known = {
    ...(birth_date !== undefined && { birthDate: birth_date }),
    ...(cpf !== undefined && { cpf: digestOfCpf(world, cpf) }),
  };
  world.members.updateDoc(id, known);
  if (real_name !== undefined && birth_date !== undefined) setIdentified(world, id, real_name);
}
