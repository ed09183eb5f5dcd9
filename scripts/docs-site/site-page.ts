import path from 'node:path';

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?\s*\)/g;

/**
 * A document as a page of the site: its links lead to the names that pages have there, links to other files of the repository become
 * plain text, and comments for our generators are left out.
 *
 * @param file the document's path in the repository
 * @param pages paths in the repository -> names on the site
 */
export function sitePage(text: string, file: string, pages: ReadonlyMap<string, string>): string {
  let isFenced = false;
  const lines = text.split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    if (isFenced || /^(?: {4}|\t)/.test(line)) return line;
    if (/^<!--.*-->$/.test(line)) return '';
    return outsideCode(line, (part) =>
      part.replaceAll(LINK, (link, mark: string, label: string, to: string) =>
        mark === '!' ? picture(link, to, file, pages) : textLink(link, label, to, file, pages),
      ),
    );
  });
  return lines.join('\n');
}

/** Applies `change` to a line whose code spans are hidden, so that a link in code stays as it is. */
function outsideCode(line: string, change: (text: string) => string): string {
  const spans: string[] = [];
  const hidden = line.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, (code) => `\uE000${spans.push(code) - 1}\uE000`);
  return change(hidden).replaceAll(/\uE000(\d+)\uE000/g, (_, index: string) => spans[Number(index)] ?? '');
}

const isAbroad = (to: string): boolean => /^(?:[a-z]+:|#)/i.test(to);

function textLink(link: string, label: string, to: string, file: string, pages: ReadonlyMap<string, string>): string {
  if (isAbroad(to)) return link;
  const [target = '', anchor] = to.split('#');
  const wanted = path.posix.join(path.posix.dirname(file), decodeURIComponent(target));
  const name = pages.get(wanted) ?? pages.get(path.posix.join(wanted, 'README.md'));
  // A page that is missing stays a link: the build fails on it.
  if (name === undefined) return wanted.endsWith('.md') ? link : label;
  return `[${label}](${fromPage(file, name, pages)}${anchor === undefined ? '' : `#${anchor}`})`;
}

function picture(link: string, to: string, file: string, pages: ReadonlyMap<string, string>): string {
  if (isAbroad(to)) return link;
  const wanted = path.posix.join(path.posix.dirname(file), to);
  return link.replace(to, fromPage(file, wanted.replace(/^docs\//, ''), pages));
}

function fromPage(file: string, name: string, pages: ReadonlyMap<string, string>): string {
  const relative = path.posix.relative(path.posix.dirname(pages.get(file) ?? file), name);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
