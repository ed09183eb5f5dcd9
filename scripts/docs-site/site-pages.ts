import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { homePage } from './readers.ts';
import { sitePage } from './site-page.ts';

/** Pages outside docs/, with their names on the site. */
const TOP_PAGES: Readonly<Record<string, string>> = {
  'README.md': 'overview.md',
  'ARCHITECTURE.md': 'architecture.md',
  'CHANGELOG.md': 'changelog.md',
  'engine/README.md': 'engine-package.md',
  '.github/CONTRIBUTING.md': 'contributing.md',
  '.github/CODE_OF_CONDUCT.md': 'code-of-conduct.md',
  '.github/SECURITY.md': 'security-policy.md',
};

/** Files that operators copy: each is shown on a page of its own, where it has a copy button. */
const RECIPES = 'docs/operators/recipes/';

/** Every file of the repository that is a page of the site, with its name there. */
export function sitePages(root: string): ReadonlyMap<string, string> {
  const pages = new Map(Object.entries(TOP_PAGES).filter(([file]) => existsSync(path.join(root, file))));
  for (const name of readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = `docs/${name}`;
    if (name.endsWith('.md')) pages.set(file, name.replace(/(^|\/)README\.md$/, '$1index.md'));
    else if (file.startsWith(RECIPES)) pages.set(file, `${name.replaceAll(/[^\w/-]/g, '-')}.md`);
  }
  return pages;
}

/** Writes the pages and pictures of the site into a folder, from which VitePress builds. */
export function writeSitePages(root: string, into: string): void {
  rmSync(into, { recursive: true, force: true });
  const pages = sitePages(root);
  for (const [file, name] of pages) {
    const target = path.join(into, name);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(target, file.endsWith('.md') ? sitePage(text, file, pages) : codePage(text, file));
  }
  cpSync(path.join(root, 'docs/pictures'), path.join(into, 'pictures'), { recursive: true });
  writeFileSync(path.join(into, 'index.md'), homePage());
  writeFileSync(path.join(into, 'try.md'), TRY_PAGE);
}

/** A file as a page; the fence is longer than any in it. */
function codePage(text: string, file: string): string {
  const name = path.basename(file);
  const language = /\.(?:yaml|sh)$/.exec(name)?.[0].slice(1) ?? (name === 'Dockerfile' ? 'docker' : 'ini');
  return `# ${name}\n\n\`${file}\` in the repository.\n\n\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\`\n`;
}

const TRY_PAGE = `---
calculator: true
---

# Try the engine

Type odds, choose a bet and set results. The engine's own code computes every figure in this page, exactly; nothing is sent anywhere.
The formulas are in [the engine's page](engine/index.md).
`;
