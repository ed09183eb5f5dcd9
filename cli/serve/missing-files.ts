import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { UNKNOWN_PAGE } from '#cli/build/hosting/app-routes.ts';
import { HASHED_PATHS } from '#cli/build/hosting/cache-control.ts';
import { CLOSED_PAGE } from '#cli/build/hosting/closed.ts';

/**
 * Files of a build that a folder lacks, as in a half-copied release. A hashed name also needs the right size; other files may
 * have been edited, but a page must have its end.
 */
export async function missingFiles(
  folder: string,
  files: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const size = await stat(path.join(folder, name)).then(
        (file) => (file.isFile() ? file.size : undefined),
        () => undefined,
      );
      const isHashed = HASHED_PATHS.some((prefix) => `/${name}`.startsWith(prefix));
      const isCut = isHashed ? size !== bytes : PAGES.has(name) && !(await isWhole(path.join(folder, name)));
      return size === undefined || isCut ? [name] : [];
    }),
  );
  return found.flat();
}

/** Cut off, they could be empty pages. */
const PAGES: ReadonlySet<string> = new Set(['index.html', UNKNOWN_PAGE, CLOSED_PAGE, 'offline.html']);

const isWhole = async (page: string): Promise<boolean> =>
  readFile(page, 'utf8').then(
    (html) => html.trimEnd().endsWith('</html>'),
    () => false,
  );
