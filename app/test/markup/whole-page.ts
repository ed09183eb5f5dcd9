import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import type { renderApp } from '#app/test/render-app.tsx';
import { linesOfHtml } from './lines-of-html.ts';

/** A look each 50 ms: a page that differs counts as drawn if so many in a row see the same. */
const STILL = 40;
/** Of more children than this with the same tag, the first ones are compared, and how many there are. */
const MOST = 3;

/** Where the whole of a page is stored. `-u` after the command of the tests writes the files anew: read their diff. */
export const pageFile = (name: string): string => path.resolve(`app/test/markup/pages/${name}.txt`);

/**
 * All that a page shows, to be compared with its file: every text, name, role, address and state, in order. Returns as soon as they
 * are equal; a page that stays different, and no longer loads anything, is returned after two seconds.
 */
export async function wholePage(
  { screen, store }: Awaited<ReturnType<typeof renderApp>>,
  name: string,
): Promise<string> {
  const wanted = read(pageFile(name));
  let shown = '';
  let still = 0;
  await vi.waitUntil(
    () => {
      const now = pageText(screen.container.querySelector('main'));
      still = now === shown ? still + 1 : 0;
      shown = now;
      const { queries } = store.getState().api;
      const isLoading =
        now === '' ||
        now.includes('aria-busy="true"') ||
        Object.values(queries).some((query) => query?.status === 'pending');
      return shown === wanted || (still >= STILL && !isLoading);
    },
    { timeout: 60_000, interval: 50 },
  );
  return shown;
}

function pageText(element: Element | null): string {
  if (element === null) return '';
  const page = element.cloneNode(true) as Element;
  for (const parent of [page, ...page.querySelectorAll('*')]) shorten(parent);
  return `${linesOfHtml(page.outerHTML).map(masked).join('\n')}\n`;
}

function shorten(parent: Element): void {
  const seen = new Map<string, Element[]>();
  for (const child of parent.children) seen.set(child.tagName, [...(seen.get(child.tagName) ?? []), child]);
  for (const [tag, children] of seen) {
    if (children.length <= MOST + 1) continue;
    for (const child of children.slice(MOST)) child.remove();
    parent.append(`and ${children.length - MOST} more ${tag.toLowerCase()}`);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** React counts its ids on through all pages of a file. */
const masked = (line: string): string => line.replaceAll(/_r_\w+?_/g, '_id_');
