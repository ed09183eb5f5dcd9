import { existsSync, readFileSync } from 'node:fs';

let page: string | undefined;

/** The page for people: console.html beside this file, which talks to the control interface. */
export function consolePage(): string {
  page ??= readFileSync(consoleFile(), 'utf8');
  return page;
}

/** Bundled into the command, this code runs from `dist/`: the page is then found from the package's folder. */
function consoleFile(): URL {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    for (const place of ['console.html', 'simulator/control/console.html']) {
      const file = new URL(place, folder);
      if (existsSync(file)) return file;
    }
    if (folder.pathname === '/')
      throw new Error('simulator/control/console.html is missing: install the package again');
  }
}
