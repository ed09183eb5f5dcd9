import path from 'node:path';

/** Beside the sites, so that none of it is served. No brand id can begin with `_`. */
export const HOSTING = '_hosting';

/** @example hostingFolder('dist/sites/harborlight') // 'dist/sites/_hosting/harborlight' */
export function hostingFolder(site: string): string {
  return path.join(path.dirname(site), HOSTING, path.basename(site));
}
