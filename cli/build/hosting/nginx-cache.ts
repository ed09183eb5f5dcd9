import type { Brand } from '#contract/brand';
import { parametersOfReads } from './public-reads.ts';
import type { Route } from './routes.ts';

/** The zone of a brand's cache, which the operator's `proxy_cache_path` names. */
export const zoneOf = (id: string): string => `slipway_${id}`;

const unkeptOf = (id: string): string => `$slipway_unkept_${id.replaceAll('-', '_')}`;

/**
 * For the `http` block, because a server block can look at an answer only through a map: kept are answers of 200 that say `public`. What an
 * upstream says beside a 404 or a redirect, and an age alone, may be meant for one player's browser.
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

/** The page lets a call wait for 25 s, and gives it up after 30. */
const WAITED = '30s';

/** Matches of a player's own choice: their answers are no one else's. */
const CHOSEN = 'ids';

/** The values of the contract's parameters, as they are written in an address. */
const VALUE = '([\\w%.,:~-]{1,64})';

/**
 * In front of the locations: the language and the parameters by which answers are kept apart, and whether a request is passed on as it came,
 * because it is one player's, what one player has chosen, or not a read.
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

/** Where a request goes that is passed on as it came. */
export const uncachedOf = ({ path }: Route): string => `@slipway${path.replaceAll('/', '_')}`;

/**
 * The inside of a location whose answers are kept. Nothing of a request reaches the upstream but its path as nginx has read it, the
 * parameters of the contract and a language of the brand, all of which are in the key: what else an answer could depend on is the same for
 * all, so no player chooses what another one is shown. While one request renews an answer, all others get the old one, for as long as an
 * answer may take.
 *
 * A call that waits for changes is one call to the upstream for all players who wait for the same (nginx looks every half second whether it
 * is answered); no one gets an old answer meanwhile, which would say that nothing has changed.
 *
 * @param to where the route goes, and the name of the host there
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
    proxy_cache_key "$host $slipway_proto $slipway_host $slipway_read $slipway_args $slipway_language";
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
