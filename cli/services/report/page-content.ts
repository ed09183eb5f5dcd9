export interface Page {
  readonly title: string;
  /** The result in one sentence. */
  readonly lead: string;
  readonly isGood: boolean;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly heading: string;
  readonly text?: string;
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly picture?: Picture;
}

/** Counts over time (days, sessions); the table has the same numbers. */
export interface Picture {
  readonly what: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

type Cells = readonly (string | number)[];
export const tableOf = (heading: string, columns: readonly string[], rows: readonly Cells[]): Section => ({
  heading,
  table: { columns, rows: rows.map((row) => row.map(String)) },
});
