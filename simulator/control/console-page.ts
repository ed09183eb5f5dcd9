import { readFileSync } from 'node:fs';

let page: string | undefined;

/** The page for people: console.html beside this file, which talks to the control interface. */
export function consolePage(): string {
  page ??= readFileSync(new URL('console.html', import.meta.url), 'utf8');
  return page;
}
