/** In Markdown. */
export interface PageLink {
  readonly to: string;
  readonly line: number;
}

/** Links and pictures inside the repository, outside code. */
export function linksOf(page: string): PageLink[] {
  let isFenced = false;
  return page.split('\n').flatMap((content, index) => {
    if (/^\s*```/.test(content)) {
      isFenced = !isFenced;
      return [];
    }
    if (isFenced) return [];
    const text = content.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    return [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)]
      .map(([, to = '']) => ({ to, line: index + 1 }))
      .filter(({ to }) => !/^(?:https?:|mailto:)/.test(to));
  });
}

/** Anchors of the headings, as code hosts make them. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  let isFenced = false;
  for (const line of page.split('\n')) {
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    const heading = isFenced ? undefined : /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (heading === undefined) continue;
    const name = anchorName(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let free = name;
    for (let again = 1; anchors.has(free); again += 1) free = `${name}-${again}`;
    anchors.add(free);
  }
  return anchors;
}

/** As code hosts make it. */
const anchorName = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
