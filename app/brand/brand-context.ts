import { createContext, useContext } from 'react';
import type { PageBrand } from '#contract/brand/app-config.ts';

const BrandContext = createContext<PageBrand | undefined>(undefined);

export const BrandProvider = BrandContext.Provider;

/** The brand that the page was stamped with. */
export function useBrand(): PageBrand {
  const brand = useContext(BrandContext);
  if (brand === undefined) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
