import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSbom, type Sbom, shippedNames, shippedSbom } from './sbom.ts';

const component = (name: string) => ({ 'bom-ref': `${name}@1`, name });
const sbom: Sbom = {
  serialNumber: 'urn:uuid:random',
  metadata: { timestamp: 'now', component: component('slipway') },
  components: ['react', 'scheduler', 'vitest', 'chai', 'ws'].map(component),
  dependencies: [
    { ref: 'slipway@1', dependsOn: ['react@1', 'vitest@1', 'ws@1'] },
    { ref: 'react@1', dependsOn: ['scheduler@1'] },
    { ref: 'vitest@1', dependsOn: ['chai@1'] },
    { ref: 'ws@1' },
  ],
};

describe('the SBOM of the package', () => {
  it('has what ships with what it depends on, nothing of the tools, and the same bytes each time', () => {
    expect(shippedSbom(sbom, new Set(['react', 'ws']))).toEqual({
      metadata: { component: component('slipway') },
      components: ['react', 'scheduler', 'ws'].map(component),
      dependencies: [
        { ref: 'slipway@1', dependsOn: ['react@1', 'ws@1'] },
        { ref: 'react@1', dependsOn: ['scheduler@1'] },
        { ref: 'ws@1', dependsOn: [] },
      ],
    });
  });

  it('names every package that is installed with it or compiled into it, by digest', () => {
    const shipped = shippedNames(readFileSync('docs/developers/dependencies.md', 'utf8'));
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    expect([...shipped]).toEqual(
      expect.arrayContaining([...Object.keys(dependencies), 'react', 'dompurify', 'commander']),
    );
    const { components } = shippedSbom(readSbom(process.cwd()), shipped) as unknown as {
      components: { name: string; purl: string; hashes?: unknown[]; properties?: { name: string }[] }[];
    };
    const names = new Set(components.map(({ name }) => name));
    expect([...shipped].filter((name) => !names.has(name) && !name.startsWith('@types/'))).toEqual([]);
    expect([...names]).not.toContain('vitest');
    // Scanners pass over what is for development.
    expect(components.flatMap(({ properties = [] }) => properties.map(({ name }) => name))).not.toContain(
      'cdx:npm:package:development',
    );
    expect(components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
  });
});
