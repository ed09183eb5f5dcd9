import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable, printableJson } from '#cli/terminal/printable.ts';
import { fileOf, textOf } from './catalogue/catalogue.ts';
import { inheritance } from './catalogue/inheritance.ts';
import { neededTexts } from './edit/needed-texts.ts';
import { MISSING_MARK } from './catalogue/missing-mark.ts';
import { openTree, type OpenTree, type TreeFlags } from './tree/open-tree.ts';
import { table } from '#cli/terminal/table.ts';

export interface Coverage {
  readonly namespace: string;
  readonly needed: number;
  /** Inherited, or neither absent, empty, marked as missing, nor equal to the source. */
  readonly translated: number;
  readonly percent: number;
}

export interface LanguageCoverage extends Omit<Coverage, 'namespace'> {
  readonly language: string;
  readonly namespaces: readonly Coverage[];
}

/**
 * Completeness of each language. `--json`: `{ "source", "fallback", "languages": [{ language, needed, translated, percent,
 * namespaces }] }`.
 */
export function runStatus(directory: string, flags: TreeFlags & { readonly json?: boolean }): number {
  const tree = openTree(directory, flags);
  const languages = tree.catalogue.languages.map((language) => coverageOf(tree, language));
  if (flags.json === true) {
    const report = { source: tree.catalogue.sourceLanguage, fallback: tree.config.fallback ?? null, languages };
    process.stdout.write(`${printableJson(report, 2)}\n`);
  } else process.stdout.write(`${asTable(languages)}\n`);
  return languages.every((one) => one.translated === one.needed) ? EXIT.ok : EXIT.findings;
}

function coverageOf(tree: OpenTree, language: string): LanguageCoverage {
  const untranslated = new Set(
    tree.problems
      .filter((problem) => problem.check === 'untranslated' && problem.file.language === language)
      .map((problem) => `${problem.file.namespace}:${problem.key}`),
  );
  const inherits = inheritance(tree.catalogue, language);
  const namespaces = [...tree.sources].map(([namespace, source]): Coverage => {
    const file = fileOf(tree.catalogue, language, namespace);
    const needed = neededTexts(source, language);
    const translated = needed.filter(({ key }) => {
      const text = textOf(file, key);
      if (text === null) return inherits?.(namespace, key) === true;
      return text.trim() !== '' && !text.startsWith(MISSING_MARK) && !untranslated.has(`${namespace}:${key}`);
    }).length;
    return { namespace, needed: needed.length, translated, percent: percent(translated, needed.length) };
  });
  const needed = namespaces.reduce((sum, one) => sum + one.needed, 0);
  const translated = namespaces.reduce((sum, one) => sum + one.translated, 0);
  return { language, needed, translated, percent: percent(translated, needed), namespaces };
}

/** Rounded down, so that 100 means complete. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10;
}

const FILES_SHOWN = 4;

function asTable(languages: readonly LanguageCoverage[]): string {
  const rows = languages.map(({ language, translated, needed, percent, namespaces }) => {
    const open = namespaces
      .map((one) => ({
        name: one.namespace === '' ? 'file' : printable(one.namespace),
        left: one.needed - one.translated,
      }))
      .filter(({ left }) => left > 0)
      .sort((a, b) => b.left - a.left);
    const left = open.slice(0, FILES_SHOWN).map((one) => `${one.name} ${one.left}`);
    if (open.length > FILES_SHOWN) left.push(`${open.length - FILES_SHOWN} more files`);
    return [printable(language), `${translated}/${needed}`, `${percent}%`, left.join(', ')];
  });
  return table([['language', 'texts', 'done', 'left'], ...rows]);
}
