import * as v from 'valibot';
import { keep } from '#app/store/vault.ts';
import { VAULT } from '#app/store/vault-values.ts';

/** Stores the invite code of a link until a registration uses it, across reloads and pages. */
export function keepInviteCode(search: URLSearchParams): void {
  const code = search.get('inviteCode')?.trim();
  if (v.is(VAULT.inviteCode, code)) void keep({ inviteCode: code });
}
