/**
 * Version of the format of brand.json: a whole number, raised by every change that an older file does not survive. Each step has a
 * migration in `cli/build/brand/migrations.ts`. Version 1 had no property for it.
 */
export const BRAND_VERSION = 2;
