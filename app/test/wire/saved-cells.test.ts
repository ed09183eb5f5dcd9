import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savedCells } from './saved-cells.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'slipway-cells-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const every = () => true;
const cell = (press: string, fault: string) => ({
  press,
  fault,
  shown: 'accepted',
  done: 1,
  isShownTwice: false,
  seconds: 0,
  deliveries: 1,
  failures: 0,
});

it('a run that is resumed has the cells of the one that was cut short, also in the middle of a line', () => {
  const { add, file } = savedCells(folder, 'edge', every);
  add([cell('placeBet', 'none'), cell('placeBet', 'reload')]);
  appendFileSync(file, '{"press":"openDep');
  const again = savedCells(folder, 'edge', every);
  expect([again.has('placeBet', 'reload'), again.has('openDeposit', 'none')]).toEqual([true, false]);
  again.add([cell('openDeposit', 'none')]);
  expect(savedCells(folder, 'edge', every).all()).toHaveLength(3);
});

it('cells that are run again are forgotten, and the others and those of other setups stay', () => {
  savedCells(folder, 'edge', every).add([cell('placeBet', 'none'), cell('openDeposit', 'none')]);
  savedCells(folder, 'hop', every).add([cell('placeBet', 'none')]);
  const again = savedCells(folder, 'edge', (press) => press !== 'placeBet');
  expect(again.all()).toEqual([cell('openDeposit', 'none')]);
  expect(savedCells(folder, 'hop', every).all()).toHaveLength(1);
});
