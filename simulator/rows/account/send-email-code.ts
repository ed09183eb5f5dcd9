import type { Rows } from '#contract/rows';
import { PURPOSES } from '../../domain/members/code-purposes.ts';
import type { Handler } from '../shared/handler.ts';

export const sendEmailCode: Handler<Rows['sendEmailCode']> = ({ world, query, address }) =>
  world.verification.send(query.email, PURPOSES[query.kind], address);
