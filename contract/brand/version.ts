/**
 * Format version of brand.json, raised by each incompatible change, with a migration in `cli/build/brand/migrations.ts`. Version
 * 1 had no such property.
 */
export const BRAND_VERSION = 2;
