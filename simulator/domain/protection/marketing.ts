import type { MemberRecord } from '../members/member-record.ts';
import type { MembersContext } from '../members/context.ts';
import { runningExclusion } from './exclusion.ts';

/**
 * Whether a caller may be advertised to: no one who is in a time-out or excluded. Guests are unknown. Sources: social responsibility
 * code 3.5.3 of the Gambling Commission (marketing stops with self-exclusion), Ordinance SPA/MF 1.231/2024 of Brazil; under `none` a
 * rule of ours.
 */
export const mayBeAdvertised = (world: MembersContext, member: MemberRecord | undefined): boolean =>
  member === undefined || runningExclusion(world, member.id) === undefined;
