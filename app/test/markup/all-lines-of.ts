import { diffArrays } from 'diff';

/** Of more children than this with the same tag and class, the first ones are noted, and how many there are. */
const MOST = 4;

/**
 * All that an element holds, as lines: one for each tag with all its properties and its text, what is chosen and checked, and where the
 * focus is. Ids are counted anew, and of the icons only their names are left.
 */
export function allLinesOf(element: Element): readonly string[] {
  const copy = element.cloneNode(true) as Element;
  writeState(element, copy);
  for (const icon of copy.querySelectorAll('svg.lucide'))
    icon.replaceWith(`(icon ${icon.getAttribute('class') ?? ''})`);
  for (const parent of [copy, ...copy.querySelectorAll('*')]) shorten(parent);
  const ids = new Map<string, string>();
  const renamed = (id: string): string => {
    const known = ids.get(id) ?? `id${ids.size + 1}`;
    ids.set(id, known);
    return known;
  };
  return copy.innerHTML
    .replaceAll(/_r_\w+?_/g, renamed)
    .replaceAll(/<\/[^>]+>/g, '\n')
    .split(/\n+|(?=<)/)
    .filter((line) => line.trim() !== '');
}

/** As properties: no tag has what a person has chosen, nor the focus. */
function writeState(element: Element, copy: Element): void {
  const copies = copy.querySelectorAll('*');
  for (const [at, each] of [...element.querySelectorAll('*')].entries()) {
    const own = copies[at];
    if (each === document.activeElement) own?.setAttribute('focused', '');
    if (each instanceof HTMLInputElement) own?.toggleAttribute('checked', each.checked);
    if (each instanceof HTMLTextAreaElement) own?.setAttribute('value', each.value);
    if (each instanceof HTMLSelectElement) own?.setAttribute('chosen', each.selectedOptions[0]?.text ?? '');
  }
}

function shorten(parent: Element): void {
  const seen = new Map<string, Element[]>();
  for (const child of parent.children) {
    const kind = `${child.tagName.toLowerCase()} ${child.getAttribute('class') ?? ''}`;
    seen.set(kind, [...(seen.get(kind) ?? []), child]);
  }
  for (const [kind, children] of seen) {
    if (children.length <= MOST + 2) continue;
    for (const child of children.slice(MOST)) child.remove();
    parent.append(`and ${children.length - MOST} more ${kind}`);
  }
}

/** What is new and what is gone, without what stayed. */
export const changesOf = (before: readonly string[], after: readonly string[]): readonly string[] =>
  diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    added ? value.map((line) => `+ ${line}`) : removed ? value.map((line) => `- ${line}`) : [],
  );

/** Changes, of which several lines in a row that are gone are counted. */
export function summaryOf(changes: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let gone: string[] = [];
  for (const line of [...changes, '']) {
    if (line.startsWith('- ')) {
      gone.push(line);
      continue;
    }
    lines.push(...(gone.length > 2 ? [`- ${gone.length} lines, from: ${gone[0]?.slice(2)}`] : gone), line);
    gone = [];
  }
  return lines.slice(0, -1);
}
