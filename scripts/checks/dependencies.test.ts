import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const sections = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type Package = Partial<Record<(typeof sections)[number], Record<string, string>>>;

/** Name and reason of each row of the document's tables. */
function reasons(markdown: string): Map<string, string> {
  const rows = markdown.matchAll(/^\| `([^`|]+)` \| ([^|\n]+) \|/gm);
  return new Map([...rows].map(([, name = '', reason = '']) => [name, reason.trim()]));
}

/** Entries of a lock file that name where they came from: a host in it is a host that every installation asks. */
const hostsOf = (lock: string) => lock.match(/"resolved": "[^"]*"|https?:[^"\s]*\.tgz/g) ?? [];

describe('dependencies', () => {
  it('have a reason each in docs/developers/dependencies.md, and no reason of a removed one is left', () => {
    const listed = JSON.parse(read('package.json')) as Package;
    // Types of a package have the reason of that package.
    const names = sections
      .flatMap((section) => Object.keys(listed[section] ?? {}))
      .filter((name) => !name.startsWith('@types/'));
    const written = reasons(read('docs/developers/dependencies.md'));
    expect([...written.keys()].toSorted()).toEqual(names.toSorted());
    for (const [name, reason] of written) expect(reason.length, name).toBeGreaterThan(15);
  });

  it('would miss a reason', () => {
    expect([...reasons('| `a` | because it is needed |\n| b | none |\n').keys()]).toEqual(['a']);
  });

  it('are locked with their digests, and the lock file names no host', () => {
    const lock = read('package-lock.json');
    expect(hostsOf('"resolved": "https://mirror.example/a.tgz"')).toHaveLength(1);
    expect(hostsOf(lock)).toEqual([]);
    const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string; link?: boolean }> };
    const bare = Object.entries(packages).filter(([name, { integrity, link }]) => name !== '' && !integrity && !link);
    // Bundled inside another package, whose digest covers it.
    expect(bare.map(([name]) => name).filter((name) => name.split('node_modules/').length === 2)).toEqual([]);
    expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });

  // A package that only the lock file names is never installed, so each command would install everything anew, under the tests that run.
  it('are the same in package.json and in the lock file', () => {
    const listed = JSON.parse(read('package.json')) as Package;
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
    for (const section of sections) expect(packages['']?.[section] ?? {}, section).toEqual(listed[section] ?? {});
  });
});
