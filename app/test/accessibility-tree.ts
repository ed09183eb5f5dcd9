import type { Page } from 'playwright-core';

/** What assistive technology announces: the texts of the live regions in the browser's accessibility tree. */
export interface Heard {
  /** Said when there is a pause. */
  readonly polite: readonly string[];
  /** Said at once. */
  readonly assertive: readonly string[];
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** The whole tree as Chromium passes it to screen readers: without hidden and inert content. */
async function treeOf(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  try {
    return ((await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] }).nodes;
  } finally {
    await session.detach();
  }
}

export async function heard(page: Page): Promise<Heard> {
  const nodes = await treeOf(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (node: AxNode): string =>
    node.role?.value === 'StaticText'
      ? String(node.name?.value ?? '')
      : (node.childIds ?? []).map((id) => textOf(byId.get(id) ?? { nodeId: id, ignored: true })).join(' ');
  const live = (how: string) =>
    nodes
      .filter(
        ({ ignored, properties = [] }) =>
          !ignored && properties.some((each) => each.name === 'live' && each.value.value === how),
      )
      .map((node) => textOf(node).replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
  return { polite: live('polite'), assertive: live('assertive') };
}

/** Something that a screen reader comes to. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly level: number | undefined;
}

/** All that a screen reader reads from the top to the end of the page, or in the open dialog. */
export async function spoken(page: Page): Promise<readonly Spoken[]> {
  const text = (value: { readonly value?: unknown } | undefined) =>
    String(value?.value ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const tree = await treeOf(page);
  const own = ofTheBrowser(tree);
  return (
    tree
      // Lines of a text, as they are broken on the screen, are no stops of their own.
      .filter(({ nodeId, ignored, role }) => !ignored && role?.value !== 'InlineTextBox' && !own.has(nodeId))
      .map(({ role, name, description, properties = [] }) => ({
        role: text(role),
        name: text(name),
        description: text(description),
        level: properties.find((each) => each.name === 'level')?.value.value as number | undefined,
      }))
  );
}

/** The parts of a date field: day, month and year are named by the browser, in the language of the browser. */
function ofTheBrowser(tree: readonly AxNode[]): ReadonlySet<string> {
  const children = new Map(tree.map(({ nodeId, childIds = [] }) => [nodeId, childIds]));
  const found = new Set(tree.flatMap(({ role, childIds = [] }) => (role?.value === 'Date' ? childIds : [])));
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return found;
}
