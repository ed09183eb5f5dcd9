import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this package or of one of its products (scripts/package/products.ts), with the app's sources and texts. Brands
 * may be elsewhere, in the working folder, so that operators can have their own repository.
 */
export function packageRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file) && /^(?:slipway$|@slipway\/)/.test(nameIn(file))) return folder;
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The package slipway was not found above its own code.');
    folder = parent;
  }
}

const nameIn = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name ?? '';
