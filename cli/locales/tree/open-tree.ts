import type { Catalogue } from '#cli/locales/catalogue/catalogue.ts';
import { isModule } from '#cli/files/read-module.ts';
import { isV3 } from '#cli/locales/catalogue/as-v4.ts';
import { keyNames } from '#cli/locales/catalogue/separators.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import type { Problem } from '#cli/locales/catalogue/finding.ts';
import { loadCatalogue } from './load.ts';
import { readConfig } from '#cli/locales/config/read-config.ts';
import { severityRules } from './rules.ts';

export interface OpenTree {
  readonly catalogue: Catalogue;
  readonly sources: ReadonlyMap<string, SourceNamespace>;
  readonly problems: readonly Problem[];
  readonly config: LocalesConfig;
}

export interface TreeFlags {
  readonly config?: string;
  readonly source?: string;
}

/** What a command needs to read the same tree, to be named after its verb. */
export function sameTree(directory: string, { config, source }: TreeFlags): string {
  const parts = [
    ...(directory === 'app/locales' ? [] : [directory]),
    ...(config === undefined ? [] : ['--config', config]),
    ...(source === undefined ? [] : ['--source', source]),
  ];
  return parts.map((part) => (/[^\w./:=@~-]/u.test(part) ? ` "${part}"` : ` ${part}`)).join('');
}

/** For commands that write. Throws CliError for texts in program files, which would have to be rewritten. */
export function openToWrite(directory: string, flags: TreeFlags): OpenTree {
  const tree = openTree(directory, flags);
  const [module] = [...tree.catalogue.files.values()]
    .flatMap((files) => [...files.values()])
    .filter(({ path }) => isModule(path));
  if (module !== undefined)
    throw usageError(
      `${module.path} is ${/\.json[5c]$/u.test(module.path) ? 'JSON with comments' : 'a program file'}.`,
      ['check, status and export read it; write your texts as plain JSON to change them by commands.'],
    );
  if (isV3(tree.catalogue))
    throw usageError(`${directory} has plurals of JSON v3 (key_plural).`, [
      'check and status read them; i18next-v4-format-converter writes v4, which the other commands need.',
    ]);
  if (keyNames(tree.config.conventions) !== undefined)
    throw usageError(`${directory} has other separators in its keys than "_".`, [
      'check reads them; write pluralSeparator and contextSeparator as i18next has them to use the other commands.',
    ]);
  return tree;
}

/** A tree with its problems, for commands that count or change texts. Throws CliError (exit 2) without one. */
export function openTree(directory: string, flags: TreeFlags): OpenTree {
  const { config: read } = readConfig(directory, flags.config);
  const config = flags.source === undefined ? read : { ...read, source: flags.source };
  const problems: Problem[] = [];
  const catalogue = loadCatalogue(directory, config, (problem) => problems.push(problem));
  const sources = checkCatalogue(catalogue, config, (problem) => problems.push(problem));
  const severityOf = severityRules(config);
  return { catalogue, sources, config, problems: problems.filter((problem) => severityOf(problem) !== 'off') };
}
