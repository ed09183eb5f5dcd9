import type { CDPSession, Page } from 'playwright-core';

const MAX_PRESSES = 400;
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The name of what has the focus, as Chromium passes it to screen readers. */
async function focusedName(page: Page): Promise<string> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return '';
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return String(nodes[0]?.name?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Keyboard only: nothing is clicked, and nothing is focused except by Tab. */
export function aKeyboard(page: Page) {
  const focused = () => focusedName(page);
  return {
    focused,
    press: (...keys: readonly string[]) =>
      keys.reduce(async (done, key) => (await done, page.keyboard.press(key)), Promise.resolve()),
    type: (text: string) => page.keyboard.type(text),
    /** Goes on by Tab until something of that name has the focus. */
    async to(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
        await page.keyboard.press(key);
        if (name.test(await focused())) return;
      }
      throw new Error(`Nothing called ${name} can be reached by Tab; the focus is on "${await focused()}".`);
    },
  };
}
