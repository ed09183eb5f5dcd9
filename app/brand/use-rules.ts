import { PROFILE_RULES, type ProfileRules } from '#contract/brand/profile-rules.ts';
import { useBrand } from './brand-context.ts';

/** What the brand's jurisdiction switches on. */
export function useRules(): ProfileRules {
  return PROFILE_RULES[useBrand().profile];
}
