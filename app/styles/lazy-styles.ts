/** Element of the page that names the stylesheet of lazy chunks. */
const SHEET = 'meta[name="slipway-later-styles"]';

let asked: Promise<void> | undefined;

/**
 * The styles of everything that the page does not show first, asked for once. A sheet that cannot be had is no reason to
 * show nothing: the parts then come without it.
 */
export function lazyStyles(): Promise<void> {
  asked ??= ask(document.querySelector<HTMLMetaElement>(SHEET)?.content);
  return asked;
}

function ask(address: string | undefined): Promise<void> {
  if (address === undefined) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
