/** Element of the page that names the stylesheets of lazy chunks, each with its sum: that of odds and the tray, and that of all else. */
const SHEETS = 'meta[name=slipway-styles]';

const asked: Promise<unknown>[] = [];

/**
 * The styles of what the page does not show first, each sheet asked for once. One that cannot be had is no reason to
 * show nothing: the parts then come without it.
 *
 * @param most odds and the tray wait for the first alone
 */
export const lazyStyles = (most?: number): Promise<unknown> =>
  Promise.all(
    document
      .querySelector<HTMLMetaElement>(SHEETS)
      ?.content.split(' ')
      .slice(0, most)
      .map((address, at) => (asked[at] ??= ask(address))) ?? [],
  );

function ask(address: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  [link.href = '', link.integrity = ''] = address.split('#');
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    document.head.append(link);
  });
}
