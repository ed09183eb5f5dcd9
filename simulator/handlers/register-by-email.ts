import type { Rows } from '#contract/rows.ts';
import { register } from '#simulator/members/register.ts';
import type { Handler } from './handler.ts';

export const registerByEmail: Handler<Rows['registerByEmail']> = ({ world, body }) => register(world, body);
