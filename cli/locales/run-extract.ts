import { writeAll } from '#cli/files/write-whole.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say } from '#cli/terminal/out.ts';
import { fileOf } from './catalogue.ts';
import { pathFor } from './check-catalogue.ts';
import { newKeys } from './code/new-keys.ts';
import { rankIn } from './edit/fix-file.ts';
import { placeText, type Node } from './edit/place-text.ts';
import { restyled } from './edit/restyle.ts';
import { MISSING_MARK } from './missing-mark.ts';
import { openTree, type TreeFlags } from './open-tree.ts';
import { formsOf } from './plural-forms.ts';

/** The options of `slipway locales extract`. */
export interface ExtractFlags extends TreeFlags {
  readonly code: string;
  readonly dryRun?: boolean;
}

/**
 * Adds the keys that the program asks for and that the source does not have, to the source and to all languages, marked as missing:
 * `export` gives them the state "initial". In the source a default text of the program is taken over.
 */
export function runExtract(directory: string, flags: ExtractFlags): number {
  const { catalogue, sources, config } = openTree(directory, flags);
  const keys = newKeys({ catalogue, sources, config, folder: flags.code });
  const files = new Map<string, string>();
  for (const language of catalogue.languages)
    for (const namespace of new Set(keys.map((one) => one.namespace))) {
      const source = sources.get(namespace);
      const file = fileOf(catalogue, language, namespace);
      if (source === undefined || (file !== undefined && !file.isReadable)) continue;
      const before = file?.text ?? '';
      const root = (before.trim() === '' ? {} : JSON.parse(before)) as Node;
      for (const { key, hasCount, text } of keys.filter((one) => one.namespace === namespace))
        for (const ending of hasCount ? formsOf(language, false).map((form) => `_${form}`) : [''])
          placeText(
            root,
            key + ending,
            language === catalogue.sourceLanguage && text !== undefined ? text : MISSING_MARK + (text ?? key),
          );
      const path = file?.path ?? pathFor(source.file.path, catalogue, language);
      files.set(path, restyled(before, root, rankIn(source)));
    }
  if (flags.dryRun !== true) writeAll(files);
  for (const { namespace, key, text } of keys) say(`  ${namespace} ${key}${text === undefined ? '' : `: ${text}`}`);
  say(`${keys.length} new keys${flags.dryRun === true ? ' would be' : ''} in ${catalogue.languages.length} languages.`);
  return EXIT.ok;
}
