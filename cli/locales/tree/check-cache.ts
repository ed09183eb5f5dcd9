import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import type { TextPair } from '#cli/locales/texts/text-pair.ts';
import { findUses, type CodeUses } from '#cli/locales/code/find-uses.ts';
import type { CodeFile } from '#cli/locales/code/read-code.ts';
import { sourceNamespace, type SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import type { FoundFile } from '#cli/locales/catalogue/find-files.ts';
import type { Problem, Report } from '#cli/locales/catalogue/finding.ts';
import { CONFIG_NAME, readConfig, type ReadConfig } from '#cli/locales/config/read-config.ts';
import { readCatalogueFile } from '#cli/locales/catalogue/read-catalogue-file.ts';

/**
 * Kept by `--watch` between checks: unchanged files, and findings of languages whose files, and the source's, did not change.
 * With an empty cache the result is the same.
 */
export class CheckCache {
  readonly #files = new Map<string, { stamp: string; file: CatalogueFile; problems: readonly Problem[] }>();
  readonly #sources = new Map<string, { source: SourceNamespace; asked: ReadonlyMap<string, boolean> }>();
  readonly #languages = new Map<string, LanguageResult>();
  readonly #uses = new Map<string, CodeUses>();

  #config: { stamp: string; read: ReadConfig } | undefined;

  /** A changed config or glossary empties the cache. */
  config(directory: string, named: string | undefined): ReadConfig {
    if (this.#config !== undefined && this.#config.stamp === configStamp(directory, named, this.#config.read))
      return this.#config.read;
    const read = readConfig(directory, named);
    this.#config = { stamp: configStamp(directory, named, read), read };
    this.#files.clear();
    this.#sources.clear();
    this.#languages.clear();
    return read;
  }

  readFile(found: FoundFile, report: Report): CatalogueFile {
    const stamp = `${found.language} ${found.namespace} ${stampOf(found.path)}`;
    let known = this.#files.get(found.path);
    if (known?.stamp !== stamp) {
      const problems: Problem[] = [];
      known = { stamp, file: readCatalogueFile(found, (problem) => problems.push(problem)), problems };
      this.#files.set(found.path, known);
    }
    for (const problem of known.problems) report(problem);
    return known.file;
  }

  source(file: CatalogueFile, hasForms: (base: string) => boolean): SourceNamespace {
    const known = this.#sources.get(file.namespace);
    if (known?.source.file === file && [...known.asked].every(([base, answer]) => hasForms(base) === answer))
      return known.source;
    const asked = new Map<string, boolean>();
    const source = sourceNamespace(file, (base) => {
      const answer = hasForms(base);
      asked.set(base, answer);
      return answer;
    });
    this.#sources.set(file.namespace, { source, asked });
    return source;
  }

  /**
   * Problems of a language or the source.
   *
   * @param basis all that the check of a language depends on, to be compared by identity
   * @param isKept depends on the other languages too: each answer is compared
   */
  language(
    name: string,
    basis: readonly unknown[],
    isKept: (pair: TextPair) => boolean,
    check: (report: Report, isKept: (pair: TextPair) => boolean) => void,
  ): readonly Problem[] {
    const known = this.#languages.get(name);
    if (
      known !== undefined &&
      known.basis.length === basis.length &&
      known.basis.every((part, index) => part === basis[index]) &&
      known.asked.every(([pair, answer]) => isKept(pair) === answer)
    )
      return known.problems;
    const problems: Problem[] = [];
    const asked: [pair: TextPair, answer: boolean][] = [];
    check(
      (problem) => problems.push(problem),
      (pair) => {
        const answer = isKept(pair);
        asked.push([pair, answer]);
        return answer;
      },
    );
    this.#languages.set(name, { basis, asked, problems });
    return problems;
  }

  usesIn(file: CodeFile): CodeUses {
    const known = this.#uses.get(file.path);
    if (known !== undefined && known.file.text === file.text) return known;
    const uses = findUses(file);
    this.#uses.set(file.path, uses);
    return uses;
  }
}

function configStamp(directory: string, named: string | undefined, { path, glossary }: ReadConfig): string {
  const files = glossary === undefined ? [] : listOf(glossary).map((name) => join(glossary, name));
  return [path ?? named ?? join(directory, CONFIG_NAME), ...files].map(stampOf).join('\n');
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return `${stat?.ino} ${stat?.size} ${stat?.mtimeMs} ${stat?.ctimeMs}`;
}

const listOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

interface LanguageResult {
  readonly basis: readonly unknown[];
  readonly asked: readonly (readonly [pair: TextPair, answer: boolean])[];
  readonly problems: readonly Problem[];
}
