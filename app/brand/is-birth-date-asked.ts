import type { PageBrand } from '#contract/brand/app-config.ts';

/** Whether a brand's jurisdiction wants the date of birth checked rather than only ticked (design: protection, 18+). */
export function isBirthDateAsked({ profile }: Pick<PageBrand, 'profile'>): boolean {
  return profile !== 'none';
}
