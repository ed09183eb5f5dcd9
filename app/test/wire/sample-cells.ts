import { createHash } from 'node:crypto';

interface CellName {
  readonly press: string;
  readonly fault: string;
}

/** So many cells of a setup: every press and every fault once, then pairs in an order that the seed decides. */
export function sampleCells(
  every: readonly CellName[],
  { count, seed }: { readonly count: number; readonly seed: string },
): readonly CellName[] {
  const placeOf = ({ press, fault }: CellName) =>
    createHash('sha256').update(`${seed} | ${press} | ${fault}`).digest('hex');
  const byChance = every
    .map((cell) => ({ cell, place: placeOf(cell) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ cell }) => cell);
  const presses = new Set<string>();
  const faults = new Set<string>();
  const isNew = ({ press, fault }: CellName) => {
    if (presses.has(press) && faults.has(fault)) return false;
    presses.add(press);
    faults.add(fault);
    return true;
  };
  const first = byChance.filter(isNew);
  const rest = byChance.filter((cell) => !first.includes(cell));
  return [...first, ...rest].slice(0, Math.max(count, first.length));
}
