import { printable } from '#cli/terminal/printable.ts';
import type { Page, Section } from './page-content.ts';

/** Markdown; charts are rows of blocks. */
export function asMarkdown({ title, lead, sections }: Page): string {
  return `# ${plain(title)}\n\n**${plain(lead)}**\n\n${sections.map(section).join('\n')}`;
}

function section({ heading, text, table, picture }: Section): string {
  const parts = [`## ${plain(heading)}\n`];
  if (text !== undefined) parts.push(`${plain(text)}\n`);
  if (picture !== undefined && picture.bars.length > 0)
    parts.push(`\`${blocks(picture.bars.map(({ value }) => value))}\`\n`);
  if (table !== undefined) {
    const row = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`;
    parts.push(
      `${[row(table.columns), `|${table.columns.map(() => '---').join('|')}|`, ...table.rows.map(row)].join('\n')}\n`,
    );
  }
  return parts.join('\n');
}

const BLOCKS = ' ▁▂▃▄▅▆▇█';

function blocks(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  return values.map((value) => BLOCKS[Math.ceil((value / most) * 8)] ?? '').join('');
}

/** Escapes text for Markdown and HTML, on one line. */
function plain(text: string): string {
  return printable(text)
    .replace(/[\\`*_{}[\]<>#|!~]/g, (character) =>
      character === '<' ? '&lt;' : character === '>' ? '&gt;' : `\\${character}`,
    )
    .replace(/[\r\n]+/g, ' ');
}
