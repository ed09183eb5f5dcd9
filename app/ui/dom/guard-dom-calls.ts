/** The child of a parent that a node is inside of: the `<font>` that a translator put around a text. */
function childOf(parent: Node, node: Node): ChildNode | undefined {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return (at as ChildNode | null) ?? undefined;
}

/**
 * Lets React go on when a browser's translator has moved or replaced its text nodes: removing or inserting before one of them would
 * throw, and React would take the whole part of the page down (https://github.com/facebook/react/issues/11538). The lint rule
 * `slipway/bare-text` keeps the app free of such texts; this is for what it cannot see, such as extensions that move elements.
 */
export function guardDomCalls({ prototype } = Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    childOf(this, child)?.remove();
    return child;
  };
  prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    return insertBefore.call(this, node, before && (childOf(this, before) ?? null)) as New;
  };
}
