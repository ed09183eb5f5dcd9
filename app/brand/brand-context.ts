import { createContext, useContext } from 'react';
import type { PageBrand } from '#contract/brand';

const BrandContext = createContext<PageBrand | undefined>(undefined);

export const BrandProvider = BrandContext.Provider;

/** The brand that was stamped into the page. */
export function useBrand(): PageBrand {
  const brand = useContext(BrandContext);
  if (brand === undefined) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
