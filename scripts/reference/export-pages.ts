import { readDocblock } from './docblock.ts';
import { ENGINE, publicExports, SERVICES, type PublicExport } from './public-exports.ts';

/** `engine/<folder>.md`: what each folder of the engine offers. */
export function enginePages(exports = publicExports(ENGINE)): Map<string, string> {
  const head = (folder: string) =>
    `# engine/${folder}\n\nWhat other folders use of \`engine/${folder}/\`. Amounts and odds are decimal strings, exact inside; a wrong argument throws an \`EngineError\` with its place. Examples are run by \`npm test\`; their \`slip\` is that of [Slip](sports.md#slip).\n`;
  return pagesOf(exports, ({ file }) => file.split('/')[1] ?? '', 'engine', head);
}

/** `services/<folder>.md`: what the commands call. */
export function servicePages(exports = publicExports(SERVICES)): Map<string, string> {
  const folderOf = ({ file }: PublicExport): string => {
    const [, first = '', second = ''] = file.split('/');
    return first === 'services' ? second : first;
  };
  const head = (folder: string) =>
    `# ${folder}\n\nThe services behind the commands (\`cli/commands/\`): options in, an exit code or an answer out; they write by the \`Out\` that they are given.\n`;
  return pagesOf(exports, folderOf, 'services', head);
}

function pagesOf(
  exports: readonly PublicExport[],
  folderOf: (each: PublicExport) => string,
  place: string,
  head: (folder: string) => string,
): Map<string, string> {
  const folders = new Map<string, PublicExport[]>();
  for (const each of exports) folders.set(folderOf(each), [...(folders.get(folderOf(each)) ?? []), each]);
  return new Map(
    [...folders].map(([folder, own]) => [
      `${place}/${folder}.md`,
      [head(folder), contents(own), ...sectionsOf(own)].join('\n'),
    ]),
  );
}

const slug = (name: string): string => name.toLowerCase();

/** The names with their first sentence. */
function contents(exports: readonly PublicExport[]): string {
  const lines = exports.map(({ name, doc }) => `| [${name}](#${slug(name)}) | ${firstSentence(doc)} |`);
  return ['| | |', '|---|---|', ...lines, ''].join('\n');
}

export function firstSentence(doc: string): string {
  const { text } = readDocblock(doc);
  const line = text.split(/\n\s*\n/)[0]?.replaceAll(/\s+/g, ' ') ?? '';
  const [first = ''] = line.split(/(?<=[.:])\s+(?=[A-Z(-])/);
  return first.replace(/[:;]$/, '.').replaceAll('|', '\\|');
}

function sectionsOf(exports: readonly PublicExport[]): string[] {
  return exports.map((each) => {
    const { text, params, returns, throws, examples } = readDocblock(each.doc);
    const list = [
      ...params.map(({ name, what }) => `- \`${name}\`: ${joined(what)}`),
      ...(returns === '' ? [] : [`- returns ${joined(returns)}`]),
      ...throws.map((what) => `- throws ${joined(what)}`),
    ];
    return [
      `## ${each.name}`,
      '',
      `[${each.file}](../../../${each.file})`,
      '',
      '```ts',
      each.signature,
      '```',
      '',
      ...(text === '' ? [] : [escaped(text), '']),
      ...(list.length === 0 ? [] : [...list, '']),
      ...(examples.length === 0 ? [] : ['```ts', ...examples, '```', '']),
    ].join('\n');
  });
}

const joined = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
/** Angle brackets outside of code would be taken for HTML. */
const escaped = (text: string): string => text.replaceAll(/<(?=[a-z])/gi, '&lt;');
