import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform, type Metafile } from 'esbuild';
import { BROWSERS } from './browsers.ts';

interface Style {
  readonly text: string;
  readonly css: string;
  /** Exports the names of the file's classes. */
  readonly script: string;
}

/** The styles of a development build, compiled file by file: a change takes milliseconds. */
export interface DevStyles {
  /** Replaces a stylesheet in the app's build: the names of its classes, without the rules. */
  readonly scriptOf: (file: string) => Promise<string>;
  /**
   * Reads files again, given relative to the root.
   *
   * @returns whether every script stays as it is: none is new or gone, and their names of classes are the same
   * @throws what esbuild throws, and Error for what it would only warn of
   */
  readonly readAgain: (files: Iterable<string>) => Promise<boolean>;
  /** The stylesheets in the order of a real build. */
  readonly sheets: (
    build: Metafile,
    entry: string,
    isFirst: (file: string) => boolean,
  ) => { readonly first: string; readonly later: string };
}

export function openDevStyles(root: string): DevStyles {
  const known = new Map<string, Style>();
  const read = async (file: string): Promise<Style> => {
    const text = await readFile(path.join(root, file), 'utf8');
    const before = known.get(file);
    if (before?.text === text) return before;
    const style = await compileStyle(file, text);
    known.set(file, style);
    return style;
  };
  return {
    scriptOf: async (file) => (await read(file)).script,
    async readAgain(files) {
      const same = [...files].map(async (file) => {
        const before = known.get(file);
        return (
          before === undefined || (existsSync(path.join(root, file)) && (await read(file)).script === before.script)
        );
      });
      return (await Promise.all(same)).every(Boolean);
    },
    sheets(build, entry, isFirst) {
      const parts = { first: '', later: '' };
      for (const file of importOrder(build, entry))
        parts[isFirst(file) ? 'first' : 'later'] += known.get(file)?.css ?? '';
      return parts;
    },
  };
}

async function compileStyle(file: string, text: string): Promise<Style> {
  const isModule = file.endsWith('.module.css');
  // esbuild puts the file's name before each class, and two folders may have files of the same name.
  const prefix = `${path.basename(file).replaceAll(/(?:\.module)?\.css$|\W/g, '_')}${createHash('sha256').update(file).digest('hex').slice(0, 6)}`;
  const { code, warnings } = await transform(text, {
    loader: isModule ? 'local-css' : 'css',
    sourcefile: `${prefix}.css`,
    target: [...BROWSERS],
    legalComments: 'none',
  });
  const wrong = warnings.find(({ id }) => id === 'css-syntax-error');
  if (wrong !== undefined) {
    const { line = 0, column = 0 } = wrong.location ?? {};
    throw new Error(`${file}:${line}:${column}: ${wrong.text}`);
  }
  const [, ...found] = isModule ? code.split(`${prefix}_`) : [];
  const names = [...new Set(found.map((rest) => /^[\w-]*/.exec(rest)?.[0] ?? ''))].sort();
  const values = names.map((name, index) => `const n${index} = ${JSON.stringify(`${prefix}_${name}`)};`);
  const exported = names.map((name, index) => `n${index} as ${JSON.stringify(name)}`);
  return { text, css: code, script: `${values.join('\n')}\nexport { ${exported.join(', ')} };` };
}

/** Files in the order in which esbuild writes their styles: each after its imports, also the lazy ones. */
function importOrder({ inputs }: Metafile, entry: string): ReadonlySet<string> {
  const begun = new Set<string>();
  const order = new Set<string>();
  const visit = (file: string): void => {
    if (begun.has(file)) return;
    begun.add(file);
    for (const { path: imported, external } of inputs[file]?.imports ?? []) if (external !== true) visit(imported);
    order.add(file);
  };
  visit(entry);
  return order;
}
