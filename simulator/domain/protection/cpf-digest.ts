import { hashSecret } from '../../core/secrets/hash-secret.ts';
import type { ProtectionContext } from './context.ts';

/** The stored digest of a CPF: enough to recognise it. */
export const digestOfCpf = (world: ProtectionContext, cpf: string) => hashSecret(cpf, `${world.seed}:cpf`);
