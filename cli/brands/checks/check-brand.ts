import type { Brand } from '#contract/brand';
import type { BrandFinding } from '#cli/build/brand/brand-finding.ts';
import { publicFiles } from '#cli/build/brand/public-files.ts';
import { type BrandSource, openBrandSource, placed } from '#cli/build/brand/brand-source.ts';
import { ownContent } from '#cli/brands/content/content-files.ts';
import { checkShape } from '#cli/build/brand/check-shape.ts';
import { checkAgreement } from './agreement.ts';
import { checkAssets } from './assets.ts';
import { checkContactUntil } from './contact-until.ts';
import { checkContrast } from './contrast.ts';
import { checkCurrencies } from './currencies.ts';
import { checkCustomCss } from './custom-css.ts';
import { checkHome } from './home-blocks.ts';
import { checkLanguages } from './languages.ts';
import { checkAmounts } from './odd-amounts.ts';
import { checkOwnLinks } from './own-links.ts';
import { checkOwnWords } from './own-words.ts';
import { checkUpstreamProof } from './upstream-proof.ts';

export interface CheckedBrand {
  readonly id: string;
  /** Defined when the file matches the schema; it may still have findings. */
  readonly brand: Brand | undefined;
  readonly findings: readonly BrandFinding[];
}

export function checkBrand(root: string, id: string, appRoot: string): CheckedBrand {
  return checkSource(openBrandSource(root, id), appRoot);
}

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
          ...checkOwnLinks(brand),
          ...checkCurrencies(brand),
          ...checkAmounts(brand),
          ...checkHome(brand),
          ...checkContactUntil(brand),
          ...checkUpstreamProof(brand, source.folder),
          ...checkContrast(brand),
          ...checkAssets(brand, source.folder),
          ...publicFiles(brand, source.folder).problems,
          ...ownContent(brand, source.folder).problems,
          ...checkCustomCss(source.folder, brand.profile),
          ...checkLanguages(brand, source.folder, appRoot),
        ];
  const findings = all.map((problem) => placed(source, problem));
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return { id, brand, findings };
}
