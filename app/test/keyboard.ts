import type { Page } from 'playwright-core';

const MAX_PRESSES = 400;

/** Keyboard only: nothing is clicked, and nothing is focused except by Tab. */
export function aKeyboard(page: Page) {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const labelled = (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return (at?.getAttribute('aria-label') ?? labelled ?? at?.textContent ?? '').trim();
    });
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
