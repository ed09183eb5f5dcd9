import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, linksOf } from './links.ts';

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  '.github/CONTRIBUTING.md',
  '.github/CODE_OF_CONDUCT.md',
  '.github/SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** The links of a page that lead nowhere: no such file, or no such heading in it. */
function broken(page: string, text: string): string[] {
  return linksOf(text).flatMap(({ to, line }) => {
    const [file = '', anchor] = to.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), decodeURIComponent(file));
    if (!existsSync(target)) return [`${page}:${line}: ${to} is not there`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    const headings = anchorsOf(target === page ? text : readFileSync(target, 'utf8'));
    return headings.has(decodeURIComponent(anchor)) ? [] : [`${page}:${line}: ${target} has no heading #${anchor}`];
  });
}

describe('links and pictures of the documents', () => {
  it('all lead to a file, and to a heading where they name one', () => {
    const found = pages.flatMap((page) => broken(page, readFileSync(page, 'utf8')));
    expect(found).toEqual([]);
  });

  it('are found: README alone has many, pictures among them', () => {
    const links = linksOf(readFileSync('README.md', 'utf8')).map(({ to }) => to);
    const doors = ['developers', 'operators', 'translators', 'qa', 'engine'].map(
      (reader) => `docs/${reader}/README.md`,
    );
    expect(links).toEqual(expect.arrayContaining(['docs/pictures/lobby-1280.png', 'docs/tour.md', ...doors]));
  });

  it.each([
    ['[a](docs/nowhere.md)', 'is not there'],
    ['![a](docs/pictures/nowhere.png)', 'is not there'],
    ['[a](#nowhere)', 'no heading'],
    ['[a](docs/developers/README.md#nowhere)', 'no heading'],
    ['text\n\n| [a](docs/nowhere.md) |', 'is not there'],
  ])('a page that is wrong on purpose fails: %s', (text, why) => {
    expect(broken('README.md', text)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    '[a](https://example.org/x)',
    '`[a](nowhere.md)`',
    '```\n[a](nowhere.md)\n```',
    '# One `two`, 3!\n[a](#one-two-3)',
  ])('a page that is right passes: %s', (text) => {
    expect(broken('README.md', text)).toEqual([]);
  });
});
