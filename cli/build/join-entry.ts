import path from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';

type Built = Pick<BuildResult<{ metafile: true; write: false }>, 'metafile' | 'outputFiles'>;

/**
 * esbuild moves what lazy chunks share with the entry, which is all of it, into a chunk, and leaves a file that imports it: one
 * more request. The chunk replaces that file.
 */
export function joinEntry({ metafile, outputFiles }: Built, main: string): Built {
  const outputs = Object.entries(metafile.outputs);
  const [stub, entry] = outputs.find(([, { entryPoint }]) => entryPoint === main) ?? [];
  const [chunk, moved] = outputs.find(([file, { inputs }]) => file !== stub && inputs[main] !== undefined) ?? [];
  if (stub === undefined || chunk === undefined || moved === undefined) return { metafile, outputFiles };
  const [before, after] = [path.basename(chunk), path.basename(chunk).replace('chunk-', 'app-')];
  const renamed = (text: string): string => text.replaceAll(before, after);
  const { [stub]: _, ...rest } = metafile.outputs;
  const joined = { ...moved, entryPoint: main, ...(entry?.cssBundle && { cssBundle: entry.cssBundle }) };
  return {
    metafile: JSON.parse(renamed(JSON.stringify({ ...metafile, outputs: { ...rest, [chunk]: joined } }))) as Metafile,
    outputFiles: outputFiles
      .filter(({ path: file }) => path.basename(file) !== path.basename(stub))
      .map((file) =>
        file.path.endsWith('.js')
          ? { ...file, path: renamed(file.path), contents: Buffer.from(renamed(file.text)) }
          : file,
      ),
  };
}
