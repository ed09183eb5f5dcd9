import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { PageBrand } from '#contract/brand';
import { knowCurrencies } from './page-currencies.ts';

const BrandContext = createContext<PageBrand | undefined>(undefined);

interface BrandProviderProps {
  readonly value: PageBrand;
  readonly children?: ReactNode;
}

/** The brand for all that is drawn below. A page has one, and knows its currencies before it draws an amount. */
export function BrandProvider(props: BrandProviderProps) {
  knowCurrencies(props.value);
  return createElement(BrandContext.Provider, props);
}

/** The brand that was stamped into the page. */
export function useBrand(): PageBrand {
  const brand = useContext(BrandContext);
  if (brand === undefined) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
