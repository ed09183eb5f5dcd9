import type { Rows } from '#contract/rows.ts';
import { register } from '#simulator/members/register.ts';
import { mobileOf } from '#simulator/members/mobile.ts';
import type { Handler } from './handler.ts';

export const registerByPhone: Handler<Rows['registerByPhone']> = ({ world, body }) =>
  register(world, { ...body, mobile: mobileOf(body.area_code, body.phone) });
