import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { importDirectly, readFaces, readIcons } from './direct-imports.ts';
import { nameLazyChunks } from './lazy-chunks.ts';

const FOLDERS = ['app', 'engine', 'contract'];
/** They say how sources are resolved. */
const SETTINGS = ['package.json', 'tsconfig.json'];

export interface DevSources {
  readonly folder: string;
  /**
   * Writes what has changed. Looks at every file, because a watch may miss one in a new folder.
   *
   * @throws what `scriptOf` throws; those files are due again the next time
   */
  readonly sync: () => Promise<void>;
  readonly close: () => void;
}

/**
 * A copy of the app's sources with direct imports, named lazy chunks, and class names in place of each stylesheet. A plugin would
 * do the same at each save, but its 1,300 calls took 0.28 s (`scan` in esbuild's `--timing`).
 *
 * @param scriptOf the script in the place of a stylesheet, given relative to the root
 */
export function openDevSources(root: string, folder: string, scriptOf: (style: string) => Promise<string>): DevSources {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of SETTINGS)
    if (existsSync(path.join(root, name))) copyFileSync(path.join(root, name), path.join(folder, name));
  const icons = readIcons(root);
  let facesBefore = '';
  const written = new Map<string, string>();
  const write = (file: string, contents: string): void => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  };
  return {
    folder,
    async sync() {
      const faces = readFaces(root, icons);
      const facesNow = JSON.stringify([...faces].map(([name, face]) => [name, face === icons ? [] : [...face]]));
      if (facesNow !== facesBefore) for (const file of written.keys()) written.set(file, '');
      facesBefore = facesNow;
      const present = new Set(FOLDERS.flatMap((name) => sourcesIn(root, name)));
      const due = [...present].flatMap((file) => {
        const state = stateOf(path.join(root, file));
        return state === written.get(file) ? [] : [{ file, state }];
      });
      await Promise.all(
        due.map(async ({ file, state }) => {
          if (file.endsWith('.css')) write(file, await scriptOf(file));
          else write(file, sourceOf(readFileSync(path.join(root, file), 'utf8')));
          written.set(file, state);
        }),
      );
      for (const file of written.keys()) {
        if (present.has(file)) continue;
        rmSync(path.join(folder, file), { force: true });
        written.delete(file);
      }

      function sourceOf(text: string): string {
        return importDirectly(nameLazyChunks(text), faces).replaceAll(
          `from '${root}${path.sep}`,
          `from '${folder}${path.sep}`,
        );
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function sourcesIn(root: string, name: string): string[] {
  const folder = path.join(root, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.(?:css|tsx?)$/.test(entry.name) && !entry.name.includes('.test.')
      ? [path.relative(root, path.join(entry.parentPath, entry.name))]
      : [],
  );
}

function stateOf(file: string): string {
  const { size, mtimeMs, ino } = statSync(file);
  return `${size} ${mtimeMs} ${ino}`;
}
