export interface RowDrift {
  readonly row: string;
  readonly calls: number;
  readonly drifted: number;
  /** Without repetitions, at most MAX_DIFFERENCES. */
  readonly differences: readonly string[];
}

const MAX_DIFFERENCES = 20;

/** A real upstream's differences from the contract, by row. */
export class Drift {
  readonly #rows = new Map<string, { calls: number; drifted: number; differences: Set<string> }>();

  note(row: string, status: number, issues: readonly string[]): void {
    const seen = this.#rows.get(row) ?? { calls: 0, drifted: 0, differences: new Set<string>() };
    this.#rows.set(row, seen);
    seen.calls++;
    if (issues.length === 0) return;
    seen.drifted++;
    for (const issue of issues) if (seen.differences.size < MAX_DIFFERENCES) seen.differences.add(`${status} ${issue}`);
  }

  report(): readonly RowDrift[] {
    return [...this.#rows].map(([row, { calls, drifted, differences }]) => ({
      row,
      calls,
      drifted,
      differences: [...differences],
    }));
  }
}
