import type { Rows } from '#contract/rows.ts';
import { mobileOf } from '#simulator/members/mobile.ts';
import { PURPOSES } from '#simulator/members/code-purposes.ts';
import type { Handler } from './handler.ts';

export const sendPhoneCode: Handler<Rows['sendPhoneCode']> = ({ world, query }) =>
  world.verification.send(mobileOf(query.area, query.phone), PURPOSES[query.kind], world.now());
