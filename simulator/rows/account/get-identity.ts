import type { Rows } from '#contract/rows';
import { showIdentity } from '../../domain/protection/identity.ts';
import type { Handler } from '../shared/handler.ts';

export const getIdentity: Handler<Rows['getIdentity']> = ({ world, player }) => showIdentity(world, player());
