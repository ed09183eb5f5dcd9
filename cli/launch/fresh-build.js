import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.js';

/**
 * The bundle of the sources as they are now. Each state of the sources has a folder of its own name, so a look whether
 * it exists is the whole freshness check, and a build that another process is running from is never overwritten.
 *
 * @param {URL} root the checkout
 * @returns {Promise<URL>} the bundle's entry
 */
export async function freshBuild(root) {
  const path = fileURLToPath(root);
  const name = fingerprint(path);
  const entry = new URL(`dist/cli/builds/${name}/slipway.mjs`, root);
  if (!existsSync(entry)) {
    const { buildInto } = await import('./build.js');
    await buildInto(path, name);
  }
  return entry;
}
