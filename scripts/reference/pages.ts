import { callPages } from './call-pages.ts';
import { enginePages } from './export-pages.ts';
import { rowExamples } from './row-examples.ts';

/** Pages of docs/reference/ by path: written by `npm run docs -- generate`, and compared by tests. */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  const engine = enginePages();
  const pages = new Map([...(await callPages(await rowExamples())), ...engine]);
  const links = (from: ReadonlyMap<string, string>): string =>
    [...from.keys()].map((page) => `[${page.split('/')[1]?.replace(/\.md$/, '')}](${page})`).join(', ');
  pages.set(
    'README.md',
    [
      '# Reference',
      '',
      'Look up a call, a refusal, an entity or a function. `npm run docs -- generate` writes these pages from the contract and the docblocks, and `npm test` compares them: change the source, not these pages.',
      '',
      '| | |',
      '|---|---|',
      '| [Calls](calls.md) | every call of the upstream: who may call, what it sends and gets, what it refuses with; of those that move money, an example |',
      '| [Refusals](refusals.md) | every reason with its code and what it means |',
      '| [Entities](entities.md) | what several calls share |',
      `| Engine | the bet maths that app, simulator and command compute with: ${links(engine)} |`,
      '',
      'A running simulator has the same calls as OpenAPI (`/__sim/openapi.json`) and the sockets as AsyncAPI (`/__sim/asyncapi.json`). For the commands, type `slipway --help`.',
      '',
    ].join('\n'),
  );
  return new Map([...pages].map(([page, text]) => [page, `${text.trimEnd()}\n`]));
}
