import { createHash } from 'node:crypto';
import { type AppConfig, type Brand, BUILD_ONLY, type PageBrand } from '#contract/brand';

/**
 * The brand's data for the page, without properties that only the build needs, and with a hash of the brand's storage secret.
 * This is obfuscation, not protection: anyone who can read the page can read the hash.
 */
export function pageConfig(brand: Brand, texts: string, env: NodeJS.ProcessEnv): AppConfig {
  const buildOnly: readonly string[] = BUILD_ONLY;
  const kept = Object.fromEntries(Object.entries(brand).filter(([key]) => !buildOnly.includes(key)));
  const { errorReports: errors, analytics } = brand;
  const reports = { ...(errors !== undefined && { errors }), ...(analytics !== undefined && { analytics }) };
  const page = {
    ...kept,
    // Decimal is the default and loads nothing.
    oddsFormat: brand.oddsFormat === 'decimal' ? undefined : brand.oddsFormat,
    upstream: { idempotency: brand.upstream.idempotency, tellsSessionEnd: brand.upstream.tellsSessionEnd },
    ...(Object.keys(reports).length > 0 && { reports }),
  } as PageBrand;
  const secret = env[brand.storageSecret.env];
  return {
    brand: page,
    locales: `/locales/${texts}`,
    ...(secret !== undefined && secret !== '' && { storageKey: storageKey(brand.id, secret) }),
  };
}

function storageKey(id: string, secret: string): string {
  return createHash('sha256').update(`slipway-storage-v1\0${id}\0${secret}`).digest('base64url');
}
