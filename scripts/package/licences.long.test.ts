import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LICENCES_FILE, licencesText } from './licences.ts';

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
