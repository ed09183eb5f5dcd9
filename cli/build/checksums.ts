import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Beside a site, for `sha256sum -c`; docs/operators/recipes/release.sh checks a copy with it before the switch. */
export const SUMS_FILE = 'files.sha256';

/** Includes the compressed files, which a web server sends. */
export const checksums = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');
