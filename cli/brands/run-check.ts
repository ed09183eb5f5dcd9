import { EXIT } from '#cli/terminal/exit-codes.ts';
import { sayJson } from '#cli/terminal/out.ts';
import { sarif } from '#cli/files/sarif.ts';
import { BRAND_CHECKS, type BrandFinding } from '#cli/build/brand/brand-finding.ts';
import { brandIds, chosenBrands, strayFolders, type Stray } from '#cli/build/brand/brand-id.ts';
import { checkBrand } from './checks/check-brand.ts';
import { sharedDomains } from './checks/shared-domains.ts';
import { packageRoot } from '#cli/files/package-root.ts';
import { textReport } from './report-findings.ts';

export interface CheckFlags {
  readonly json?: boolean;
  readonly sarif?: boolean;
  readonly strict?: boolean;
  readonly rendered?: boolean;
}

/** `slipway brand check`: 0 clean, 1 errors (with --strict also warnings), 2 cannot run. */
export async function runCheck(ids: readonly string[], flags: CheckFlags): Promise<number> {
  const root = process.cwd();
  const strays = ids.length === 0 ? strayFolders(root) : [];
  const chosen = strays.length > 0 ? brandIds(root) : chosenBrands(root, ids);
  const appRoot = packageRoot();
  const checked = chosen.map((id) => checkBrand(root, id, appRoot));
  const own = checked.flatMap(({ findings: each }) => each);
  const read = [...strays.map(findingOf), ...own, ...sharedDomains(root, checked)];
  const sound = chosen.filter((id) => !read.some(({ brand, severity }) => brand === id && severity === 'error'));
  const rendered = async () => (await import('./rendered/check-rendered.ts')).checkRendered(root, sound);
  const findings = flags.rendered === true ? [...read, ...(await rendered())] : read;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (flags.json === true)
    sayJson({ findings, summary: { brands: chosen.length, errors, warnings: findings.length - errors } });
  else if (flags.sarif === true) sayJson(sarif('slipway brand check', BRAND_CHECKS, findings.map(withAdvice)));
  else process.stdout.write(await textReport(findings, chosen.length));
  return errors > 0 || (flags.strict === true && findings.length > 0) ? EXIT.findings : EXIT.ok;
}

/** No command looks into such a folder, so its brand would be missing without a word. */
const findingOf = ({ name, why, advice }: Stray): BrandFinding => ({
  check: 'stray-folder',
  severity: 'error',
  brand: name,
  file: `brands/${name}`,
  key: '',
  line: 1,
  column: 1,
  message: `brands/${name} ${why}.`,
  advice,
});

function withAdvice(finding: BrandFinding): BrandFinding {
  return { ...finding, message: `${finding.message} ${finding.advice}` };
}
