import * as nodeModule from 'node:module';

/** Keeps compiled code between starts where Node can (22.1 and newer); Node 20 has no such call and goes without. */
export function enableCompileCache() {
  const enable = /** @type {{ enableCompileCache?: () => unknown }} */ (nodeModule).enableCompileCache;
  enable?.();
}
