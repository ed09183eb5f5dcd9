import { existsSync, readFileSync } from 'node:fs';

let page: string | undefined;

/** console.html, which uses the control interface. */
export function consolePage(): string {
  page ??= readFileSync(consoleFile(), 'utf8');
  return page;
}

/** In the bundled CLI this code runs in `dist/`, so the page is searched upwards. */
function consoleFile(): URL {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('../..', folder)) {
    for (const place of ['console.html', 'simulator/doors/control/console.html']) {
      const file = new URL(place, folder);
      if (existsSync(file)) return file;
    }
    if (folder.pathname === '/')
      throw new Error('simulator/doors/control/console.html is missing: install the package again');
  }
}
