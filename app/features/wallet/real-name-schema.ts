import * as v from 'valibot';
import { walletKey as key } from './wallet-key.ts';

const NAME_MOST = 80;

/** Section 5 of the specification: the real name is required. */
export const RealNameSchema = v.object({
  real_name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, key('name.missing')),
    v.maxLength(NAME_MOST, key('name.tooLong')),
  ),
});
