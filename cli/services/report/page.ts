import { writeFileSync } from 'node:fs';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';

/** A run told to people: the same parts whatever the format. */
export interface Page {
  readonly title: string;
  /** The one sentence that somebody in a hurry reads. */
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

/** Counts over something that goes on (days, sessions); the table behind it tells the same. */
export interface Picture {
  readonly what: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** Rows of a table that a page holds; the rest stands in the files. */
export const ROWS_MOST = 200;

/**
 * Writes a page by the ending of its name.
 *
 * @throws CliError for another ending than .html and .md
 */
export function writePage(path: string, page: Page): void {
  const render = path.endsWith('.html') ? asHtml : path.endsWith('.md') ? asMarkdown : undefined;
  if (render === undefined)
    throw new CliError('--report is a file that ends in .html or .md', { exitCode: EXIT.usage });
  writeFileSync(path, render(page));
}

/** A name of a report is refused before the work begins. @throws CliError */
export function checkReportName(path: string | undefined): void {
  if (path !== undefined && !/\.(html|md)$/.test(path))
    throw new CliError('--report is a file that ends in .html or .md', { exitCode: EXIT.usage });
}
