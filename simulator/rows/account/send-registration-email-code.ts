import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const sendRegistrationEmailCode: Handler<Rows['sendRegistrationEmailCode']> = ({ world, query, address }) =>
  world.verification.send(query.email, 'register', address);
