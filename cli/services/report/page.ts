import { writeOutput } from '#cli/files/output-file.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';
import type { Page } from './page-content.ts';

/** Rows of a table; files have all. */
export const MAX_ROWS = 200;

/**
 * Writes a report in the format of its extension.
 *
 * @throws CliError for an extension other than .html and .md
 */
export function writePage(path: string, page: Page): void {
  const render = path.endsWith('.html') ? asHtml : path.endsWith('.md') ? asMarkdown : undefined;
  if (render === undefined) throw usageError('--report must be a .html or .md file');
  writeOutput(path, render(page));
}

/** @throws CliError for a name that cannot be written, before the work begins */
export function checkReportName(path: string | undefined): void {
  if (path !== undefined && !/\.(html|md)$/.test(path)) throw usageError('--report must be a .html or .md file');
}
