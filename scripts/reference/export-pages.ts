import { readDocblock } from './docblock.ts';
import { ENGINE, publicExports, type PublicExport } from './public-exports.ts';

export function enginePages(exports = publicExports(ENGINE)): Map<string, string> {
  const folderOf = ({ file }: PublicExport): string => file.split('/')[1] ?? '';
  return new Map(
    [...new Set(exports.map(folderOf))].map((folder) => {
      const own = exports.filter((each) => folderOf(each) === folder);
      const names = own.map(({ name }) => `[${name}](#${name.toLowerCase()})`).join(', ');
      return [
        `engine/${folder}.md`,
        [`# engine/${folder}`, '', HEAD, '', `${names}.`, '', ...sectionsOf(own)].join('\n'),
      ];
    }),
  );
}

const HEAD =
  'Amounts and odds are decimal strings, exact inside; a wrong argument throws an `EngineError` with its place. `npm test` runs the examples; their `slip` is that of [Slip](sports.md#slip).';

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
/** Outside code they would be HTML. */
const escaped = (text: string): string => text.replaceAll(/<(?=[a-z])/gi, '&lt;');
