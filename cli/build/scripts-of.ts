import type { Metafile } from 'esbuild';
import { LAZY } from './lazy-chunks.ts';

/** A script and all its static imports, in the order found. */
export function importedScripts(metafile: Metafile, entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found];
}

/** Scripts of each group, without the entry's. */
export function groupsOf(metafile: Metafile, first: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const groups = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint?.startsWith(LAZY) === true
      ? [
          [
            entryPoint.slice(LAZY.length),
            importedScripts(metafile, file).filter((each) => !first.includes(each)),
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(groups);
}

/** Plain stylesheets belong to the frame; a module's styles come with its script. */
export function isFirstStyle(metafile: Metafile, first: readonly string[]): (file: string) => boolean {
  const isShown = isShownBy(metafile, first);
  return (file) => !file.endsWith('.module.css') || isShown(file);
}

/** Whether one of the scripts has the styles of a file. */
export function isShownBy({ outputs }: Metafile, scripts: readonly string[]): (file: string) => boolean {
  const shown = new Set(scripts.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {})));
  return (file) => shown.has(file);
}
