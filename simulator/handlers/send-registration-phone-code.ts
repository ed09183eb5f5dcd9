import type { Rows } from '#contract/rows.ts';
import { mobileOf } from '#simulator/members/mobile.ts';
import type { Handler } from './handler.ts';

/** The number comes with its dial code, as one row of digits. */
export const sendRegistrationPhoneCode: Handler<Rows['sendRegistrationPhoneCode']> = ({ world, query }) =>
  world.verification.send(mobileOf('', query.phone), 'register', world.now());
