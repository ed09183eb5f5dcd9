import { createHash } from 'node:crypto';
import { BUILD_ONLY, type AppConfig, type PageBrand } from '#contract/brand/app-config.ts';
import type { Brand } from '#contract/brand/brand.ts';

/**
 * What the page is told of its brand: nothing that only the build needs, and of the storage secret a hash that belongs to
 * this brand. Whoever reads the page can read the hash: it keeps stored values from casual eyes, it is no vault.
 */
export function pageConfig(brand: Brand, texts: string, env: NodeJS.ProcessEnv): AppConfig {
  const buildOnly: readonly string[] = BUILD_ONLY;
  const kept = Object.fromEntries(Object.entries(brand).filter(([key]) => !buildOnly.includes(key)));
  const page = { ...kept, upstream: { idempotency: brand.upstream.idempotency } } as PageBrand;
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
