import { writeAll } from '#cli/files/write-whole.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say } from '#cli/terminal/out.ts';
import { fileOf } from './catalogue/catalogue.ts';
import { inheritance } from './catalogue/inheritance.ts';
import { pathFor } from './tree/check-catalogue.ts';
import { newKeys, type NewKey } from './tree/new-keys.ts';
import type { SourceNamespace } from './compare/source-namespace.ts';
import { rankIn } from './edit/fix-file.ts';
import { placeText, type Node } from './edit/place-text.ts';
import { restyled } from './edit/restyle.ts';
import { MISSING_MARK } from './catalogue/missing-mark.ts';
import { openToWrite, type TreeFlags } from './tree/open-tree.ts';
import { formsOf } from './language/plural-forms.ts';

export interface ExtractFlags extends TreeFlags {
  readonly code: string;
  readonly dryRun?: boolean;
}

/**
 * Adds keys that the program uses and the source lacks to all languages but regional ones, marked as missing (`export` gives them the state
 * "initial"). The source gets the program's default text. A key that is a prefix of another (`a` and `a.b`) is reported: JSON
 * cannot hold a text and a group of one name.
 */
export function runExtract(directory: string, flags: ExtractFlags): number {
  const { catalogue, sources, config } = openToWrite(directory, flags);
  const { keys, clashes, unplaced, otherDefaults } = newKeys({ catalogue, sources, config, folder: flags.code });
  const problems = clashes.map(
    ({ namespace, key, longer, place }) =>
      `  ${namespace} ${key} and ${longer}: ${place} asks for a text, and the source has a group. Nothing is written; rename one.`,
  );
  for (const { namespace, key, place } of unplaced)
    problems.push(
      `  ${namespace} ${key}: ${place} asks for it, and ${catalogue.sourceLanguage} has no file of this namespace. Nothing is written; add the file, or correct the name.`,
    );
  for (const { namespace, key, taken, other, place } of otherDefaults)
    problems.push(`  ${namespace} ${key}: "${taken}" is taken; "${other}" at ${place} is not. A key has one text.`);
  const files = new Map<string, string>();
  const languages = catalogue.languages.filter((language) => inheritance(catalogue, language) === undefined);
  for (const namespace of new Set(keys.map((one) => one.namespace))) {
    const source = sources.get(namespace);
    if (source === undefined) continue;
    const own = keys.filter((one) => one.namespace === namespace);
    problems.push(...beginnings(own, source, catalogue.sourceLanguage));
    for (const language of languages) {
      const file = fileOf(catalogue, language, namespace);
      if (file !== undefined && !file.isReadable) continue;
      const path = file?.path ?? pathFor(source.file.path, catalogue, language);
      const before = file?.text ?? '';
      const root = (before.trim() === '' ? {} : JSON.parse(before)) as Node;
      // A prefix first: the longer key is then written flat beside it, where i18next finds both.
      for (const { key, text, instead } of textsOf(own, language).sort((a, b) => depthOf(a.key) - depthOf(b.key)))
        if (
          !placeText(
            root,
            key,
            language === catalogue.sourceLanguage && text !== undefined ? text : MISSING_MARK + instead,
          )
        )
          problems.push(`  ${namespace} ${key}: ${path} has a group of this name. It is left; rename one.`);
      files.set(path, restyled(before, root, rankIn(source)));
    }
  }
  if (flags.dryRun !== true) writeAll(files);
  for (const { namespace, key, defaults } of keys) {
    const text = defaults.get('') ?? defaults.get('other') ?? defaults.get('ordinal_other');
    say(`  ${namespace} ${key}${text === undefined ? '' : `: ${text}`}`);
  }
  for (const problem of problems) say(problem);
  say(`${keys.length} new keys${flags.dryRun === true ? ' would be' : ''} in ${languages.length} languages.`);
  return problems.length === 0 && (flags.dryRun !== true || keys.length === 0) ? EXIT.ok : EXIT.findings;
}

interface NewText {
  readonly key: string;
  /** The default text that i18next would show, if the program has one for this form. */
  readonly text: string | undefined;
  /** The text after the mark. */
  readonly instead: string;
}

/** The texts of new keys: one, or one per plural form. */
function textsOf(keys: readonly NewKey[], language: string): NewText[] {
  return keys.flatMap(({ key, kinds, defaults }) =>
    [...kinds].flatMap((kind): NewText[] => {
      const plain = defaults.get('');
      if (kind === 'plain') return [{ key, text: plain, instead: plain ?? key }];
      const forms: readonly string[] = formsOf(language, kind === 'ordinal');
      // i18next supports a cardinal form for 0 in every language.
      const isZeroWanted = kind === 'cardinal' && defaults.has('zero') && !forms.includes('zero');
      return [...(isZeroWanted ? ['zero'] : []), ...forms].map((form) => {
        const own = kind === 'ordinal' ? defaults.get(`ordinal_${form}`) : undefined;
        const text = own ?? defaults.get(form) ?? plain;
        const other =
          kind === 'ordinal' ? (defaults.get('ordinal_other') ?? defaults.get('other')) : defaults.get('other');
        return { key: `${key}${kind === 'ordinal' ? '_ordinal' : ''}_${form}`, text, instead: text ?? other ?? key };
      });
    }),
  );
}

const depthOf = (key: string): number => key.split('.').length;

/** Reports keys that are a prefix of a longer one; at least one of each pair is new. */
function beginnings(keys: readonly NewKey[], source: SourceNamespace, language: string): string[] {
  const added = textsOf(keys, language).map(({ key }) => key);
  const all = new Set([...source.file.entries.keys(), ...added]);
  return added.flatMap((longer) =>
    longer
      .split('.')
      .map((_, index, parts) => parts.slice(0, index).join('.'))
      .filter((key) => all.has(key))
      .map(
        (key) =>
          `  ${source.file.namespace} ${key} and ${longer}: a text and a group of one name. "${longer}" is written with its dots; better rename one.`,
      ),
  );
}
