import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeOfCells } from './code-of-cells.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'slipway-code-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const code = () => codeOfCells([path.join(folder, 'press.ts')]);

it('cells are of the code that they run: a comment leaves them, and what is imported does not', async () => {
  write('press.ts', "import { stake } from './stake.ts'; console.log(stake);");
  write('stake.ts', 'export const stake = 4;');
  const before = await code();
  write('stake.ts', '/* of a bet */ export const stake = 4;');
  expect(await code()).toBe(before);
  write('stake.ts', 'export const stake = 5;');
  expect(await code()).not.toBe(before);
});
