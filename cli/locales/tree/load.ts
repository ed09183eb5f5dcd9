import { statSync } from 'node:fs';
import { usageError } from '#cli/terminal/errors.ts';
import type { Catalogue, CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import type { CheckCache } from './check-cache.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import { findFiles, type FoundFile } from '#cli/locales/catalogue/find-files.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';
import { baseLanguage } from '#cli/locales/language/languages.ts';
import { readCatalogueFile } from '#cli/locales/catalogue/read-catalogue-file.ts';

/**
 * Reads a tree. Problems of single files go to `report`. Without a folder, language or source language it throws CliError (exit
 * 2), so that a wrong path does not look like a clean tree.
 */
export function loadCatalogue(directory: string, config: LocalesConfig, report: Report, cache?: CheckCache): Catalogue {
  if (!(statSync(directory, { throwIfNoEntry: false })?.isDirectory() ?? false))
    throw usageError(`There is no folder ${directory}.`, [
      'Give the folder that holds the languages, for example: slipway locales check app/locales',
    ]);
  const tree = findFiles(directory, [...config.languages, ...(config.source === undefined ? [] : [config.source])]);
  if (tree.languages.length === 0)
    throw usageError(`No language was found in ${directory}.`, [
      'Expected are folders or files named by language: en/common.json, or en.json.',
    ]);
  const sourceLanguage = chooseSource(directory, tree.languages, config.source);
  const files = new Map<string, Map<string, CatalogueFile>>();
  for (const found of inOrder(tree.files, sourceLanguage)) {
    const ofLanguage = files.get(found.language) ?? new Map<string, CatalogueFile>();
    ofLanguage.set(found.namespace, cache?.readFile(found, report) ?? readCatalogueFile(found, report));
    files.set(found.language, ofLanguage);
  }
  if (files.get(sourceLanguage) === undefined)
    throw usageError(`The source language ${sourceLanguage} has no file in ${directory}.`, [
      'Put its files there, or name another source language in the config ("source").',
    ]);
  const languages = [...new Set([sourceLanguage, ...tree.languages, ...config.languages])];
  const namespaces = [...new Set(tree.files.map((file) => file.namespace))];
  return { directory, sourceLanguage, languages, namespaces, files };
}

function inOrder(files: readonly FoundFile[], source: string): FoundFile[] {
  return [...files].sort((a, b) => Number(b.language === source) - Number(a.language === source));
}

/** The configured language, else English, else the only one. */
function chooseSource(directory: string, languages: readonly string[], configured: string | undefined): string {
  if (configured !== undefined) {
    if (languages.includes(configured)) return configured;
    throw usageError(`The source language ${configured} is not in ${directory}.`, [
      `Found: ${languages.join(', ')}. Set "source" in the config to one of them.`,
    ]);
  }
  const english =
    languages.find((language) => language === 'en') ?? languages.find((language) => baseLanguage(language) === 'en');
  const only = languages.length === 1 ? languages[0] : undefined;
  const chosen = english ?? only;
  if (chosen !== undefined) return chosen;
  throw usageError(`Which language is the source? ${directory} has ${languages.join(', ')}.`, [
    'Name it with --source, or as "source" in the config file.',
  ]);
}
