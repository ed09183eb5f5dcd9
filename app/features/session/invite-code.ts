import * as v from 'valibot';
import { keep } from '#app/store/vault.ts';
import { KEPT } from '#app/store/kept-values.ts';

/** Keeps the invite code of a link until somebody registers with it, over reloads and other pages. */
export function keepInviteCode(search: URLSearchParams): void {
  const code = search.get('inviteCode')?.trim();
  if (v.is(KEPT.inviteCode, code)) void keep({ inviteCode: code });
}
