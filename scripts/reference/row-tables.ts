import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROWS = 'contract/rows';
const HANDLERS = 'simulator/rows';
/** Generated tables beside their folders. */
export const ROW_TABLES = [`${ROWS}.ts`, `${HANDLERS}/handlers.ts`] as const;

/** By path from the root. */
export type Sources = ReadonlyMap<string, string>;

interface RowFile {
  readonly name: string;
  readonly group: string;
  /** Below the folders of rows and handlers: `sports/place-bet.ts`. */
  readonly file: string;
}

export function rowSources(): Sources {
  const found = [ROWS, HANDLERS].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const files = [...found.filter((file) => file.endsWith('.ts')), ROW_TABLES[0]];
  return new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')]));
}

/** `sports/place-bet.ts` gives `placeBet`. */
const nameOf = (file: string): string =>
  path.posix.basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const filesIn = (sources: Sources, folder: string): readonly string[] =>
  [...sources.keys()]
    .filter((file) => file.startsWith(`${folder}/`) && !file.endsWith('.test.ts'))
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => file.includes('/'));

/** Reasons why the tables cannot be made. */
export function rowFaults(sources: Sources): readonly string[] {
  const rows = filesIn(sources, ROWS);
  const groups = new Set(rows.map((file) => path.posix.dirname(file)));
  const handlers = filesIn(sources, HANDLERS).filter((file) => groups.has(path.posix.dirname(file)));
  const exporting = (folder: string, file: string, code: string) =>
    sources.get(`${folder}/${file}`)?.includes(`export const ${nameOf(file)}${code}`) === true;
  return [
    ...rows.flatMap((file) => {
      const name = nameOf(file);
      const same = rows.find((other) => other !== file && nameOf(other) === name);
      return [
        ...(exporting(ROWS, file, ' = defineRow(')
          ? []
          : [`${ROWS}/${file} exports no row: it needs export const ${name} = defineRow({ ... }).`]),
        ...(same === undefined ? [] : [`${ROWS}/${file} and ${ROWS}/${same} are one name: ${name}.`]),
        ...(handlers.includes(file) ? [] : [`${ROWS}/${file} has no handler: write ${HANDLERS}/${file}.`]),
      ];
    }),
    ...handlers.flatMap((file) => [
      ...(rows.includes(file) ? [] : [`${HANDLERS}/${file} handles no row: there is no ${ROWS}/${file}.`]),
      ...(exporting(HANDLERS, file, `: Handler<Rows['${nameOf(file)}']>`)
        ? []
        : [
            `${HANDLERS}/${file} exports no handler: it needs export const ${nameOf(file)}: Handler<Rows['${nameOf(file)}']>.`,
          ]),
    ]),
  ];
}

/** In the existing order, which documents, OpenAPI and `slipway sim --rows` share; new files come last in their group. */
function inOrder(sources: Sources): readonly RowFile[] {
  const left = new Map(
    filesIn(sources, ROWS).map((file): [string, RowFile] => {
      const name = nameOf(file);
      return [name, { name, group: path.posix.dirname(file), file }];
    }),
  );
  const ordered: RowFile[] = [];
  for (const [, name = ''] of (sources.get(ROW_TABLES[0]) ?? '').matchAll(/^ {2}(\w+),$/gm)) {
    const row = left.get(name);
    if (row !== undefined) ordered.push(row);
    left.delete(name);
  }
  for (const row of left.values()) {
    const last = ordered.findLastIndex(({ group }) => group === row.group);
    ordered.splice(last < 0 ? ordered.length : last + 1, 0, row);
  }
  return ordered;
}

export function rowTables(sources: Sources): Sources {
  const rows = inOrder(sources);
  const importsFrom = (folder: string) => rows.map(({ name, file }) => `import { ${name} } from '${folder}/${file}';`);
  const names = rows.map(({ name }) => `  ${name},`);
  const head = `// Written by npm run docs -- generate (scripts/reference/row-tables.ts) from the files in ${ROWS}/ and ${HANDLERS}/.`;
  const texts = [
    [
      head,
      ...importsFrom('./rows'),
      '',
      '/**',
      ' * Every call, for the simulator and the documents. The app imports single rows (`./rows/sports/place-bet.ts`), so that a screen',
      ' * loads only the schemas it uses.',
      ' */',
      'export const rows = {',
      ...names,
      '} as const;',
      '',
      'export type Rows = typeof rows;',
      'export type RowName = keyof Rows;',
      '',
      'const FILES: Readonly<Record<RowName, string>> = {',
      ...rows.map(({ name, file }) => `  ${name}: '${file}',`),
      '};',
      '',
      '/** `sports/place-bet.ts`: the file of a row in contract/rows/, and of its handler in simulator/rows/. The folder is its group. */',
      'export const rowFile = (name: RowName): string => FILES[name];',
    ],
    [
      head,
      "import type { RowName, Rows } from '#contract/rows';",
      ...importsFrom('.'),
      "import type { Handler } from './shared/handler.ts';",
      '',
      '/** A missing handler does not compile. */',
      'export const handlers: { readonly [N in RowName]: Handler<Rows[N]> } = {',
      ...names,
      '};',
    ],
  ];
  return new Map(ROW_TABLES.map((file, at) => [file, `${texts[at]?.join('\n')}\n`]));
}
