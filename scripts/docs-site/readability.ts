import { readFileSync, writeFileSync } from 'node:fs';
import { command } from '#scripts/config/command.ts';
import { figuresOf, readabilityPage } from './readability-figures.ts';
import { sitePages } from './site-pages.ts';

const PAGE = 'docs/developers/readability.md';
const { write } = command('docs readability')
  .option('--write', `write the figures into ${PAGE}`)
  .parse()
  .opts<{ write?: true }>();

const figures = [...sitePages(process.cwd()).keys()]
  .filter((file) => file.endsWith('.md') && file !== PAGE && !file.startsWith('docs/reference/'))
  .flatMap((file) => figuresOf(file, readFileSync(file, 'utf8')) ?? []);
const page = readabilityPage(figures);
if (write === true) writeFileSync(PAGE, page);
console.log(page);
