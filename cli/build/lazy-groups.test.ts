import { build } from 'esbuild';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lazyGroups } from './lazy-groups.ts';

const groups = lazyGroups(process.cwd());

/** The names that a file exports, as esbuild reads them. */
async function exportsOf(parts: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [...parts],
    outdir: 'never-written',
    write: false,
    metafile: true,
    format: 'esm',
  });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}

describe('groups of lazy parts', () => {
  it('are those of the root, wherever the command is called', () => {
    const root = process.cwd();
    process.chdir(tmpdir());
    try {
      expect([...lazyGroups(root)]).toEqual([...groups]);
    } finally {
      process.chdir(root);
    }
  });

  it('refuse a name that is not there', () => {
    const refused = (groups: Record<string, readonly string[]>, afterLobby: readonly string[]) =>
      expect(() => lazyGroups(process.cwd(), { groups, afterLobby })).toThrow('names what is not there: app/gone.tsx.');
    refused({ menus: ['app/{main,gone}.tsx'] }, []);
    refused({ menus: ['app/gone.tsx'] }, []);
    refused({}, ['app/main.tsx', 'app/gone.tsx']);
    expect(() =>
      lazyGroups(process.cwd(), { groups: {}, afterLobby: [], shared: { lobby: ['app/{main,gone}.tsx'] } }),
    ).toThrow('names what is not there: app/gone.tsx.');
  });

  it.each([...groups])(
    '%s: no two parts export the same name, which would be undefined for both',
    async (_, { parts }) => {
      const names = await exportsOf(parts);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(names.length).toBeGreaterThanOrEqual(parts.length);
    },
  );

  it('only parts that move money come without styles', () => {
    const bare = [...groups].filter(([, { waitsForStyles }]) => !waitsForStyles);
    expect(bare.flatMap(([, { parts }]) => parts)).toEqual([
      'app/api/money/claim-and-send.ts',
      'app/api/money/every-money-row.ts',
      'app/api/money/follow.ts',
      'app/features/betting/slip/placing/placing-slice.ts',
      'app/push/open-push.ts',
    ]);
  });

  it('odds wait for no other group, and no part is in two groups', () => {
    const parts = (name: string) => groups.get(name)?.parts ?? [];
    const before = (name: string) => groups.get(name)?.before ?? [];
    expect(before('lobby')).toEqual([]);
    const odds = before('app/safe-links/safe-html.ts');
    const later = [...parts('money'), ...parts('match')];
    expect(odds.slice(0, before('tray').length)).toEqual(before('tray'));
    expect(before('slip')).toEqual([...odds, ...later]);
    expect(before('draws')).toEqual([...odds, ...later, ...parts('slip')]);
    const all = [...groups.values()].flatMap(({ parts }) => parts);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('app/routes/other-routes.tsx');
  });

  it('the groups of a press have code of their own: not all that they run is run by others too', () => {
    const others = new Set([...groups.values()].flatMap(({ before }) => before));
    for (const name of ['lobby', 'tray'])
      expect(groups.get(name)?.parts.filter((part) => !others.has(part))).not.toEqual([]);
  });
});
