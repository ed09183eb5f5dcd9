import * as v from 'valibot';
import { walletKey as key } from '#app/features/money/wallet/wallet-key.ts';

const NAME_MAX = 80;

/** Section 5 of the specification: the real name is required. */
export const RealNameSchema = v.object({
  real_name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, key('name.missing')),
    v.maxLength(NAME_MAX, key('name.tooLong')),
  ),
});
