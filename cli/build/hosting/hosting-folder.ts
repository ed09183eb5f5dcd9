import path from 'node:path';

/**
 * The folder of the files for web servers: beside the sites, never inside one, so that none is served. No brand can have the
 * name, as an id begins with a letter.
 */
export const HOSTING = '_hosting';

/** The folder of a site's web server files. @example hostingFolder('dist/sites/harborlight') // 'dist/sites/_hosting/harborlight' */
export function hostingFolder(site: string): string {
  return path.join(path.dirname(site), HOSTING, path.basename(site));
}
