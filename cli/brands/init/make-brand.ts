import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Brand, codeOf, codesOf, MONEY_RULES } from '#contract/brand';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { assertBrandId } from '#cli/build/brand/brand-id.ts';
import { checkBrand } from '#cli/brands/checks/check-brand.ts';
import { makeFolder } from '#cli/files/make-folder.ts';
import { unwritable } from '#cli/terminal/unwritable.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { whenInterrupted } from '#cli/terminal/interrupt.ts';
import {
  allowed,
  asFile,
  type BrandFile,
  footerOf,
  layoutOf,
  secretName,
  starterBrand,
  themeOf,
  type BrandAnswers,
} from './starter-brand.ts';
import { starterMoney } from './starter-money.ts';
import { isSponsorPicture, withoutOperator } from './foreign-parts.ts';
import { starterPictures } from './starter-pictures.ts';

/**
 * Writes `brands/<id>`: a starter brand, or a copy of another brand. It is written to a draft and renamed, so that there is no
 * partial brand.
 *
 * @returns the folder
 * @throws CliError when the id is invalid or taken, or the brand does not pass the check
 * @example await makeBrand(root, appRoot, { id: 'my-brand', name: 'My Brand', ... })
 */
export async function makeBrand(root: string, appRoot: string, answers: BrandAnswers, from?: string): Promise<string> {
  const { id } = answers;
  assertBrandId(id);
  const folder = path.join(root, 'brands', id);
  if (existsSync(folder)) throw usageError(`brands/${id} already exists.`, ['Choose another id.']);
  const copied = from === undefined ? undefined : await readBrand(root, from);
  const brand = copied === undefined ? starterBrand(answers) : renamed(copied, answers);

  // The check needs brands/<id> below a root, so the draft is a root with one brand.
  const draftRoot = path.join(root, 'brands', `.draft-${id}-${process.pid}`);
  const draft = path.join(draftRoot, 'brands', id);
  const undo = whenInterrupted([draftRoot]);
  try {
    makeFolder(draft);
    if (from === undefined)
      for (const [file, content] of Object.entries(starterPictures(brand)))
        writeFileSync(path.join(draft, file), content);
    else copyBrand(path.join(root, 'brands', from), draft, (file) => isKept(file, brand, copied));
    if (answers.logo !== undefined) writeFileSync(path.join(draft, 'logo.svg'), readFileSync(answers.logo));
    writeFileSync(path.join(draft, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`);
    const [error] = checkBrand(draftRoot, id, appRoot).findings.filter(({ severity }) => severity === 'error');
    if (error !== undefined) throw usageError(error.message, [error.advice]);
    writeSchema(root, appRoot);
    renameSync(draft, folder);
  } catch (error) {
    throw unwritable(error, path.join(root, 'brands')) ?? error;
  } finally {
    rmSync(draftRoot, { recursive: true, force: true });
    undo();
  }
  return folder;
}

/**
 * Keeps texts of the copy's languages. Legal pages stay only under the same jurisdiction, whose sections they would otherwise
 * hide.
 */
function isKept(file: string, copy: BrandFile, origin: Brand | undefined): boolean {
  if (origin !== undefined && isSponsorPicture(file, origin)) return false;
  const [folder, language, name] = file.split(path.sep);
  if (folder !== 'locales' || language === undefined) return true;
  const isOffered = (copy.languages as readonly string[]).includes(language);
  return isOffered && (copy.profile === origin?.profile || name?.startsWith('page-') !== true);
}

/** Copies the files and folders that are `kept` (path from the brand's folder); refuses links and pipes. */
function copyBrand(from: string, to: string, kept: (file: string) => boolean): void {
  const strange = readdirSync(from, { recursive: true, withFileTypes: true }).find(
    (entry) => !entry.isFile() && !entry.isDirectory(),
  );
  if (strange !== undefined)
    throw usageError(`${path.join(strange.parentPath, strange.name)} is not a regular file and is not copied.`, [
      'Replace it by a regular file, or remove it.',
    ]);
  cpSync(from, to, { recursive: true, filter: (source) => kept(path.relative(from, source)) });
}

/** A copy has its own name, company, channels, addresses and secret. */
function renamed(origin: Brand, answers: BrandAnswers): BrandFile {
  const { company: _, ...brand } = withoutOperator(asFile(origin));
  const { id, name, profile, languages, currency, domain, company, upstream } = answers;
  const [defaultLanguage = brand.defaultLanguage] = languages;
  const { origins: __, ...rest } = brand.upstream;
  const own = (footer: string): string => footer.replaceAll(brand.name, name);
  const text = brand.footerText[defaultLanguage] ?? brand.footerText[brand.defaultLanguage] ?? brand.name;
  const footerText = Object.fromEntries(
    languages.map((language) => {
      const kept = brand.footerText[language] ?? (language === defaultLanguage ? text : undefined);
      return [language, kept === undefined ? footerOf(name) : own(kept)];
    }),
  );
  const sports = answers.sports ?? brand.sports;
  const games = answers.games ?? brand.games;
  const shown: readonly string[] = [...sports, ...games];
  return {
    ...brand,
    id,
    name,
    tagline: answers.tagline ?? brand.tagline.replaceAll(brand.name, name),
    domains: [domain],
    profile,
    defaultLanguage,
    languages: [...languages],
    headerLanguages: [...languages],
    currency,
    currencies: MONEY_RULES[profile].isOneCurrency ? [currency] : withFirst(currency, brand.currencies),
    // Amounts of another currency would be of another size.
    ...(currency !== origin.currency && starterMoney(currency, profile)),
    theme: themeOf(answers, brand.theme),
    layout: layoutOf(answers, brand.layout),
    sports,
    games,
    ...(brand.notOpen !== undefined && {
      notOpen: Object.fromEntries(Object.entries(brand.notOpen).filter(([game]) => shown.includes(game))),
    }),
    features: allowed(profile, brand.features),
    footerText,
    ...(company !== undefined && { company }),
    upstream: { ...rest, ...(upstream !== undefined && { origins: { default: upstream } }) },
    storageSecret: { env: secretName(id) },
  };
}

/** Editors look for the schema beside the brands. */
function writeSchema(root: string, appRoot: string): void {
  const target = path.join(root, 'brands', 'brand.schema.json');
  const source = path.join(appRoot, 'brands', 'brand.schema.json');
  if (!existsSync(target) && existsSync(source)) writeWhole(target, readFileSync(source, 'utf8'));
}

/** All currencies of the brand, the main one included; their decimal places stay. */
const withFirst = (currency: string, currencies: Brand['currencies']): Brand['currencies'] =>
  codesOf(currencies).includes(currency)
    ? [...currencies].sort((a, b) => Number(codeOf(b) === currency) - Number(codeOf(a) === currency))
    : [currency, ...currencies];
