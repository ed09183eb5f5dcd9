import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileApp } from '#cli/build/compile-app.ts';
import { LICENCES_FILE, licencesText, SITE_LICENCES_FILE, SITE_SBOM_FILE, siteSbomText } from './licences.ts';

const written = readFileSync(LICENCES_FILE, 'utf8');
const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };

describe('the licences of what ships', () => {
  it('are current: npm run docs -- generate writes the same', () => {
    expect(licencesText(process.cwd())).toBe(written);
  }, 30_000);

  it('have the text of what is compiled into a site, and nothing of the tools', () => {
    expect(written).toMatch(/^react \d[^\n]*: MIT$/m);
    expect(written).toMatch(/^dompurify \d[^\n]*: \(MPL-2\.0 OR Apache-2\.0\)$/m);
    expect(written).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(written).not.toMatch(/^(?:vitest|oxlint|typescript) /m);
    expect(written).not.toMatch(/: not stated$/m);
  });

  it('are in the package', () => {
    expect(files).toContain(LICENCES_FILE);
  });
});

describe('the licences and the SBOM of a site', () => {
  const site = readFileSync(SITE_LICENCES_FILE, 'utf8');
  const { components } = JSON.parse(readFileSync(SITE_SBOM_FILE, 'utf8')) as { components: { name: string }[] };

  it('are current: npm run docs -- generate writes the same', () => {
    expect(licencesText(process.cwd(), 'site')).toBe(site);
    expect(siteSbomText(process.cwd())).toBe(readFileSync(SITE_SBOM_FILE, 'utf8'));
  }, 30_000);

  it('have every package that is compiled into the page, and none of the command', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slipway-licences-'));
    const { metafile } = await compileApp({ root: process.cwd(), folder, isDevelopment: false });
    rmSync(folder, { recursive: true });
    const compiled = new Set(
      Object.keys(metafile.inputs).flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
    );
    const names = new Set(components.map(({ name }) => name));
    expect([...compiled].filter((name) => !names.has(name))).toEqual([]);
    for (const name of compiled) expect(site).toContain(`\n${name} `);
    for (const name of ['commander', 'esbuild', 'libsql', 'json-server']) {
      expect(names).not.toContain(name);
      expect(site).not.toContain(`\n${name} `);
    }
  });

  it('are in the package, which stamps them into sites', () => {
    expect(files).toEqual(expect.arrayContaining([SITE_LICENCES_FILE, SITE_SBOM_FILE]));
  });
});
