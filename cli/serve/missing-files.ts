import { stat } from 'node:fs/promises';
import path from 'node:path';
import { HASHED_PATHS } from '#cli/build/hosting/cache-control.ts';

/**
 * Which of the files that a build wrote are not in a folder, as in a release that was copied by half. A name with a hash is one content, so
 * its size counts too; the others may have been changed by hand.
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
      return size === undefined || (isHashed && size !== bytes) ? [name] : [];
    }),
  );
  return found.flat();
}
