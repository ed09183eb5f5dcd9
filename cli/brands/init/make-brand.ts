import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand/brand.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { assertBrandId } from '#cli/brands/brand-id.ts';
import { checkBrand } from '#cli/brands/check-brand.ts';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { whenInterrupted } from '#cli/frame/interrupt.ts';
import { allowed, secretName, starterBrand, type BrandAnswers } from './starter-brand.ts';
import { starterPictures } from './starter-pictures.ts';

/**
 * Writes `brands/<id>`: a starter, or a copy of another brand under the new name. Beside and renamed: there is a whole
 * brand or none.
 *
 * @returns the folder
 * @throws CliError when the id is none or taken, or what was answered does not pass the check
 * @example await makeBrand(root, appRoot, { id: 'my-brand', name: 'My Brand', ... })
 */
export async function makeBrand(root: string, appRoot: string, answers: BrandAnswers, from?: string): Promise<string> {
  const { id } = answers;
  assertBrandId(id);
  const folder = path.join(root, 'brands', id);
  if (existsSync(folder))
    throw new CliError(`brands/${id} is there already.`, { next: ['Choose another id.'], exitCode: EXIT.usage });
  const copied = from === undefined ? undefined : await readBrand(root, from);
  const brand = copied === undefined ? starterBrand(answers) : renamed(copied, answers);

  // Checked where it will stand, so the draft is a root of its own with the one brand in it.
  const draftRoot = path.join(root, 'brands', `.draft-${id}-${process.pid}`);
  const draft = path.join(draftRoot, 'brands', id);
  const undo = whenInterrupted([draftRoot]);
  try {
    mkdirSync(draft, { recursive: true });
    if (from === undefined)
      for (const [file, content] of Object.entries(starterPictures(brand)))
        writeFileSync(path.join(draft, file), content);
    else copyBrand(path.join(root, 'brands', from), draft);
    writeFileSync(path.join(draft, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`);
    const [error] = checkBrand(draftRoot, id, appRoot).findings.filter(({ severity }) => severity === 'error');
    if (error !== undefined) throw new CliError(error.message, { next: [error.advice], exitCode: EXIT.usage });
    writeSchema(root, appRoot);
    renameSync(draft, folder);
  } finally {
    rmSync(draftRoot, { recursive: true, force: true });
    undo();
  }
  return folder;
}

/** Files and folders only: what a link points to, or a pipe gives, is nobody's brand. */
function copyBrand(from: string, to: string): void {
  const strange = readdirSync(from, { recursive: true, withFileTypes: true }).find(
    (entry) => !entry.isFile() && !entry.isDirectory(),
  );
  if (strange !== undefined)
    throw new CliError(`${path.join(strange.parentPath, strange.name)} is a link or no file, and is not copied.`, {
      next: ['Put the file itself there, or remove it.'],
      exitCode: EXIT.usage,
    });
  cpSync(from, to, { recursive: true });
}

/** A copy is another brand: its name, its company, its addresses and its secret are its own. */
function renamed(
  { company: _, ...brand }: Brand,
  { id, name, profile, languages, currency, domain }: BrandAnswers,
): Brand {
  const [defaultLanguage = brand.defaultLanguage] = languages;
  const text = brand.footerText[defaultLanguage] ?? brand.footerText[brand.defaultLanguage] ?? name;
  const kept = Object.entries(brand.footerText).filter(([language]) =>
    (languages as readonly string[]).includes(language),
  );
  const footerText = Object.fromEntries(
    Object.entries({ [defaultLanguage]: text, ...Object.fromEntries(kept) }).map(([language, footer]) => [
      language,
      footer.replaceAll(brand.name, name),
    ]),
  );
  return {
    ...brand,
    id,
    name,
    tagline: brand.tagline.replaceAll(brand.name, name),
    domains: [domain],
    profile,
    defaultLanguage,
    languages: [...languages],
    headerLanguages: [...languages],
    currency,
    currencies: [...new Set([currency, ...brand.currencies])],
    features: allowed(profile, brand.features),
    footerText,
    social: [],
    storageSecret: { env: secretName(id) },
  };
}

/** Editors find the schema beside the brands, also outside this package. */
function writeSchema(root: string, appRoot: string): void {
  const target = path.join(root, 'brands', 'brand.schema.json');
  const source = path.join(appRoot, 'brands', 'brand.schema.json');
  if (!existsSync(target) && existsSync(source)) writeFileSync(target, readFileSync(source));
}
