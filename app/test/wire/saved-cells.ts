import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { CellResult } from './run-press.ts';

const Cell = v.object({
  press: v.string(),
  fault: v.string(),
  shown: v.string(),
  done: v.number(),
  isShownTwice: v.boolean(),
  isShownUnclear: v.optional(v.boolean()),
  seconds: v.number(),
  deliveries: v.number(),
  failures: v.number(),
});

/** Cells of one setup in a file, a line for each, written as soon as they were run: a run that is cut short goes on where it stopped. */
export interface SavedCells {
  readonly file: string;
  has(press: string, fault: string): boolean;
  add(cells: readonly CellResult[]): void;
  all(): readonly CellResult[];
}

/** @param isKept of the cells that are there; the others are run again */
export function savedCells(
  folder: string,
  setup: string,
  isKept: (press: string, fault: string) => boolean,
): SavedCells {
  const file = path.join(folder, `${setup}.ndjson`);
  mkdirSync(folder, { recursive: true });
  const cells = new Map<string, CellResult>();
  const idOf = (press: string, fault: string) => `${press} | ${fault}`;
  const keep = (cell: CellResult) => void cells.set(idOf(cell.press, cell.fault), cell);
  for (const cell of existsSync(file) ? readCells(readFileSync(file, 'utf8')) : [])
    if (isKept(cell.press, cell.fault)) keep(cell);
  // A line that was cut off would run into the next one.
  const lines = (all: Iterable<CellResult>) => [...all].map((cell) => `${JSON.stringify(cell)}\n`).join('');
  writeFileSync(file, lines(cells.values()));
  return {
    file,
    has: (press, fault) => cells.has(idOf(press, fault)),
    add(more) {
      appendFileSync(file, lines(more));
      more.forEach(keep);
    },
    all: () => [...cells.values()],
  };
}

function readCells(text: string): readonly CellResult[] {
  return text.split('\n').flatMap((line) => {
    const cell = v.safeParse(v.pipe(v.string(), v.parseJson(), Cell), line);
    return cell.success ? [cell.output] : [];
  });
}
