import { type Feature, PROFILE_RULES, type ProfileRules } from '#contract/brand';
import { Refusal } from '../../core/refusal.ts';
import type { ProfileContext } from './context.ts';

export const rulesOf = ({ profile }: ProfileContext): ProfileRules => PROFILE_RULES[profile.name];

export function isForbidden({ profile }: ProfileContext, feature: Feature): boolean {
  return PROFILE_RULES[profile.name].forbidden.includes(feature);
}

/** @throws Refusal `forbidden`, with the profile and the feature */
export function assertAllowed(world: ProfileContext, feature: Feature, field?: string): void {
  if (!isForbidden(world, feature)) return;
  const profile = world.profile.name;
  throw new Refusal('forbidden', `The jurisdiction (${profile}) does not allow this`, {
    profile,
    feature,
    ...(field !== undefined && { field }),
  });
}
