import type { Page, Response } from 'playwright-core';
import { type RunningScript, watchScripts } from './running-script.ts';

/** How much of a page an error shows. */
const TEXT_MAX = 700;
const REQUESTS_MAX = 8;
/** A page that hangs must not hold up the error that reports it. */
const LOOK_MS = 3_000;

interface Watched {
  readonly faults: readonly string[];
  readonly requests: string[];
  readonly running: RunningScript;
}

const noDebugger: RunningScript = () => Promise.resolve('no debugger');

/** The pages that are open now: a failing wait says what was on them. */
const watched = new Map<Page, Watched>();

/**
 * Keeps the last requests of a page until it closes; `faults` are its uncaught errors so far.
 *
 * @param isAlone without a debugger beside it: with one, `setOffline(false)` does not reach a page that its worker has answered
 */
export function watchPage(page: Page, faults: readonly string[], isAlone = false): void {
  const requests: string[] = [];
  const note = (line: string): void => {
    requests.push(line);
    if (requests.length > REQUESTS_MAX) requests.shift();
  };
  const name = (response: Response): string => {
    const { pathname, search } = new URL(response.url());
    return `${response.request().method()} ${pathname}${search} ${response.status()}`;
  };
  page.on('response', (response) => {
    // Scripts, styles and texts say nothing about what a journey does.
    if (/^(?:fetch|xhr|document)$/.test(response.request().resourceType()) && !response.url().includes('/locales/'))
      note(name(response));
  });
  page.on('requestfailed', (request) =>
    note(`${request.method()} ${new URL(request.url()).pathname} ${request.failure()?.errorText ?? 'failed'}`),
  );
  watched.set(page, { faults, requests, running: isAlone ? noDebugger : watchScripts(page) });
  page.on('close', () => void watched.delete(page));
}

/** What is on every open page: address, visible text, dialogs, uncaught errors, last requests. Empty without a page. */
export async function describePages(): Promise<string> {
  const pages = [...watched].filter(([page]) => !page.isClosed());
  return (await Promise.all(pages.map(([page, seen]) => describe(page, seen)))).join('\n\n');
}

async function describe(page: Page, { faults, requests, running }: Watched): Promise<string> {
  const { main, dialogs } = (await Promise.race([lookAt(page), tooLate()])) ?? {
    main: `(no answer within ${LOOK_MS / 1000} s; ${await running()})`,
    dialogs: [],
  };
  return [
    `On the page ${page.url()}:`,
    `  main: ${main}`,
    ...dialogs.map((text) => `  dialog: ${text}`),
    ...faults.map((fault) => `  uncaught: ${fault}`),
    ...requests.map((request) => `  request: ${request}`),
  ].join('\n');
}

interface Seen {
  readonly main: string;
  readonly dialogs: readonly string[];
}

const lookAt = (page: Page): Promise<Seen> =>
  page
    .evaluate((most) => {
      const textOf = (element: Element | null): string =>
        ((element as HTMLElement | null)?.innerText ?? '(none)').replaceAll(/\s+/g, ' ').trim().slice(0, most);
      const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].map(textOf);
      return { main: textOf(document.querySelector('main') ?? document.body), dialogs };
    }, TEXT_MAX)
    .catch((error: unknown) => ({ main: `(not readable: ${String(error).split('\n')[0]})`, dialogs: [] }));

const tooLate = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), LOOK_MS).unref();
  });

/** Runs a test; an error that it throws also says what was on the open pages. */
export async function explained(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    const pages = await describePages();
    if (error instanceof Error && pages !== '') error.message += `\n\n${pages}`;
    throw error;
  }
}
