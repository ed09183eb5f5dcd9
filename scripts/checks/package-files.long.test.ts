import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGED } from '#cli/brands/build/packaged-app.ts';
import { bundle } from '#cli/bundle.js';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  files: string[];
  bin: { slipway: string };
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** Only to compile the app, which a package has compiled already. */
const NEVER_LOADED = ['esbuild', 'oxc-minify'];

const isPacked = (file: string): boolean =>
  manifest.files.some((entry) => file === entry || file.startsWith(`${entry}/`));

/** Names of packages that a bundle loads. */
function packagesIn(folder: string): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(folder)) {
    const code = readFileSync(path.join(folder, name), 'utf8');
    for (const [, specifier = ''] of code.matchAll(
      /(?:\b(?:import|require)\(\s*|\bfrom\s*|\bimport\s*)"((?:@[\w-]+\/)?[a-z][\w-]*)"/g,
    ))
      found.add(specifier);
  }
  return found;
}

describe('the package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-bundle-'));
  beforeAll(() => bundle(process.cwd(), folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has what the command loads by name, and nothing else to install', () => {
    const loaded = [...packagesIn(folder)].filter((name) => !isBuiltin(name) && !NEVER_LOADED.includes(name));
    const peers = Object.keys(manifest.peerDependencies);
    // The values of slipway/contract are schemas of valibot (scripts/package/faces.ts keeps it external).
    const needed = new Set([...loaded.filter((name) => !peers.includes(name)), 'valibot']);
    expect([...needed].sort()).toEqual(
      Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).sort(),
    );
  });

  it.each([
    'cli/slipway.cjs',
    `${PACKAGED}/_builds/app.json`,
    'app/licences-site.txt',
    'app/licences.txt',
    'app/sbom-site.cdx.json',
    'app/locales/en/shell.json',
    'app/locales/locales.config.json',
    'brands/brand.schema.json',
    'simulator/doors/control/console.html',
    'fixtures/scenarios/any.json',
    'docs/operators/edge.md',
    'docs/operators/first-brand.md',
    'docs/operators/hosting.md',
    'docs/operators/settings.md',
    'docs/operators/troubleshooting.md',
    'docs/qa/audit.md',
    'docs/qa/simulator.md',
    'docs/translators/config.md',
    'docs/translators/findings.md',
  ])('has %s, which is read at run time or named in a message', (file) => {
    expect(isPacked(file)).toBe(true);
    // What a build makes need not be there.
    if (!file.startsWith('dist/') && !file.includes('any')) expect(existsSync(file)).toBe(true);
  });

  it('has no sources: with them the command would take itself for a checkout', () => {
    for (const file of ['cli/main.ts', 'app/main.tsx', 'package-lock.json']) expect(isPacked(file)).toBe(false);
    expect(manifest.files).toContain('dist/cli/*.mjs');
  });
});
