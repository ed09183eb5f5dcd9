import type { Rows } from '#contract/rows';
import { startIdentityCheck } from '../../domain/protection/identity.ts';
import type { Handler } from '../shared/handler.ts';

export const checkIdentity: Handler<Rows['checkIdentity']> = ({ world, body, player }) =>
  startIdentityCheck(world, player(), body);
