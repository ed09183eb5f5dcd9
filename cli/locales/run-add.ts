import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { writeAll } from '#cli/files/write-whole.ts';
import { readText } from '#cli/files/read-text.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say } from '#cli/terminal/out.ts';
import { inheritance } from './catalogue/inheritance.ts';
import { pathFor } from './tree/check-catalogue.ts';
import { fixedFile } from './edit/fix-file.ts';
import { isLanguage } from './language/languages.ts';
import { openToWrite, sameTree, type TreeFlags } from './tree/open-tree.ts';

/** Adds a language: all files of the source with every text marked as missing (none for a regional one), and its name in the config's list. */
export function runAdd(directory: string, language: string, flags: TreeFlags): number {
  const { catalogue, sources } = openToWrite(directory, flags);
  if (!isLanguage(language))
    throw usageError(`${language} is not a language.`, ['Give a code such as de, pt-BR or zh-Hant.']);
  if (catalogue.languages.includes(language))
    throw usageError(`The language ${language} already exists.`, ['See slipway locales status.']);
  const files = new Map<string, string>();
  const isRegional = inheritance(catalogue, language) !== undefined;
  for (const source of sources.values())
    files.set(pathFor(source.file.path, catalogue, language), fixedFile(source, undefined, language, isRegional));
  const path = flags.config ?? join(directory, 'locales.config.json');
  if (existsSync(path)) {
    const text = readText(path);
    const root = parseTree(text);
    const list = root && findNodeAtLocation(root, ['languages']);
    const last = list?.children?.at(-1);
    if (list !== undefined && last !== undefined) {
      const end = last.offset + last.length;
      const previous = list.children?.at(-2);
      const gap =
        previous === undefined
          ? `,${text.slice(list.offset + 1, last.offset) || ' '}`
          : text.slice(previous.offset + previous.length, last.offset);
      files.set(path, `${text.slice(0, end)}${gap}${JSON.stringify(language)}${text.slice(end)}`);
    }
  }
  writeAll(files);
  const next = `slipway locales export${sameTree(directory, flags)} --language ${language}`;
  say(`${files.size} files written for ${language}. Next: ${next}`);
  return EXIT.ok;
}
