import type { BrandFinding } from '#cli/build/brand/brand-finding.ts';
import { openBrandSource, placed } from '#cli/build/brand/brand-source.ts';
import type { CheckedBrand } from './check-brand.ts';

/** Domains that an earlier of the brands has too: a web server with both sites refuses to start, or serves one of them for both. */
export function sharedDomains(root: string, checked: readonly CheckedBrand[]): readonly BrandFinding[] {
  const owners = new Map<string, string>();
  return checked.flatMap(({ id, brand }) =>
    (brand?.domains ?? []).flatMap((domain, at) => {
      const owner = owners.get(domain);
      if (owner === undefined) owners.set(domain, id);
      if (owner === undefined || owner === id) return [];
      const problem = {
        check: 'shared-domain',
        key: `domains.${at}`,
        message: `${domain} is a domain of ${owner}, too.`,
        advice: 'Give each brand its own domains, or put only one of the two on a server.',
      } as const;
      return [placed(openBrandSource(root, id), problem)];
    }),
  );
}
