import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GenericSchema } from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { rowFile, type Row, type RowName, rows } from '#contract/rows';
import { constantOf, memberDocs, partOf } from './member-docs.ts';
import { productModules } from './public-exports.ts';
import type { Module } from './read-module.ts';
import { callGraph, refusalsFrom, type CallGraph, type FoundRefusal } from './refusals-of.ts';
import type { RowExample } from './row-examples.ts';
import { schemaText, type MemberDocs, type Names } from './schema-text.ts';

type Pages = Map<string, string>;

const AUTH = {
  guest: 'anyone; no token is sent',
  player: 'a signed-in player (`authorization`)',
  any: 'anyone; a token is used when it is valid',
  refresh: 'the holder of a refresh token (`fresh-token`)',
} as const;

const REPEAT = {
  safe: 'safe: a read, repeated after a fault',
  keyed: 'keyed: moves money, one `idempotency-key` and `x-deadline` for all attempts',
  once: 'once: counts attempts or changes the account, never repeated by a machine; an `idempotency-key` makes a second delivery get the first answer',
} as const;

const NO_BODY = /^undefined$/;

/** `calls/place-bet.md` is the page of `sports/place-bet.ts`. */
const pageOf = (name: RowName): string => `calls/${path.basename(rowFile(name), '.ts')}.md`;

/** The simulator's code below its doors: what a handler can reach. */
export function simulatorGraph(modules = productModules()): CallGraph {
  return callGraph(
    modules.filter(({ file }) => /^simulator\/(?!doors\/(?:http|control|proxy|world\/(?:worlds|snapshot)))/.test(file)),
  );
}

