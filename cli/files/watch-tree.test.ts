import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchTree } from './watch-tree.ts';

it('sees a file that is replaced again and again, and files of a folder that came later', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-watch-'));
  const changed = vi.fn<() => void>();
  const end = watchTree(folder, changed);
  const sees = async (change: () => void) => {
    changed.mockClear();
    change();
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  };
  const replace = (text: string) => () => {
    writeFileSync(path.join(folder, 'draft'), text);
    renameSync(path.join(folder, 'draft'), path.join(folder, 'file.json'));
  };
  for (const text of ['1', '2', '3']) await sees(replace(text));
  await sees(() => mkdirSync(path.join(folder, 'locales/en'), { recursive: true }));
  await sees(() => writeFileSync(path.join(folder, 'locales/en/home.json'), '{}'));
  await sees(() => rmSync(path.join(folder, 'locales'), { recursive: true }));
  end();
  rmSync(folder, { recursive: true });
});
