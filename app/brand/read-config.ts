import * as v from 'valibot';
import { AppConfig } from '#contract/brand/app-config.ts';

/** The element that the brand build stamps its data into. */
export const CONFIG_ELEMENT_ID = 'slipway-config';

/** Reads what the brand build stamped into the page. A page without it was not built by `slipway brand build`. */
export function readConfig(page: Document): AppConfig {
  const text = page.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '';
  return v.parse(AppConfig, JSON.parse(text));
}
