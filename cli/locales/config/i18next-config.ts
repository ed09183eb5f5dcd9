import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readModule } from '#cli/files/read-module.ts';
import { readText } from '#cli/files/read-text.ts';
import { NO_CONFIG, type LocalesConfig } from './config.ts';

const NAMES = /^(?:i18next|i18next-parser|next-i18next)\.config\.(?:[cm]?[jt]s|json)$/u;
export const isI18nextConfig = (path: string): boolean => NAMES.test(basename(path));

const MAX_PARENTS = 8;

export interface I18nextConfig {
  readonly config: LocalesConfig;
  readonly path: string;
  readonly remarks: readonly string[];
}

/** Reads the config of i18next-cli, i18next-parser or next-i18next in the catalogue's project, without running it. */
export function readI18nextConfig(directory: string): I18nextConfig | undefined {
  const path = pathOf(directory);
  if (path === undefined) return undefined;
  const values = readModule(readText(path), path).entries;
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => values.get(name)).find((value): value is string => typeof value === 'string');
  const either = (name: string, field: string): string | undefined =>
    text(`extract.${name}`, `interpolation.${field}`, `i18nextOptions.interpolation.${field}`);
  const separator = (name: string): string | undefined => text(`extract.${name}`, name, `i18nextOptions.${name}`);
  const older = text('i18nextOptions.compatibilityJSON', 'compatibilityJSON', 'extract.compatibilityJSON');
  return {
    path,
    remarks: [],
    config: {
      ...NO_CONFIG,
      source: text('extract.primaryLanguage', 'i18n.defaultLocale'),
      languages: [...values].flatMap(([name, value]) =>
        /^(?:i18n\.)?locales\.\d+$/u.test(name) && typeof value === 'string' ? [value] : [],
      ),
      defaultNamespace: text('extract.defaultNS', 'defaultNamespace'),
      conventions: {
        plurals: older === undefined ? undefined : older === 'v3' ? 'v3' : 'v4',
        prefix: either('interpolationPrefix', 'prefix'),
        suffix: either('interpolationSuffix', 'suffix'),
        nestingPrefix: either('nestingPrefix', 'nestingPrefix'),
        nestingSuffix: either('nestingSuffix', 'nestingSuffix'),
        pluralSeparator: separator('pluralSeparator'),
        contextSeparator: separator('contextSeparator'),
      },
    },
  };
}

function pathOf(directory: string): string | undefined {
  let folder = resolve(directory);
  for (let level = 0; level < MAX_PARENTS; level += 1) {
    const name = existsSync(folder)
      ? readdirSync(folder)
          .sort()
          .find((each) => NAMES.test(each))
      : undefined;
    if (name !== undefined) return join(folder, name);
    if (existsSync(join(folder, '.git')) || existsSync(join(folder, 'package.json')) || folder === dirname(folder))
      return undefined;
    folder = dirname(folder);
  }
  return undefined;
}
