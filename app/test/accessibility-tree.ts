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
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Reads the whole tree as Chromium passes it to screen readers: without hidden and inert content. */
export async function heard(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] };
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
  } finally {
    await session.detach();
  }
}
