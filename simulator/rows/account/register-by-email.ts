import type { Rows } from '#contract/rows';
import { register } from '../../domain/accounts/register.ts';
import type { Handler } from '../shared/handler.ts';

export const registerByEmail: Handler<Rows['registerByEmail']> = ({ world, body, address }) =>
  register(world, body, address);
