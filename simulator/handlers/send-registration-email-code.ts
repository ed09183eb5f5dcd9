import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const sendRegistrationEmailCode: Handler<Rows['sendRegistrationEmailCode']> = ({ world, query }) =>
  world.verification.send(query.email, 'register', world.now());
