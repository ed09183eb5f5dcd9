import type { Brand } from '#contract/brand';
import { parametersOfReads } from './public-reads.ts';
import type { Route } from './routes.ts';

/** Zone of a brand's cache, as in the operator's `proxy_cache_path`. */
export const zoneOf = (id: string): string => `slipway_${id}`;

const unkeptOf = (id: string): string => `$slipway_unkept_${id.replaceAll('-', '_')}`;

/**
 * For the `http` block, where nginx has maps. Only answers with status 200 and `public` are cached: what an upstream says beside
 * a 404 or a redirect, or max-age alone, may be meant for one player's browser.
 */
export const nginxCacheHttp = (
  id: string,
): string => `# Made by slipway brand build for ${id}: include it in the http block, beside
#   proxy_cache_path /var/cache/nginx/slipway-${id} keys_zone=${zoneOf(id)}:10m max_size=200m inactive=10m use_temp_path=off;
map "$upstream_status|$upstream_http_vary|$upstream_http_cache_control" ${unkeptOf(id)} {
    default 1;
    "~*^200\\|[^*|]*\\|(?:.*,)?\\s*public\\s*(?:,|$)" "";
}
`;

/** A call of the page may wait for 25 s, and the page gives it up after 30. */
const WAITED = '30s';

/** Matches that a player chose: no one else reads the same answer. */
const CHOSEN = 'ids';

/** Values of the contract's parameters in an address. */
const VALUE = '([\\w%.,:~-]{1,64})';

/**
 * For the place before the locations: the parts of the cache key (language and parameters), and whether a request bypasses the
 * cache because it is one player's, has chosen matches, or is no read.
 */
export function keptApart({ languages }: Pick<Brand, 'languages'>): string {
  const all = parametersOfReads();
  const chosen = all.filter(([name]) => name === CHOSEN);
  const parameters = all
    .filter(([name]) => name !== CHOSEN)
    .map(
      ([name, paths]) => `set $slipway_asked "$uri $arg_${name}";
if ($slipway_asked ~ "^(?:${paths}) ${VALUE}$") {
    set $slipway_args "$slipway_args&${name}=$1";
}`,
    );
  return `set $slipway_language "";
if ($http_accept_language ~ "^(${languages.join('|')})(?:[-,;\\s]|$)") {
    set $slipway_language $1;
}
set $slipway_uncached "$http_authorization$http_cookie";
if ($slipway_uncached != "") {
    set $slipway_uncached 1;
}
if ($request_method !~ "^(?:GET|HEAD)$") {
    set $slipway_uncached 1;
}
${chosen
  .map(
    ([name, paths]) => `set $slipway_asked "$uri $arg_${name}";
if ($slipway_asked ~ "^(?:${paths}) .") {
    set $slipway_uncached 1;
}
`,
  )
  .join('')}set $slipway_read $uri;
set $slipway_args "";
${parameters.join('\n')}
if ($slipway_args ~ "^&(.+)$") {
    set $slipway_args $1;
}`;
}

/** The location for requests that bypass the cache. */
export const uncachedOf = ({ path }: Route): string => `@slipway${path.replaceAll('/', '_')}`;

/**
 * The inside of a location with a cache. Only what is in the key reaches the upstream: the path as nginx reads it, the contract's
 * parameters and a language of the brand. So no player can influence another one's answer. While one request renews an answer,
 * others get the old one, for as long as an answer may take.
 *
 * Calls that wait for a change are combined into one upstream call (nginx looks every half second whether it has an answer). They
 * never get an old answer, which would say that nothing has changed.
 *
 * @param to the route's server and host name
 */
export const keptOf = (
  id: string,
  route: Route,
  to: string,
  isWaiting = false,
): string => `    error_page 418 = ${uncachedOf(route)};
    if ($slipway_uncached) {
        return 418;
    }
    rewrite ^${route.path}/(.*)$ ${route.base}/$1?$slipway_args? break;
${to}
    proxy_pass_request_headers off;
    proxy_pass_request_body off;
    proxy_set_header Content-Length "";
    proxy_set_header X-Forwarded-Host $slipway_host;
    proxy_set_header X-Forwarded-Proto $slipway_proto;
    proxy_set_header Accept-Language $slipway_language;
    proxy_set_header Accept-Encoding gzip;
    proxy_cache ${zoneOf(id)};
    proxy_cache_key "$slipway_name $slipway_proto $slipway_host $slipway_read $slipway_args $slipway_language";
    proxy_no_cache ${unkeptOf(id)};
    # What it could vary by is not sent, or is in the key.
    proxy_ignore_headers Vary X-Accel-Expires;
    proxy_cache_lock on;
    proxy_cache_lock_age ${isWaiting ? WAITED : '2s'};
    proxy_cache_lock_timeout ${isWaiting ? WAITED : '2s'};
    proxy_cache_revalidate on;
    proxy_cache_use_stale ${isWaiting ? 'off' : 'updating'};
    proxy_connect_timeout 2s;
    proxy_read_timeout ${isWaiting ? WAITED : '5s'};
    gunzip on;
    # In a copy it would be a clock that is late.
    proxy_hide_header x-server-time;
    add_header x-cache $upstream_cache_status always;`;