/** Entities and primitives of the contract, which have pages of their own. */
export async function namedSchemas(): Promise<{ names: Names; files: ReadonlyMap<string, string> }> {
  const names = new Map<unknown, string>();
  const files = new Map<string, string>();
  for (const { file, exports } of productModules())
    if (/^contract\/(?:entities\/|primitives\.ts|envelope\.ts)/.test(file)) {
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      // In the order of the source: a module's own order is not the same everywhere.
      for (const { name } of exports.filter(({ isType }) => !isType)) {
        const value = exported[name];
        if (!isSchema(value) || names.has(value) || ['Empty', 'NoBody'].includes(name)) continue;
        names.set(value, name);
        files.set(name, file);
      }
    }
  return { names, files };
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema';

/** One page a call, and the table of all. */
export async function callPages(examples: ReadonlyMap<RowName, RowExample>): Promise<Pages> {
  const pages: Pages = new Map();
  const modules = new Map(productModules().map((module) => [module.file, module]));
  const graph = simulatorGraph();
  const { names, files } = await namedSchemas();
  const reasons = new Map<Reason, RowName[]>();
  for (const [name, row] of Object.entries(rows) as [RowName, Row][]) {
    const module = modules.get(`contract/rows/${rowFile(name)}`);
    if (module === undefined) throw new Error(`contract/rows/${rowFile(name)} does not exist.`);
    const refusals = refusalsFrom(graph, `simulator/rows/${rowFile(name)}#${name}`);
    for (const reason of new Set([
      ...doorReasons(row).map((each) => each.reason),
      ...refusals.map((each) => each.reason),
    ]))
      reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
    pages.set(pageOf(name), callPage(row, module, refusals, examples.get(name), { names, files }));
  }
  pages.set('calls.md', tableOfCalls());
  pages.set('refusals.md', refusalsPage(reasons));
  for (const [page, text] of entityPages(modules, names, files)) pages.set(page, text);
  return pages;
}

/** What is refused before a handler is asked. */
function doorReasons(row: Row): FoundRefusal[] {
  return [
    ...(row.auth === 'player' ? [{ reason: 'unauthorised' as const, message: '' }] : []),
    { reason: 'badRequest', message: meaningOf('badRequest') },
    ...(row.repeat === 'safe'
      ? []
      : [
          { reason: 'keyReused' as const, message: '' },
          { reason: 'keyRunning' as const, message: '' },
        ]),
    ...(row.repeat === 'keyed' ? [{ reason: 'deadlinePassed' as const, message: '' }] : []),
    ...(row.origin === 'ours'
      ? [{ reason: 'notImplemented' as const, message: 'An upstream of the bare specification does not have the call' }]
      : []),
  ];
}

function callPage(
  row: Row,
  module: Module,
  refusals: readonly FoundRefusal[],
  example: RowExample | undefined,
  { names, files }: { names: Names; files: ReadonlyMap<string, string> },
): string {
  const part = (name: 'params' | 'query' | 'body' | 'data', title: string): string => {
    const text = schemaText(row[name] as GenericSchema, names, memberDocs(partOf(module, row.name, name), module));
    return text === '{}' || NO_BODY.test(text) ? '' : `## ${title}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
  };
  const parts = [
    part('params', 'In the path'),
    part('query', 'Query'),
    part('body', 'Body'),
    part('data', 'Data'),
  ].filter((each) => each !== '');
  const linked = [...files]
    .filter(([name]) => parts.some((text) => new RegExp(`\\b${name}\\b`).test(text.replaceAll(/\/\/.*$/gm, ''))))
    .map(([name, file]) => `[${name}](../${entityPage(file)}#${name.toLowerCase()})`);
  return [
    `# ${row.name}`,
    '',
    `${row.what}.`,
    '',
    '| | |',
    '|---|---|',
    `| call | \`${row.method} /${row.service}/${row.path}\` |`,
    `| who | ${AUTH[row.auth]} |`,
    `| repeat | ${REPEAT[row.repeat]} |`,
    `| origin | ${row.origin} |`,
    ...(row.headers
      ? [
          `| headers | ${Object.entries(row.headers)
            .map(([name, what]) => `\`${name}\`: ${what}`)
            .join('; ')} |`,
        ]
      : []),
    `| source | [${module.file}](../../../${module.file}) |`,
    '',
    ...parts,
    ...(linked.length > 0 ? [`Named above: ${linked.join(', ')}.`, ''] : []),
    '## Refused',
    '',
    '| reason | code | HTTP | when |',
    '|---|---|---|---|',
    ...refusalRows([...doorReasons(row), ...refusals]),
    '',
    'Besides these, [what any call may answer](../refusals.md).',
    '',
    ...(example ? exampleLines(example) : []),
  ].join('\n');
}

/** What each reason means, as `contract/reasons.ts` says it. */
function meanings(): Readonly<Record<string, MemberDocs>> {
  const codes = productModules().find(({ file }) => file === 'contract/reasons.ts');
  return codes === undefined ? {} : memberDocs(constantOf(codes, 'CODES'), codes).members;
}

const meaningOf = (reason: Reason): string => cell(meanings()[reason]?.doc?.replaceAll(/\s*\n\s*/g, ' ') ?? '');

function refusalRows(refusals: readonly FoundRefusal[]): string[] {
  const reasons = [...new Set(refusals.map(({ reason }) => reason))].toSorted((a, b) => CODES[a].code - CODES[b].code);
  return reasons.map((reason) => {
    const said = refusals
      .filter((each) => each.reason === reason && each.message !== '')
      .map(({ message }) => cell(message));
    return `| \`${reason}\` | ${CODES[reason].code} | ${CODES[reason].status} | ${said.length > 0 ? [...new Set(said)].join('; ') : meaningOf(reason)} |`;
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function exampleLines({ asked, body, answer }: RowExample): string[] {
  const sent = body === undefined ? [] : ['', JSON.stringify(body, null, 2)];
  return [
    '## Example',
    '',
    'Of the simulator; long lists and texts are cut.',
    '',
    '```',
    asked,
    ...sent,
    '```',
    '',
    '```json',
    JSON.stringify(answer, null, 2),
    '```',
    '',
  ];
}

function tableOfCalls(): string {
  const lines = [
    '# Calls',
    '',
    'Every call of the upstream has a page. `npm run docs -- reference` makes them from `contract/rows/`.',
    '',
  ];
  const all = Object.values(rows) as unknown as Row[];
  for (const service of new Set(all.map((row) => row.service))) {
    lines.push(`## ${service}`, '', '| call | | who | repeat | what |', '|---|---|---|---|---|');
    for (const row of all.filter((each) => each.service === service))
      lines.push(
        `| [${row.name}](${pageOf(row.name as RowName)}) | \`${row.method} ${row.path}\` | ${row.auth} | ${row.repeat} | ${row.what}${row.origin === 'given' ? '' : ` (${row.origin})`} |`,
      );
    lines.push('');
  }
  return lines.join('\n');
}

function refusalsPage(reasons: ReadonlyMap<Reason, readonly RowName[]>): string {
  const calls = (reason: Reason): string => {
    const found = reasons.get(reason) ?? [];
    if (found.length === 0) return reason === 'verifyFailed' ? '`/__sim`' : 'any';
    if (found.length > 12) return `${found.length} calls`;
    return found.map((name) => `[${name}](${pageOf(name)})`).join(', ');
  };
  return [
    '# Refusals',
    '',
    'An answer that is not a success is `{ code, msg, data: { reason, field?, ... } }`. `reason` is one of these; `field` is the wrong member, dotted:',
    "`matches.0.picks.1.odds`, `query.limit`, `headers.x-deadline`. What a call refuses with is read out of the code of the simulator's handler and all that it calls;",
    'your upstream may refuse for reasons of its own, which the app shows in its words for the nearest kind.',
    '',
    'Any call may answer `tooLarge`, `tooManyRequests` (with `retry-after`), `serverError`, and `notImplemented` where the upstream does not know it.',
    '',
    '| reason | code | HTTP | means | calls |',
    '|---|---|---|---|---|',
    ...(Object.keys(CODES) as Reason[])
      .toSorted((a, b) => CODES[a].code - CODES[b].code)
      .map(
        (reason) =>
          `| \`${reason}\` | ${CODES[reason].code} | ${CODES[reason].status} | ${meaningOf(reason)} | ${calls(reason)} |`,
      ),
    '',
  ].join('\n');
}

const entityPage = (file: string): string =>
  file.startsWith('contract/entities/') ? file.slice('contract/'.length).replace(/\.ts$/, '.md') : 'entities.md';

/** A page for each file of entities; the small ones that all use are with the list of these pages. */
function entityPages(
  modules: ReadonlyMap<string, Module>,
  names: Names,
  files: ReadonlyMap<string, string>,
): [string, string][] {
  const schemas = new Map([...names].map(([schema, name]) => [name, schema as GenericSchema]));
  const section = (name: string, file: string): string => {
    const module = modules.get(file);
    const found = module?.exports.find((each) => each.name === name && !each.isType);
    const schema = schemas.get(name);
    if (module === undefined || found === undefined || schema === undefined) return '';
    const docs = memberDocs((found.node['init'] as never) ?? undefined, module);
    const doc = found.doc.split('@example')[0]?.trim() ?? '';
    return `## ${name}\n\n${doc === '' ? '' : `${doc}\n\n`}\`\`\`ts\n${schemaText(schema, names, docs, false)}\n\`\`\`\n`;
  };
  const byPage = new Map<string, string[]>();
  for (const [name, file] of files)
    byPage.set(entityPage(file), [...(byPage.get(entityPage(file)) ?? []), section(name, file)]);
  const listed = [...byPage.keys()].filter((page) => page !== 'entities.md').sort();
  return [...byPage].map(([page, sections]): [string, string] => {
    if (page !== 'entities.md') {
      const title = page.slice('entities/'.length, -'.md'.length).replaceAll('-', ' ');
      return [page, [`# ${title[0]?.toUpperCase()}${title.slice(1)}`, '', ...sections].join('\n')];
    }
    const links = listed.map((each) => {
      const own = [...files].filter(([, file]) => entityPage(file) === each).map(([name]) => name);
      return `| [${each.slice('entities/'.length, -'.md'.length)}](${each}) | ${own.join(', ')} |`;
    });
    const head = [
      '# Entities',
      '',
      'What several calls share, from `contract/entities/`; the small ones that all use are below.',
      '',
    ];
    return [page, [...head, '| page | |', '|---|---|', ...links, '', ...sections].join('\n')];
  });
}
