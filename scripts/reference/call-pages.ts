import { pathToFileURL } from 'node:url';
import type { GenericSchema } from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { rowFile, type Row, type RowName, rows } from '#contract/rows';
import { constantOf, memberDocs, partOf } from './member-docs.ts';
import { productModules } from './public-exports.ts';
import type { Module } from './read-module.ts';
import { callGraph, refusalsFrom, type CallGraph } from './refusals-of.ts';
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
  safe: 'a read, repeated after a fault',
  keyed: 'moves money: one `idempotency-key` and one `x-deadline` for all attempts',
  once: 'counts attempts or changes the account, so it is never repeated by a machine; an `idempotency-key` makes a second delivery get the first answer',
} as const;

const NO_BODY = /^undefined$/;

const groupOf = (name: RowName): string => rowFile(name).split('/')[0] ?? '';

const linkOf = (name: RowName): string => `[${name}](calls/${groupOf(name)}.md#${name.toLowerCase()})`;

/** Simulator code that a handler can reach. */
export function simulatorGraph(modules = productModules()): CallGraph {
  return callGraph(
    modules.filter(({ file }) => /^simulator\/(?!doors\/(?:http|control|proxy|world\/(?:worlds|snapshot)))/.test(file)),
  );
}

/** Entities and primitives of the contract, documented on their own pages. */
export async function namedSchemas(): Promise<{ names: Names; files: ReadonlyMap<string, string> }> {
  const names = new Map<unknown, string>();
  const files = new Map<string, string>();
  for (const { file, exports } of productModules())
    if (/^contract\/(?:entities\/|primitives\.ts|envelope\.ts)/.test(file)) {
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      // In source order: a module's order varies.
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

/** A page per group of calls, and their shared pages. */
export async function callPages(examples: ReadonlyMap<RowName, RowExample>): Promise<Pages> {
  const modules = new Map(productModules().map((module) => [module.file, module]));
  const graph = simulatorGraph();
  const { names, files } = await namedSchemas();
  const groups = new Map<string, string[]>();
  for (const [name, row] of Object.entries(rows) as [RowName, Row][]) {
    const module = modules.get(`contract/rows/${rowFile(name)}`);
    if (module === undefined) throw new Error(`contract/rows/${rowFile(name)} does not exist.`);
    const reasons = [...doorReasons(row), ...refusalsFrom(graph, `simulator/rows/${rowFile(name)}#${name}`)];
    const section = callSection(row, module, reasons, examples.get(name), { names, files });
    groups.set(groupOf(name), [...(groups.get(groupOf(name)) ?? []), section]);
  }
  return new Map([
    ...[...groups].map(([group, sections]): [string, string] => [
      `calls/${group}.md`,
      [
        `# Calls: ${group}`,
        '',
        'The words `player`, `safe` and so on are explained in [Calls](../calls.md).',
        '',
        ...sections,
      ].join('\n'),
    ]),
    ['calls.md', indexOfCalls()],
    ['refusals.md', refusalsPage()],
    ['entities.md', entitiesPage(modules, names, files)],
  ]);
}

/** Refusals before the handler, besides those of any call. */
function doorReasons(row: Row): Reason[] {
  return row.origin === 'ours' ? ['notImplemented'] : [];
}

/** Implied by who may call and how a call is repeated; calls.md explains them once. */
const COMMON: readonly Reason[] = ['badRequest', 'unauthorised', 'keyReused', 'keyRunning', 'deadlinePassed'];

function callSection(
  row: Row,
  module: Module,
  reasons: readonly Reason[],
  example: RowExample | undefined,
  { names, files }: { names: Names; files: ReadonlyMap<string, string> },
): string {
  const schemas = (['params', 'query', 'body', 'data'] as const).flatMap((part) => {
    const text = schemaText(row[part] as GenericSchema, names, memberDocs(partOf(module, row.name, part), module));
    return text === '{}' || NO_BODY.test(text) ? [] : [`${part}: ${text}`];
  });
  const code = schemas.map((text) => text.replaceAll(/\/\/.*$/gm, '')).join('\n');
  const linked = [...files.keys()]
    .filter((name) => new RegExp(`\\b${name}\\b`).test(code))
    .map((name) => `[${name}](../entities.md#${name.toLowerCase()})`);
  const refused = [...new Set(reasons)]
    .filter((reason) => !COMMON.includes(reason))
    .toSorted((a, b) => CODES[a].code - CODES[b].code);
  const origin = row.origin === 'given' ? '' : `, ${row.origin}`;
  return [
    `## ${row.name}`,
    '',
    `\`${row.method} /${row.service}/${row.path}\` (${row.auth}, ${row.repeat}${origin}; [source](../../../${module.file})): ${row.what}.`,
    '',
    ...Object.entries(row.headers ?? {}).map(([name, what]) => `- header \`${name}\`: ${what}\n`),
    ...(schemas.length > 0 ? ['```ts', ...schemas, '```', ''] : []),
    ...(linked.length > 0 ? [`Types: ${linked.join(', ')}.`, ''] : []),
    ...(refused.length > 0 ? [`Refused with ${refused.map((reason) => `\`${reason}\``).join(', ')}.`, ''] : []),
    ...(example ? exampleLines(example) : []),
  ].join('\n');
}

/** Meanings from `contract/reasons.ts`. */
function meanings(): Readonly<Record<string, MemberDocs>> {
  const codes = productModules().find(({ file }) => file === 'contract/reasons.ts');
  return codes === undefined ? {} : memberDocs(constantOf(codes, 'CODES'), codes).members;
}

const meaningOf = (reason: Reason): string => cell(meanings()[reason]?.doc?.replaceAll(/\s*\n\s*/g, ' ') ?? '');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function exampleLines({ asked, body, answer }: RowExample): string[] {
  return [
    'Example:',
    '',
    '```',
    asked,
    JSON.stringify(body, null, 1),
    '```',
    '',
    '```json',
    JSON.stringify(answer, null, 1),
    '```',
    '',
  ];
}

function indexOfCalls(): string {
  const names = Object.keys(rows) as RowName[];
  const groups = [...new Set(names.map(groupOf))];
  return [
    '# Calls',
    '',
    'Every call of the upstream, by its group in `contract/rows/`. In the pages of the groups:',
    '',
    '| word | means |',
    '|---|---|',
    ...Object.entries({ ...AUTH, ...REPEAT }).map(([word, means]) => `| ${word} | ${means} |`),
    '| ours | an upstream of the bare specification does not have it |',
    '',
    'What a call sends and gets is written as TypeScript: `params` (in the path), `query`, `body`, and `data` of the answer `{ code: 0, msg, data }`.',
    '',
    "Any call may refuse with `badRequest`; one of a player with `unauthorised`; one that is `once` or `keyed` with `keyReused` and `keyRunning`, and one that is `keyed` with `deadlinePassed`. What else it refuses with is read from the code of the simulator's handler. [Refusals](refusals.md) says what each reason means.",
    '',
    ...groups.map((group) => {
      const own = names.filter((name) => groupOf(name) === group);
      return `- **[${group}](calls/${group}.md)**: ${own.map(linkOf).join(', ')}`;
    }),
    '',
  ].join('\n');
}

function refusalsPage(): string {
  return [
    '# Refusals',
    '',
    'An answer that is not a success is `{ code, msg, data: { reason, field?, ... } }`. `field` is the wrong property, dotted:',
    '`matches.0.picks.1.odds`, `query.limit`, `headers.x-deadline`. Your upstream may refuse for reasons of its own; the app shows them in its words for the nearest kind.',
    '',
    'Any call may answer `tooLarge`, `tooManyRequests` (with `retry-after`), `serverError`, and `notImplemented` where the upstream does not know it.',
    '',
    '| reason | code | HTTP | means |',
    '|---|---|---|---|',
    ...(Object.keys(CODES) as Reason[])
      .toSorted((a, b) => CODES[a].code - CODES[b].code)
      .map((reason) => `| \`${reason}\` | ${CODES[reason].code} | ${CODES[reason].status} | ${meaningOf(reason)} |`),
    '',
  ].join('\n');
}

/** Schemas shared by several calls, by name. */
function entitiesPage(modules: ReadonlyMap<string, Module>, names: Names, files: ReadonlyMap<string, string>): string {
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
  const byName = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    '# Entities',
    '',
    'What several calls share, from `contract/entities/`, by name.',
    '',
    ...byName.map(([name, file]) => section(name, file)),
  ].join('\n');
}
