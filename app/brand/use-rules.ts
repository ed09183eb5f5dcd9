import { PROFILE_RULES, type ProfileRules } from '#contract/brand';
import { useBrand } from './brand-context.ts';

/** What the brand's jurisdiction requires. */
export function useRules(): ProfileRules {
  return PROFILE_RULES[useBrand().profile];
}
