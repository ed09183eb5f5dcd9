import { hashSecret } from '../../core/secrets/hash-secret.ts';
import type { ProtectionContext } from './context.ts';

export const digestOfCpf = (world: ProtectionContext, cpf: string) => hashSecret(cpf, `${world.seed}:cpf`);
