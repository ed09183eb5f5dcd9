import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Playwright's clock in this frame. */
    readonly __pwClock?: { readonly controller: { runFor(ms: number): Promise<void> } };
  }
}

/**
 * The time of all frames of a page, moved by one message to each. Playwright's own `runFor` asks every frame by itself and keeps a script
 * for each step: with seventy frames, that was most of what a table of faults cost.
 */
export async function listenInFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window === window.top) return;
    window.addEventListener('message', ({ data, ports: [port] }: MessageEvent<number>) => {
      const passed = window.__pwClock?.controller.runFor(data) ?? Promise.reject(new Error('The frame has no clock.'));
      passed.then(
        () => port?.postMessage(''),
        (error: unknown) => port?.postMessage(String(error)),
      );
    });
  });
}

/** Lets time pass in every frame; ends when each has run what was due. All frames must have been loaded. */
export async function passInFrames(page: Page, ms: number): Promise<void> {
  const failed = await page.evaluate(
    (by) =>
      Promise.all(
        Array.from(document.querySelectorAll('iframe'), ({ contentWindow }) => {
          const { port1, port2 } = new MessageChannel();
          return new Promise<string>((resolve) => {
            port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
              port1.close();
              resolve(data);
            });
            port1.start();
            contentWindow?.postMessage(by, '*', [port2]);
          });
        }),
      ),
    ms,
  );
  const [failure] = failed.filter((text) => text !== '');
  if (failure !== undefined) throw new Error(failure);
}
