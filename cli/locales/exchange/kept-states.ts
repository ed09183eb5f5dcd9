import { existsSync } from 'node:fs';
import { readExchange } from './read-exchange.ts';
import { CliError } from '#cli/terminal/errors.ts';
import type { Unit } from './unit.ts';

/**
 * Copies states from the last export's file: reviewed texts stay reviewed, and unfinished drafts stay in the file, because import
 * skips them.
 */
export function keptStates(path: string, units: readonly Unit[]): readonly Unit[] {
  if (!existsSync(path)) return units;
  const before = new Map(unitsIn(path).map((unit) => [`${unit.namespace}\n${unit.key}`, unit]));
  return units.map((unit): Unit => {
    const known = before.get(`${unit.namespace}\n${unit.key}`);
    if (known?.source !== unit.source || known.target === '') return unit;
    const { target, state, subState, isUnsure = false } = known;
    return isUnsure || target === unit.target ? { ...unit, target, state, subState, isUnsure } : unit;
  });
}

function unitsIn(path: string): readonly Unit[] {
  try {
    return readExchange(path).units;
  } catch (error) {
    if (error instanceof CliError) return [];
    throw error;
  }
}
