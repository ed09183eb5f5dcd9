import type { PageBrand } from '#contract/brand/app-config.ts';

/** Whether a brand's jurisdiction allows one account for each taxpayer number (design: protection). */
export function isCpfAsked({ profile }: Pick<PageBrand, 'profile'>): boolean {
  return profile === 'br';
}
