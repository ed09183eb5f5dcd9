import { relative, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { writeOutput } from '#cli/files/output-file.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { paintFor } from '#cli/terminal/paint.ts';
import { printable } from '#cli/terminal/printable.ts';
import { writeBaseline } from './tree/baseline.ts';
import { checkLocales, type CheckResult } from './tree/check.ts';
import type { LocalesConfig } from './config/config.ts';
import { isI18nextConfig } from './config/i18next-config.ts';
import { CheckCache } from './tree/check-cache.ts';
import { skippedFolders } from './catalogue/find-files.ts';
import { readConfig, type ReadConfig } from './config/read-config.ts';
import { githubReport } from './report/github.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { sarifReport } from './report/sarif.ts';
import { textReport } from './report/text.ts';
import { watchFolders } from '#cli/files/watch-folders.ts';

export interface CheckFlags {
  readonly config?: string;
  readonly source?: string;
  readonly code?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly json?: boolean;
  readonly sarif?: boolean;
  readonly junit?: boolean;
  readonly github?: boolean;
  readonly output?: string;
  readonly watch?: boolean;
}

/** V8's early optimization does not pay within a check of 20,000 texts: it takes a quarter of the processor time. */
const OPTIMIZE_LATER = '--interrupt-budget=1000000';

/** Runs once, or after every change. @returns the exit code */
export async function runCheck(directory: string, flags: CheckFlags): Promise<number> {
  setFlagsFromString(OPTIMIZE_LATER);
  if (flags.watch === true) {
    const folders = [directory, ...(flags.code === undefined ? [] : [flags.code])];
    const cache = new CheckCache();
    await watchFolders(folders, async () => {
      await checkOnce(directory, flags, cache.config(directory, flags.config), cache);
    });
    return EXIT.ok;
  }
  return checkOnce(directory, flags, readConfig(directory, flags.config));
}

const skipped = (directory: string, { languages }: LocalesConfig, glossary: string | undefined): readonly string[] =>
  // Written by `slipway locales pseudo`.
  skippedFolders(directory, [...languages, 'pseudo'])
    .filter((folder) => glossary === undefined || resolve(folder) !== resolve(glossary))
    .map((folder) => `${folder} is skipped: it is not named like a language. Rename it, such as es or pt-BR.`);

async function checkOnce(
  directory: string,
  flags: CheckFlags,
  { config: read, remarks, glossary, path: configPath }: ReadConfig,
  cache?: CheckCache,
): Promise<number> {
  for (const remark of [...remarks, ...skipped(directory, read, glossary)])
    process.stderr.write(`note: ${printable(remark)}\n`);
  const config: LocalesConfig = flags.source === undefined ? read : { ...read, source: flags.source };
  const baseline = flags.baseline ?? config.baseline;
  const isUpdate = flags.updateBaseline === true;
  const result = checkLocales({
    directory,
    config,
    code: flags.code,
    baseline: isUpdate ? undefined : baseline,
    cache,
  });
  const isForMachines = [flags.json, flags.sarif, flags.junit, flags.github].includes(true);
  if (!isForMachines && (configPath === undefined || isI18nextConfig(configPath)))
    process.stderr.write(`note: ${printable(detected(result, config, configPath))}\n`);
  if (isUpdate) {
    const path = baseline ?? `${directory}/locales.baseline.json`;
    writeBaseline(path, result.findings, directory);
    process.stdout.write(`${result.findings.length} findings are in the baseline now: ${printable(path)}\n`);
    return EXIT.ok;
  }
  const text = await render(result, flags);
  if (flags.output === undefined) process.stdout.write(text);
  else writeOutput(flags.output, text);
  return result.findings.length === 0 ? EXIT.ok : EXIT.findings;
}

/** Detected settings of a tree without our config. */
function detected({ catalogue }: CheckResult, { conventions }: LocalesConfig, path: string | undefined): string {
  const files = [...catalogue.files.values()].flatMap((ofLanguage) => [...ofLanguage.values()]);
  const plurals = files.some(({ forms }) => forms !== undefined) ? 'v3' : 'v4';
  const { prefix = '{{', suffix = '}}' } = conventions;
  const values = prefix === '{{' ? '' : `, values in ${prefix}${suffix}`;
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return `${path === undefined ? 'detected' : relative('.', path)}: source ${catalogue.sourceLanguage}, ${plurals} plurals${values}, ${count}`;
}

async function render(result: CheckResult, flags: CheckFlags): Promise<string> {
  if (flags.json === true) return jsonReport(result);
  if (flags.sarif === true) return sarifReport(result);
  if (flags.junit === true) return junitReport(result);
  if (flags.github === true) return githubReport(result);
  return textReport(result, await paintFor(flags.output === undefined ? process.stdout : {}));
}
