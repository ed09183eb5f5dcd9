import type { Brand } from '#contract/brand';
import type { BrandFinding } from './brand-finding.ts';
import { publicFiles } from './public-files.ts';
import { type BrandSource, openBrandSource, placed } from './brand-source.ts';
import { ownContent } from './content/content-files.ts';
import { checkShape } from './check-shape.ts';
import { checkAgreement } from './checks/agreement.ts';
import { checkAssets } from './checks/assets.ts';
import { checkContrast } from './checks/contrast.ts';
import { checkCustomCss } from './checks/custom-css.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkOwnWords } from './checks/own-words.ts';
import { checkUpstreamProof } from './checks/upstream-proof.ts';

export interface CheckedBrand {
  readonly id: string;
  /** Defined when the file matches the schema; it may still have findings. */
  readonly brand: Brand | undefined;
  readonly findings: readonly BrandFinding[];
}

/**
 * All findings of a brand: its file, pictures, colours and languages.
 *
 * @param root the folder of `brands/`
 * @param appRoot the package, whose `app/locales` the languages are checked against
 * @example checkBrand(root, 'harborlight', packageRoot()).findings // []
 */
export function checkBrand(root: string, id: string, appRoot: string): CheckedBrand {
  return checkSource(openBrandSource(root, id), appRoot);
}

/** All findings of a brand whose file may not be written yet. */
export function checkSource(source: BrandSource, appRoot: string): CheckedBrand {
  const { id } = source;
  const { brand, problems } = checkShape(source);
  const all =
    brand === undefined
      ? problems
      : [
          ...problems,
          ...checkAgreement(brand),
          ...checkOwnWords(brand),
          ...checkUpstreamProof(brand, source.folder),
          ...checkContrast(brand),
          ...checkAssets(brand, source.folder),
          ...publicFiles(brand, source.folder).problems,
          ...ownContent(brand, source.folder).problems,
          ...checkCustomCss(source.folder),
          ...checkLanguages(brand, source.folder, appRoot),
        ];
  const findings = all.map((problem) => placed(source, problem));
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return { id, brand, findings };
}
