import { act } from 'react';

/** Sends an event to the first element of a selector, as a key or a pointer would: what it leads to is then noted by a state. */
export async function send(selector: string, event: Event): Promise<void> {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`Nothing is "${selector}".`);
  await act(async () => void found.dispatchEvent(event));
}

/** A key that is pressed in an element. */
export const pressKey = (selector: string, key: string, init: KeyboardEventInit = {}): Promise<void> =>
  send(selector, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
