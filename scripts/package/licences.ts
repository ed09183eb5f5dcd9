import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSbom, type Sbom, type Shipped, shippedNames, shippedSbom } from './sbom.ts';

/** Of the package and what is compiled into it. */
export const LICENCES_FILE = 'app/licences.txt';
/** Of what is compiled into pages; copied into every site. */
export const SITE_LICENCES_FILE = 'app/licences-site.txt';
export const SITE_SBOM_FILE = 'app/sbom-site.cdx.json';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

interface Locked {
  readonly version?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const RULE = '-'.repeat(80);

/** `LICENSE`, `License.txt`, `LICENCE.md`, `MIT-LICENSE`, `COPYING`, `NOTICE`. */
const LICENCE_NAME = /^(?:[\w-]*licen[cs]e[\w-]*|copying|notice)(?:\.(?:md|txt|mit|apache2|bsd))?$/i;

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(', ') ||
  'not stated';

/**
 * Names, licences and texts of all packages that ship with the package or a site. From the lock file, so that all machines write
 * the same. Platform packages are only listed; their licence is that of the package that installs them.
 */
export function licencesText(root: string, of: Shipped = 'package'): string {
  const shipped = lockedSbom(root, of);
  const components = (shipped.components as unknown as readonly Component[]).toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const users = new Map<string, string[]>();
  for (const component of components) {
    const text = textOf(root, packages, component);
    if (text !== undefined) users.set(text, [...(users.get(text) ?? []), keyOf(component)]);
  }
  return [
    'Slipway is made with the packages below. Each is under its own licence; the texts follow the list.',
    'Written by `npm run docs -- generate`.',
    '',
    ...components.map((component) => `${keyOf(component)}: ${licenceOf(component)}`),
    ...[...users].flatMap(([text, names]) => ['', RULE, names.join(', '), RULE, '', text]),
    '',
  ].join('\n');
}

/** From the lock file too. npm names the package by its folder; here it has its own name. */
export function siteSbomText(root: string): string {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly name: string };
  const sbom = lockedSbom(root, 'site');
  const metadata = { ...sbom.metadata, component: { ...sbom.metadata.component, name } };
  return `${JSON.stringify({ ...sbom, metadata }, null, 1)}\n`;
}

function lockedSbom(root: string, of: Shipped): Sbom {
  const names = shippedNames(readFileSync(path.join(root, 'docs/developers/dependencies.md'), 'utf8'), of);
  return shippedSbom(withoutTools(root, readSbom(root, ['--package-lock-only']), names), names);
}

/** A peer dependency on a tool (i18next: typescript) does not ship it. */
function withoutTools(root: string, sbom: Sbom, shipped: ReadonlySet<string>): Sbom {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const tools = new Set(
    sbom.components
      .filter(({ name }) => (name in devDependencies && !shipped.has(name)) || name.startsWith('@types/'))
      .map(({ 'bom-ref': ref }) => ref),
  );
  const dependencies = sbom.dependencies.map(({ ref, dependsOn = [] }) => ({
    ref,
    dependsOn: dependsOn.filter((each) => !tools.has(each)),
  }));
  return { ...sbom, dependencies };
}

const keyOf = ({ name, version }: Component): string => `${name} ${version}`;

/** @throws Error if the package is not installed */
function textOf(
  root: string,
  packages: Readonly<Record<string, Locked>>,
  { name, version }: Component,
): string | undefined {
  const places = Object.entries(packages).filter(
    ([place, locked]) => place.endsWith(`node_modules/${name}`) && locked.version === version,
  );
  if (places.some(([, { os, cpu }]) => os !== undefined || cpu !== undefined)) return undefined;
  const folder = places.map(([place]) => path.join(root, place)).find((place) => existsSync(place));
  if (folder === undefined) throw new Error(`${name} ${version} is not installed: run npm ci.`);
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_NAME.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.length === 0 ? undefined : texts.join('\n\n');
}
