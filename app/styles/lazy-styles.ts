/** Element of the page that names the stylesheets of lazy chunks: that of odds and the tray, and that of all else. */
const SHEETS = 'meta[name="slipway-later-styles"]';

const asked = new Map<string, Promise<void>>();

/**
 * The styles of everything that the page does not show first, each asked for once. A sheet that cannot be had is no reason to
 * show nothing: the parts then come without it.
 */
export const lazyStyles = (): Promise<unknown> => Promise.all(sheets().map(once));
/** Those of what answers a press: the rest is not waited for. */
export const pressStyles = (): Promise<unknown> => Promise.all(sheets().slice(0, 1).map(once));

const sheets = (): readonly string[] => document.querySelector<HTMLMetaElement>(SHEETS)?.content.split(' ') ?? [];

function once(address: string): Promise<void> {
  const known = asked.get(address) ?? ask(address);
  asked.set(address, known);
  return known;
}

function ask(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
