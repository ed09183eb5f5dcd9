import type { Rows } from '#contract/rows';
import { mobileOf } from '../../domain/members/mobile.ts';
import type { Handler } from '../shared/handler.ts';

/** `phone` is the number with its dial code, as digits. */
export const sendRegistrationPhoneCode: Handler<Rows['sendRegistrationPhoneCode']> = ({ world, query, address }) =>
  world.verification.send(mobileOf('', query.phone), 'register', address);
