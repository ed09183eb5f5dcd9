import type { Feature } from '#contract/brand/features.ts';
import { PROFILE_RULES, type ProfileRules } from '#contract/brand/profile-rules.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { World } from '#simulator/world/world.ts';

type WithProfile = Pick<World, 'profile'>;
export const rulesOf = ({ profile }: WithProfile): ProfileRules => PROFILE_RULES[profile.name];

export function isForbidden({ profile }: WithProfile, feature: Feature): boolean {
  return PROFILE_RULES[profile.name].forbidden.includes(feature);
}

/** @throws Refusal `forbidden`, with the profile and the feature */
export function assertAllowed(world: WithProfile, feature: Feature, field?: string): void {
  if (!isForbidden(world, feature)) return;
  const profile = world.profile.name;
  throw new Refusal('forbidden', `The jurisdiction (${profile}) does not allow this`, {
    profile,
    feature,
    ...(field !== undefined && { field }),
  });
}
