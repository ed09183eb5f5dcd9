import * as v from 'valibot';
import type { ParseKeys } from 'i18next';

export type ProfileKey = ParseKeys<'profile'>;
/** Messages are keys: one without a text does not compile. */
const key = (text: ProfileKey): ProfileKey => text;

/** Section 5 of the specification: required, at least six characters. */
export const NicknameSchema = v.object({
  nickname: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, key('nickname.missing')),
    v.minLength(6, key('nickname.short')),
    v.maxLength(40, key('nickname.long')),
  ),
});
