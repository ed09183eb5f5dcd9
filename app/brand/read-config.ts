import * as v from 'valibot';
import { AppConfig, codesOf, type PageBrand, PROFILE_RULES } from '#contract/brand';

/** The element into which the brand build stamps its data. */
export const CONFIG_ELEMENT_ID = 'slipway-config';

/** Reads what the brand build stamped into the page. A page without it was not built by `slipway brand build`. */
export function readConfig(page: Document): AppConfig {
  const text = page.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '';
  const config = v.parse(AppConfig, JSON.parse(text));
  return { ...config, brand: heldToProfile(config.brand) };
}

/**
 * Switches off what the jurisdiction forbids, even if the brand's file allows it; `slipway brand check` refuses such a file too.
 * PIX is Brazilian: a brand without BRL has no players for it.
 */
function heldToProfile(brand: PageBrand): PageBrand {
  const off = PROFILE_RULES[brand.profile].forbidden.map((feature) => [feature, false] as const);
  const pix = brand.features.pix && codesOf(brand.currencies).includes('BRL');
  return { ...brand, features: { ...brand.features, pix, ...Object.fromEntries(off) } };
}
