import { join, relative } from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable } from '#cli/terminal/printable.ts';
import { fileOf } from './catalogue/catalogue.ts';
import { syntaxOf } from './catalogue/own-syntax.ts';
import { inheritance } from './catalogue/inheritance.ts';
import { SourceText } from './texts/source-text.ts';
import { termContexts, termNotes } from './checks/terms.ts';
import { neededTexts } from './edit/needed-texts.ts';
import { baseLanguage } from './language/languages.ts';
import { numbersOf, pluralKey } from './language/plural-forms.ts';
import { groupId, type SourceNamespace } from './compare/source-namespace.ts';
import { placesIn, type Place } from './tree/places.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { lastRule } from './config/key-pattern.ts';
import { lengths } from './compare/text-context.ts';
import { csv } from './exchange/csv.ts';
import { keptStates } from './exchange/kept-states.ts';
import { markOf } from './exchange/mark.ts';
import { writtenText } from './exchange/plan-import.ts';
import { po } from './exchange/po.ts';
import type { Export, Unit } from './exchange/unit.ts';
import { xliff } from './exchange/xliff.ts';
import { openTree, type OpenTree, type TreeFlags } from './tree/open-tree.ts';

export interface ExportFlags extends TreeFlags {
  readonly to?: 'xliff' | 'po' | 'csv';
  readonly language?: readonly string[];
  readonly out?: string;
  readonly missing?: boolean;
  /** Folder of code, to say where each text is shown. */
  readonly code?: string;
}

const FORMATS = {
  xliff: { ending: 'xlf', write: xliff },
  po: { ending: 'po', write: po },
  csv: { ending: 'csv', write: ({ units }: Export) => csv(units) },
} as const;

/** Writes one file per language for translators: `<out>/<language>.xlf`, `.po` or `.csv`. */
export function runExport(directory: string, flags: ExportFlags): number {
  const tree = openTree(directory, flags);
  const { catalogue } = tree;
  const languages = flags.language ?? catalogue.languages.filter((language) => language !== catalogue.sourceLanguage);
  const places = flags.code === undefined ? undefined : placesIn({ ...tree, folder: flags.code });
  for (const language of languages) {
    if (!catalogue.languages.includes(language))
      throw usageError(`The language ${language} is not in ${directory}.`, [
        `There are: ${catalogue.languages.join(', ')}.`,
      ]);
    const { ending, write } = FORMATS[flags.to ?? 'xliff'];
    const path = join(flags.out ?? 'translations', `${language}.${ending}`);
    const units = keptStates(path, unitsOf(tree, language, { isMissingOnly: flags.missing === true, places }));
    writeWhole(
      path,
      write({ sourceLanguage: catalogue.sourceLanguage, language, units }, syntaxOf(tree.config.conventions)),
    );
    process.stdout.write(`${printable(path)}: ${units.length} texts\n`);
  }
  return EXIT.ok;
}

/** What a translator has to know of a text: the numbers of a plural form, and where it is shown. */
function notesOf(
  source: SourceNamespace,
  key: string,
  language: string,
  { place, picture }: { readonly place: Place | undefined; readonly picture: string | undefined },
): string[] | undefined {
  const form = pluralKey(key);
  const isForm = form !== undefined && source.groups.has(groupId(form));
  const notes = [
    isForm ? numbersOf(language, form.form, form.isOrdinal) : undefined,
    place === undefined || place.screens.length === 0 ? undefined : `screen: ${shortened(place.screens)}`,
    picture === undefined ? undefined : `picture: ${picture.includes('://') ? picture : relative('', picture)}`,
    place?.at,
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? undefined : notes;
}

const SCREENS_MOST = 3;
const shortened = (screens: readonly string[]): string =>
  [...screens.slice(0, SCREENS_MOST), ...(screens.length > SCREENS_MOST ? ['...'] : [])].join(', ');

interface Wanted {
  readonly isMissingOnly: boolean;
  readonly places: ((namespace: string, key: string) => Place | undefined) | undefined;
}

function unitsOf(
  { catalogue, sources, config }: OpenTree,
  language: string,
  { isMissingOnly, places }: Wanted,
): Unit[] {
  const contexts = termContexts(config.terms);
  const maxLength = lengths(config);
  const pictureOf = lastRule(config.pictures);
  const glossary = contexts.get(language) ?? contexts.get(baseLanguage(language));
  const inherits = inheritance(catalogue, language);
  return [...sources].flatMap(([namespace, source]) => {
    const file = fileOf(catalogue, language, namespace);
    return neededTexts(source, language, (key) => file?.entries.has(key) === true)
      .map((needed): Unit => {
        const target = writtenText(file, needed.key);
        const terms = glossary && termNotes(glossary, new SourceText(needed.key, needed.source), namespace, needed.key);
        const most = maxLength(namespace, needed.key);
        return {
          namespace,
          ...needed,
          target,
          was: markOf(needed.source, target),
          notes: notesOf(source, needed.key, language, {
            place: places?.(namespace, pluralKey(needed.key)?.base ?? needed.key),
            picture: pictureOf(namespace, needed.key)?.picture,
          }),
          terms,
          maxLength: Number.isFinite(most) ? most : undefined,
        };
      })
      .filter((unit) => !isMissingOnly || (unit.target.trim() === '' && inherits?.(namespace, unit.key) !== true));
  });
}
