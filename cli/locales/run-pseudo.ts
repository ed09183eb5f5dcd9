import { existsSync } from 'node:fs';
import { readText } from '#cli/files/read-text.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable } from '#cli/terminal/printable.ts';
import { syntaxOf } from './catalogue/own-syntax.ts';
import { pathFor } from './tree/check-catalogue.ts';
import { jsonText, styleOf } from './edit/file-style.ts';
import { isNode } from './edit/place-text.ts';
import { writeAll } from '#cli/files/write-whole.ts';
import { openToWrite, type TreeFlags } from './tree/open-tree.ts';
import { pseudoText } from './pseudo-text.ts';

/** Writes the language `pseudo` from the source. */
export function runPseudo(directory: string, flags: TreeFlags & { readonly language?: string }): number {
  const language = flags.language ?? 'pseudo';
  const { catalogue, sources, config } = openToWrite(directory, flags);
  const { read, write } = syntaxOf(config.conventions) ?? { read: String, write: String };
  const pseudo = (text: string): string => write(pseudoText(read(text)));
  const files = new Map(
    [...sources.values()].map(({ file: { path, text } }) => [
      pathFor(path, catalogue, language),
      jsonText(mapped(JSON.parse(text), pseudo), styleOf(text)),
    ]),
  );
  const real = [...files.keys()].find((path) => existsSync(path) && !isPseudo(path));
  if (real !== undefined)
    throw usageError(`${real} has texts that slipway locales pseudo did not write: they would be lost.`, [
      'Choose another --language, for example en-XA.',
    ]);
  writeAll(files);
  for (const path of files.keys()) process.stdout.write(`${printable(path)}\n`);
  return EXIT.ok;
}

/** Whether all texts have a pseudo text's brackets. @throws CliError for bytes that are not text */
function isPseudo(path: string): boolean {
  const text = readText(path);
  try {
    return isBracketed(JSON.parse(text));
  } catch {
    return false;
  }
}

function isBracketed(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '' || /^\[[^]*\]$/u.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isBracketed);
}

function mapped(value: unknown, pseudo: (text: string) => string): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (Array.isArray(value)) return value.map((inner) => mapped(inner, pseudo));
  return isNode(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, pseudo)]))
    : value;
}
