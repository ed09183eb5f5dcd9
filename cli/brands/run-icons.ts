import { say, sayJson } from '#cli/terminal/out.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { chosenBrands } from '#cli/build/brand/brand-id.ts';
import { drawIcons } from './draw-icons.ts';

export async function runIcons(ids: readonly string[], { json }: { readonly json?: boolean }): Promise<void> {
  const root = process.cwd();
  const chosen = chosenBrands(root, ids);
  const bar = progressBar();
  const files: string[] = [];
  try {
    for (const [index, id] of chosen.entries()) {
      bar.show(index, chosen.length, id);
      files.push(...(await drawIcons(root, id)));
    }
  } finally {
    bar.end();
  }
  if (json === true) sayJson({ files });
  else say(files.join('\n'));
}
