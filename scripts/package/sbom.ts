import { spawnSync } from 'node:child_process';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** The used parts of CycloneDX 1.5. */
export interface Sbom {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

export const SBOM_FILE = 'dist/sbom.cdx.json';

/**
 * The SBOM of what is installed or compiled in. `npm sbom --omit dev` would omit the latter, such as React. Without time and
 * random numbers, so that it is reproducible.
 *
 * @param sbom of all installed packages
 * @param shipped names of packages; what they depend on ships with them
 */
export function shippedSbom(sbom: Sbom, shipped: ReadonlySet<string>): Sbom {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = sbom;
  const { timestamp: _time, ...about } = metadata;
  const dependsOn = new Map(dependencies.map(({ ref, dependsOn: on = [] }) => [ref, on]));
  const direct = new Set(dependsOn.get(metadata.component['bom-ref']));
  const kept = new Set<string>();
  const waiting = components
    .filter(({ 'bom-ref': ref, name }) => direct.has(ref) && shipped.has(name))
    .map(({ 'bom-ref': ref }) => ref);
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (kept.has(ref)) continue;
    kept.add(ref);
    waiting.push(...(dependsOn.get(ref) ?? []));
  }
  const own = metadata.component['bom-ref'];
  return {
    ...rest,
    metadata: about,
    components: components.filter(({ 'bom-ref': ref }) => kept.has(ref)).map(asShipped),
    dependencies: dependencies
      .filter(({ ref }) => kept.has(ref) || ref === own)
      .map(({ ref, dependsOn: on = [] }) => ({ ref, dependsOn: on.filter((each) => kept.has(each)) })),
  };
}

/** For npm what is compiled into the page is for development: scanners would pass over it. */
const asShipped = (component: Component): Component =>
  component.properties === undefined
    ? component
    : { ...component, properties: component.properties.filter(({ name }) => name !== 'cdx:npm:package:development') };

/** The package with its compiled parts, or a site. */
export type Shipped = 'package' | 'site';
const SECTIONS: Readonly<Record<Shipped, RegExp>> = { package: /^(?:The command|The page)/, site: /^The page/ };
/** The command's packages that the page has too. */
const IN_BOTH = ['valibot'];

/** Names in docs/developers/dependencies.md whose packages ship: the command's and the page's, or only the page's. */
export function shippedNames(document: string, of: Shipped = 'package'): ReadonlySet<string> {
  const sections = document.split(/^## /m).filter((section) => SECTIONS[of].test(section));
  const named = sections.flatMap((section) => [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name));
  return new Set([...named, ...IN_BOTH]);
}

/**
 * All installed packages by npm, offline; with `--package-lock-only` for all platforms.
 *
 * @throws Error with what npm says
 */
export function readSbom(root: string, options: readonly string[] = []): Sbom {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.slice(0, 1_000)}`);
  return JSON.parse(stdout) as Sbom;
}
