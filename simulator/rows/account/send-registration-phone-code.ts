import type { Rows } from '#contract/rows';
import { mobileOf } from '../../domain/members/mobile.ts';
import type { Handler } from '../shared/handler.ts';

/** The number includes its dial code, in one string of digits. */
export const sendRegistrationPhoneCode: Handler<Rows['sendRegistrationPhoneCode']> = ({ world, query, address }) =>
  world.verification.send(mobileOf('', query.phone), 'register', address);
