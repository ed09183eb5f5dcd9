import * as v from 'valibot';
import { AppConfig, type PageBrand } from '#contract/brand/app-config.ts';
import { PROFILE_RULES } from '#contract/brand/profile-rules.ts';

/** The element that the brand build stamps its data into. */
export const CONFIG_ELEMENT_ID = 'slipway-config';

/** Reads what the brand build stamped into the page. A page without it was not built by `slipway brand build`. */
export function readConfig(page: Document): AppConfig {
  const text = page.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '';
  const config = v.parse(AppConfig, JSON.parse(text));
  return { ...config, brand: heldToProfile(config.brand) };
}

/** What the jurisdiction forbids is off, whatever the brand's file says; `slipway brand check` refuses such a file besides. */
function heldToProfile(brand: PageBrand): PageBrand {
  const off = PROFILE_RULES[brand.profile].forbidden.map((feature) => [feature, false] as const);
  return { ...brand, features: { ...brand.features, ...Object.fromEntries(off) } };
}
