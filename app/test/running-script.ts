import type { CDPSession, Page } from 'playwright-core';

/** How much of a call stack is shown. */
const CALLS_MAX = 12;
/** How long a busy script may take to stop. */
const PAUSE_MS = 2_000;

/** What a page's script is doing now, in words: `f (home-ABC.js:1:200) < g (…)`. */
export type RunningScript = () => Promise<string>;

interface Paused {
  readonly callFrames: readonly {
    readonly functionName: string;
    readonly url: string;
    readonly location: { readonly lineNumber: number; readonly columnNumber?: number };
  }[];
}

/**
 * Prepares to stop the script of a page that hangs. It has to be prepared before: a busy page lets a debugger pause it, but
 * not attach. Only Chromium has this.
 */
export function watchScripts(page: Page): RunningScript {
  const attached = attach(page);
  return async () => {
    const session = await attached;
    return session === undefined ? 'no debugger' : Promise.race([callStack(session), stuck()]);
  };
}

async function attach(page: Page): Promise<CDPSession | undefined> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Debugger.enable');
    return session;
  } catch {
    return undefined;
  }
}

async function callStack(session: CDPSession): Promise<string> {
  const paused = new Promise<Paused>((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.pause');
  const { callFrames } = await paused;
  await session.send('Debugger.resume');
  const calls = callFrames.map(({ functionName, url, location }) => {
    const { lineNumber, columnNumber = 0 } = location;
    return `${functionName || '(anonymous)'} (${url.slice(url.lastIndexOf('/') + 1)}:${lineNumber + 1}:${columnNumber + 1})`;
  });
  return `it runs ${calls.slice(0, CALLS_MAX).join(' < ')}`;
}

const stuck = (): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(`no script runs within ${PAUSE_MS / 1000} s`), PAUSE_MS).unref();
  });
