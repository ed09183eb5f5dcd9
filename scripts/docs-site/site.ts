import { command, wholeNumber } from '#scripts/config/command.ts';

const {
  serve: isServed,
  port,
  base,
} = command('docs site')
  .option('--serve', 'serve the site when it is built')
  .option('--port <port>', 'port to serve on', wholeNumber, 4173)
  .option('--base <path>', 'the path of the site on your server, such as /slipway/0.2/', '/')
  .parse()
  .opts<{ serve?: true; port: number; base: string }>();

// After the arguments, so that --help does not wait for the generator.
const { build, serve } = await import('vitepress');
const { PAGES_FOLDER } = await import('./config.ts');
const { writeSitePages } = await import('./site-pages.ts');
writeSitePages(process.cwd(), PAGES_FOLDER);
try {
  await build('scripts/docs-site', { base });
} catch (error) {
  console.error(`error: the site was not built. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
console.log('dist/docs-site: the site. npm run docs -- site --serve serves it.');
if (isServed === true) await serve({ root: 'scripts/docs-site', port, base });
