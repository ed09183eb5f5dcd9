import type { Rows } from '#contract/rows';
import { register } from '../../domain/accounts/register.ts';
import { mobileOf } from '../../domain/members/mobile.ts';
import type { Handler } from '../shared/handler.ts';

export const registerByPhone: Handler<Rows['registerByPhone']> = ({ world, body, address }) =>
  register(world, { ...body, mobile: mobileOf(body.area_code, body.phone) }, address);
