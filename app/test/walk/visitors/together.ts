import type { Visitor } from '#app/test/walk/walk.ts';

/** Several checks in one visit, one after the other; a finding names its check. */
export const together =
  (checks: Readonly<Record<string, Visitor>>): Visitor =>
  async (page, place) => {
    const found: Awaited<ReturnType<Visitor>>['found'][number][] = [];
    let looked = 0;
    for (const [check, visitor] of Object.entries(checks)) {
      const here = await visitor(page, place);
      looked += here.looked;
      found.push(...here.found.map((finding) => ({ ...finding, at: { check, ...finding.at } })));
    }
    return { looked, found };
  };

/** A check that looks at each address once, however many others lead there. */
export function once(visitor: Visitor): Visitor {
  const seen = new Set<string>();
  return async (page, place) => {
    const address = page.url();
    if (seen.has(address)) return { looked: 0, found: [] };
    const looked = await visitor(page, place);
    // Not before: a place that could not be looked at is opened again.
    seen.add(address);
    return looked;
  };
}
