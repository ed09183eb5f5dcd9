import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardDomCalls } from './guard-dom-calls.ts';

/** What a translator does to a text node: `moved` puts it into a `<font>`, `replaced` leaves it without a parent. */
const TRANSLATORS = {
  moved(text: Text) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
  replaced(text: Text) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  },
};

/** A bare text beside an element that comes and goes: what the lint rule refuses in the app itself. */
const Bare = ({ hasFirst = false, hasText = true }) => (
  <p>
    {hasFirst && <b>first</b>}
    {hasText && 'text'}
    <i>last</i>
  </p>
);

describe('the guard of removeChild and insertBefore', () => {
  const { removeChild, insertBefore } = Node.prototype;
  beforeEach(() => guardDomCalls());
  afterEach(() => {
    cleanup();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  });

  const textIn = (container: HTMLElement): Text => {
    const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode();
    if (!(text instanceof Text)) throw new Error('no text');
    return text;
  };

  it('inserts an element before a text that was moved into another element', () => {
    const { container, rerender } = render(<Bare />);
    TRANSLATORS.moved(textIn(container));
    rerender(<Bare hasFirst />);
    expect(container.textContent).toBe('firsttextlast');
  });

  it('inserts an element, though its place is lost, when the text after it was replaced', () => {
    const { container, rerender } = render(<Bare />);
    TRANSLATORS.replaced(textIn(container));
    rerender(<Bare hasFirst />);
    expect(container.textContent).toContain('first');
  });

  it('removes a text with the element that it was moved into', () => {
    const { container, rerender } = render(<Bare />);
    TRANSLATORS.moved(textIn(container));
    rerender(<Bare hasText={false} />);
    expect(container.textContent).toBe('last');
  });

  it('goes on when a text that is to be removed was replaced', () => {
    const { container, rerender } = render(<Bare />);
    TRANSLATORS.replaced(textIn(container));
    rerender(<Bare hasText={false} hasFirst />);
    expect(container.querySelector('b')?.textContent).toBe('first');
  });

  it('changes nothing else: a node is removed, and inserted at its place', () => {
    const { container, rerender } = render(<Bare />);
    rerender(<Bare hasFirst />);
    expect(container.textContent).toBe('firsttextlast');
    rerender(<Bare hasText={false} />);
    expect(container.textContent).toBe('last');
  });
});
