import { type Auth, HEADERS } from '#contract/wire';
import type { MemberRecord } from '../../domain/members/member-record.ts';
import type { Session } from '../../domain/members/sessions.ts';
import type { World } from '../world/world.ts';
import { Refusal } from '../../core/refusal.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Caller {
  readonly member: MemberRecord | undefined;
  readonly session: Session | undefined;
}

/** With or without `Bearer`; the specification has none. */
export function bearer(headers: Headers): string | undefined {
  const value = one(headers[HEADERS.authorization])?.trim();
  const token = value?.replace(/^Bearer\s+/i, '');
  return token === '' ? undefined : token;
}

/** Undefined if the token is missing, forged, expired or ended. */
export function identify(world: World, headers: Headers): Caller {
  const token = bearer(headers);
  const session = token === undefined ? undefined : world.sessions.find(token, world.now());
  return { member: session && world.members.byId(session.memberId), session };
}

/** Rows for players refuse others; other rows treat an invalid token as a guest. */
export function assertMayCall({ member }: Caller, auth: Auth, headers: Headers): void {
  if (auth !== 'player') return;
  if (member === undefined) {
    const field = `headers.${HEADERS.authorization}`;
    const message =
      bearer(headers) === undefined ? 'Sign in first' : 'The session has expired or was ended: sign in again';
    throw new Refusal('unauthorised', message, { field });
  }
  const userId = one(headers[HEADERS.userId]);
  if (userId !== undefined && userId !== member.id) {
    throw new Refusal('unauthorised', 'The token belongs to another player', { field: `headers.${HEADERS.userId}` });
  }
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
