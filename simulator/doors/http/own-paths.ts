import type { RequestListener } from 'node:http';

/**
 * Also answers at a brand's `upstream.basePaths`, as a web server passes calls on.
 *
 * @example atOwnPaths(app, { sports: '/br/sports' }) // answers /br/sports/api/v1/soccer as /sports/api/v1/soccer
 */
export function atOwnPaths(app: RequestListener, basePaths: Readonly<Record<string, string>>): RequestListener {
  const own = Object.entries(basePaths)
    .filter(([service, base]) => base !== `/${service}`)
    // Longest first, because one may be a prefix.
    .toSorted(([, one], [, other]) => other.length - one.length);
  if (own.length === 0) return app;
  return (request, response) => {
    const { url = '' } = request;
    const found = own.find(([, base]) => url.startsWith(`${base}/`));
    if (found !== undefined) request.url = `/${found[0]}${url.slice(found[1].length)}`;
    app(request, response);
  };
}
