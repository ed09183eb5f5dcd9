import type { Rows } from '#contract/rows.ts';
import { PURPOSES } from '#simulator/members/code-purposes.ts';
import type { Handler } from './handler.ts';

export const sendEmailCode: Handler<Rows['sendEmailCode']> = ({ world, query }) =>
  world.verification.send(query.email, PURPOSES[query.kind], world.now());
