import { FORBIDDEN, type Feature, type Profile } from '#contract/brand/features.ts';
import { LIMIT_KINDS, type PlayerLimit } from '#contract/entities/protection.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { World } from '#simulator/world/world.ts';

type WithProfile = Pick<World, 'profile'>;
type Kind = PlayerLimit['kind'];

/** What registering needs beyond the specification, and which limits a player must have (design: protection). */
interface Rules {
  readonly needs: readonly ('birth_date' | 'cpf' | 'limits')[];
  readonly mandatoryLimits: readonly Kind[];
}

export const RULES: Readonly<Record<Profile, Rules>> = {
  none: { needs: [], mandatoryLimits: [] },
  uk: { needs: ['birth_date'], mandatoryLimits: [] },
  br: { needs: ['birth_date', 'cpf', 'limits'], mandatoryLimits: LIMIT_KINDS },
};

export const rulesOf = ({ profile }: WithProfile): Rules => RULES[profile.name];

export function isForbidden({ profile }: WithProfile, feature: Feature): boolean {
  return FORBIDDEN[profile.name].includes(feature);
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
