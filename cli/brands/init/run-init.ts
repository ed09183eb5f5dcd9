import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Language, LANGUAGES, MONEY_RULES, PROFILES } from '#contract/brand';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { assertBrandId } from '#cli/brands/brand-id.ts';
import { packageRoot } from '#cli/brands/package-root.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { makeBrand } from './make-brand.ts';
import { PROFILE_DEFAULTS } from './starter-brand.ts';

/** The options of `slipway brand init`, as the command line hands them over. */
export interface InitFlags {
  readonly name?: string;
  readonly from?: string;
  readonly profile?: string;
  readonly languages?: string;
  readonly currency?: string;
  readonly domain?: string;
  readonly json?: boolean;
}

/** Where questions are asked: a terminal, or what stands for one. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}
const TERMINAL: Terminal = { input: process.stdin, output: process.stderr };

/** `slipway brand init`: asks on a terminal for what no flag gives; elsewhere uses the defaults. */
export async function runInit(
  id: string,
  flags: InitFlags,
  root = process.cwd(),
  { input, output }: Terminal = TERMINAL,
): Promise<void> {
  assertBrandId(id);
  const origin = flags.from === undefined ? undefined : await readBrand(root, flags.from);
  const isAsking = input.isTTY === true && output.isTTY === true && flags.json !== true;
  const dialogue = isAsking ? createInterface({ input, output }) : undefined;
  dialogue?.once('SIGINT', () => process.exit(EXIT.interrupted));
  const ask = async (flag: string | undefined, question: string, given: string): Promise<string> => {
    if (flag !== undefined || dialogue === undefined) return flag ?? given;
    return (await dialogue.question(`${question} [${given}] `)).trim() || given;
  };
  try {
    const name = await ask(flags.name, 'Name, as players read it', title(id));
    const profile = oneOf(
      'profile',
      await ask(flags.profile, `Profile (${PROFILES.join(', ')})`, origin?.profile ?? 'none'),
      PROFILES,
    );
    const given = PROFILE_DEFAULTS[profile];
    const languages = (
      await ask(
        flags.languages,
        `Languages, the default first (${LANGUAGES.join(' ')})`,
        origin?.languages.join(',') ?? given.language,
      )
    )
      .split(/[\s,]+/)
      .filter((language) => language !== '')
      .map((language) => oneOf('language', language, LANGUAGES));
    const known = MONEY_RULES[profile].isOneCurrency ? undefined : origin?.currency;
    const currency = await ask(flags.currency, 'Currency', known ?? given.currency);
    const domain = await ask(flags.domain, 'Domain', `${id}.example`);
    const folder = await makeBrand(
      root,
      packageRoot(),
      { id, name, profile, languages: defaultFirst(languages, origin?.defaultLanguage, flags), currency, domain },
      flags.from,
    );
    const next = [`slipway brand check ${id}`, `slipway brand preview ${id}`];
    if (flags.json === true) sayJson({ id, folder: path.relative(root, folder), next });
    else say([`Made ${path.relative(root, folder)}.`, ...next.map((step) => `  next: ${step}`)].join('\n'));
  } finally {
    dialogue?.close();
  }
}

/** A copy keeps its origin's default language, unless languages were given. */
function defaultFirst(
  languages: readonly Language[],
  first: Language | undefined,
  { languages: flag }: InitFlags,
): readonly Language[] {
  if (first === undefined || flag !== undefined || !languages.includes(first)) return languages;
  return [first, ...languages.filter((language) => language !== first)];
}

function oneOf<Word extends string>(what: string, word: string, words: readonly Word[]): Word {
  const found = words.find((known) => known === word);
  if (found !== undefined) return found;
  throw usageError(`Unknown ${what} '${word}'. Choose one of: ${words.join(', ')}.`);
}

/** 'vento-verde' to 'Vento Verde'. */
function title(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .trim();
}
