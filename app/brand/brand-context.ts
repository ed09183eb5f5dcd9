import { createContext, useContext } from 'react';
import type { Brand } from '#contract/brand/brand.ts';

const BrandContext = createContext<Brand | undefined>(undefined);

export const BrandProvider = BrandContext.Provider;

/** The brand that the page was stamped with. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === undefined) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
