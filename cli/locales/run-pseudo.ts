import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable } from '#cli/terminal/printable.ts';
import { pathFor } from './check-catalogue.ts';
import { jsonText, styleOf } from './edit/file-style.ts';
import { isNode } from './edit/place-text.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { openTree, type TreeFlags } from './open-tree.ts';
import { pseudoText } from './pseudo-text.ts';

/** Writes the language `pseudo` from the source's files, in the same layout. */
export function runPseudo(directory: string, flags: TreeFlags & { readonly language?: string }): number {
  const language = flags.language ?? 'pseudo';
  const { catalogue, sources } = openTree(directory, flags);
  for (const source of sources.values()) {
    const text = source.file.text;
    const path = pathFor(source.file.path, catalogue, language);
    writeWhole(path, jsonText(mapped(JSON.parse(text)), styleOf(text)));
    process.stdout.write(`${printable(path)}\n`);
  }
  return EXIT.ok;
}

function mapped(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(mapped);
  return isNode(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner)]))
    : value;
}
