import type { Rows } from '#contract/rows';
import { mobileOf } from '../../domain/members/mobile.ts';
import { PURPOSES } from '../../domain/members/code-purposes.ts';
import type { Handler } from '../shared/handler.ts';

export const sendPhoneCode: Handler<Rows['sendPhoneCode']> = ({ world, query, address }) =>
  world.verification.send(mobileOf(query.area, query.phone), PURPOSES[query.kind], address);
