import type { MembersContext } from '../members/context.ts';
import type { WorldProfile } from './world-profile.ts';

export interface ProfileContext {
  readonly profile: WorldProfile;
}

export interface ProtectionContext extends MembersContext, ProfileContext {}
