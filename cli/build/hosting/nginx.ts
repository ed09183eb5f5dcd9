import type { Brand } from '#contract/brand';
import { HEADS } from '#cli/build/heads/heads-folder.ts';
import { APP_ROUTES, SPORT_OF_MATCH_TEXT, UNKNOWN_PAGE } from './app-routes.ts';
import { REVALIDATE, IMMUTABLE, HASHED_PATHS } from './cache-control.ts';
import { BET_CALLS, BET_REFUSED, CLOSED, CLOSED_PAGE, CLOSED_SECONDS, OPEN_PATH } from './closed.ts';
import { EVERY_ANSWER } from './content-policy.ts';
import { keptApart, keptOf, uncachedOf, zoneOf } from './nginx-cache.ts';
import { publicReads, waitingReads } from './public-reads.ts';
import { isOwnName, type Route, routesOf } from './routes.ts';
import { NEVER_THE_PLAYERS } from './upstream-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** What the upstream learns about the player: from nginx or a trusted load balancer, nothing that the player sent. */
const FORWARDED = [
  'X-Forwarded-For $remote_addr',
  'X-Forwarded-Host $slipway_host',
  'X-Forwarded-Proto $slipway_proto',
  'X-Real-IP $remote_addr',
  ...NEVER_THE_PLAYERS.map((name) => `${name} ""`),
]
  .map((header) => `    proxy_set_header ${header};`)
  .join('\n');

/** Where a route goes. nginx does not check a server's certificate by default; here it does. */
function passedTo(route: Route): string {
  const to = `    proxy_pass ${route.origin ?? '$slipway_upstream'};\n    proxy_set_header Host ${isOwnName(route) ? '$proxy_host' : '$slipway_name'};`;
  if (!isOwnName(route)) return to;
  return `${to}
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate ${CERTIFICATES};`;
}
/** Of Debian, Ubuntu and Alpine. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const indented = (lines: string): string => lines.replaceAll(/^/gm, '    ');

/** The path after the service. */
const REST = '(.*)$';

/** Types that the build compresses. */
const PACKED_TYPES = [
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['json', 'application/json'],
] as const;

export interface NginxOptions {
  readonly isCached?: boolean;
}

/**
 * The inside of an nginx `server` block. An `add_header` in a location drops all of the level above, so every location repeats
 * them.
 */
export function nginxFile(
  brand: Brand,
  headers: Headers,
  proxied: Headers,
  { isCached = false }: NginxOptions = {},
): string {
  const { id } = brand;
  const routes = routesOf(brand);
  const added = (all: Headers, when = ' always'): string =>
    Object.entries(all)
      .map(([name, value]) => `    add_header ${name} "${value}"${when};`)
      .join('\n');
  // Hidden first, so that none is sent twice.
  const upstreamLines = Object.keys(proxied)
    .map((name) => `    proxy_hide_header ${name};\n`)
    .join('')
    .concat(added(proxied));
  // The default formats of both logs have the whole address and so the token; the error log's cannot be changed.
  const unlogged = '    access_log off;\n    error_log /dev/null;';
  const passed = (route: Route): string =>
    `${route.path === route.base ? '' : `    rewrite ^${route.path}/${REST} ${route.base}/$1 break;\n`}${passedTo(route)}
${FORWARDED}
${upstreamLines}`;
  const kept = (route: Route): string => {
    const location = (paths: string | undefined, isWaiting: boolean): string =>
      !isCached || paths === undefined
        ? ''
        : `
    location ~ "${paths}" {
${indented(`${keptOf(id, route, passedTo(route), isWaiting)}\n${upstreamLines}`)}
    }`;
    const service = route.path.slice(1);
    // The first match counts.
    return location(waitingReads(service), true) + location(publicReads(service), false);
  };
  const uncached = (route: Route): string =>
    kept(route) === '' ? '' : `location ${uncachedOf(route)} {\n${passed(route)}\n}\n`;
  const services = routes
    .filter(({ isSocket }) => !isSocket)
    .map((route) => `${uncached(route)}location ^~ ${route.path}/ {\n${passed(route)}${kept(route)}\n}`)
    .join('\n');
  const sockets = routes
    .filter(({ isSocket }) => isSocket)
    .map(
      (route) => `location = ${route.path} {
${passedTo(route)}
    proxy_http_version 1.1;
    proxy_set_header Upgrade $slipway_upgrade;
    proxy_set_header Connection upgrade;
${FORWARDED}
    proxy_read_timeout 1h;
${unlogged}
${upstreamLines}
}`,
    )
    .join('\n');
  const packed = (path: string): string =>
    path.endsWith('/')
      ? PACKED_TYPES.map(
          ([ending, type]) => `
    location ~ \\.${ending}\\.br$ {
${indented(added(headers))}
${indented(added({ 'cache-control': IMMUTABLE, 'content-encoding': 'br', vary: 'Accept-Encoding' }, ''))}
        types { }
        default_type ${type};
        gzip off;
        gzip_static off;
        try_files $uri @slipway_missing;
    }`,
        ).join('')
      : '';
  return `# Made by slipway brand build for ${id}: include it inside a server block that has
#   root /srv/slipway/${id};
#   set $slipway_upstream http://127.0.0.1:5000;${
    isCached
      ? `
# and inside the http block a place for the answers that are kept, and which they are:
#   proxy_cache_path /var/cache/nginx/slipway-${id} keys_zone=${zoneOf(id)}:10m max_size=200m inactive=10m use_temp_path=off;
#   include /srv/slipway/_hosting/${id}/nginx-cached-http.conf;`
      : ''
  }
# docs/operators/hosting.md shows the whole block.
index index.html;
server_tokens off;
# For answers of nginx itself, before a location is known; a location with headers of its own repeats them.
${added(EVERY_ANSWER).replaceAll(/^ +/gm, '')}
gzip on;
gzip_comp_level 6;
# Sends the compressed files beside scripts and stylesheets (needs ngx_http_gzip_static_module, which Debian's packages and nginx.org's have).
gzip_static on;
gzip_vary on;
gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;
types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json map;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/x-icon ico;
    image/jpeg jpg;
    image/webp webp;
    font/woff2 woff2;
    application/pdf pdf;
    application/xml xml;
    text/plain txt asc;
}

# The .br beside a file, for browsers that read it: a fifth smaller than .gz, and no module of nginx is needed for it.
set $slipway_packed "";
if ($http_accept_encoding ~* "(?:^|[\\s,])br\\s*(?:$|,|;\\s*q=(?:1|0\\.0*[1-9]))") {
    set $slipway_packed $request_filename.br;
}
if (-f $slipway_packed) {
    rewrite "^(/(?:assets|locales)/.+\\.(?:js|css|json))$" $1.br last;
}
# A socket, and no other protocol: over HTTP/2 in the clear a player would reach paths of the upstream that are not passed on here.
set $slipway_upgrade "";
if ($http_upgrade ~* "^websocket$") {
    set $slipway_upgrade websocket;
}
# The name, with its port, and the protocol that the player used. A balancer in front knows them: where nginx trusts it (set_real_ip_from), nginx has put the
# player's address in the place of the balancer's, and what else the balancer says counts too.
set $slipway_name $host;
if ($http_host ~ "(:[0-9]{1,5})$") {
    set $slipway_name $host$1;
}
set $slipway_host $slipway_name;
set $slipway_proto $scheme;
set $slipway_from player;
if ($realip_remote_addr != $remote_addr) {
    set $slipway_from balancer;
}
set $slipway_said "$slipway_from $http_x_forwarded_host";
if ($slipway_said ~ "^balancer ([^\\s,]+)$") {
    set $slipway_host $1;
}
set $slipway_said "$slipway_from $http_x_forwarded_proto";
if ($slipway_said ~ "^balancer (https?)$") {
    set $slipway_proto $1;
}
${isCached ? `${keptApart(brand)}\n` : ''}# A rewrite does not match over a line break, and would pass such a path on as it came.
if ($uri ~ "[\\x00-\\x1f\\x7f]") {
    return 400;
}
# A site that is closed for a while, by the file ${id}${CLOSED} beside its folder: no bet is passed on, my bets stay.
set $slipway_closed "";
if (-f $document_root${CLOSED}) {
    set $slipway_closed "$request_method $uri";
}
if ($slipway_closed ~ "^POST ${BET_CALLS.slice(1)}") {
    rewrite ^ /_closed-bet last;
}
if ($slipway_closed ~ " ${OPEN_PATH}/?$") {
    set $slipway_closed "";
}
# No route of the app: the brand's page says so, with 404.
set $slipway_unknown "";
if ($uri !~* "${APP_ROUTES}") {
    set $slipway_unknown 1;
}
# Public pages have a head in each language.
set $slipway_head ${brand.defaultLanguage};
if ($arg_lang ~ "^(${brand.languages.join('|')})$") {
    set $slipway_head $1;
}
# A match has that of its sport.
set $slipway_sport "";
if ($uri ~ "${SPORT_OF_MATCH_TEXT}") {
    set $slipway_sport $1;
}
location = /_closed-bet {
    internal;
    default_type application/json;
${added({ ...proxied, 'cache-control': 'no-store' })}
    return ${BET_REFUSED.status} '${BET_REFUSED.body}';
}
location = /${CLOSED_PAGE} {
${added({ ...headers, 'cache-control': 'no-store', 'retry-after': String(CLOSED_SECONDS) })}
    try_files $uri =404;
}
# Without ^~, a call whose path ends like a file would be looked up on the disk.
${services}
${sockets}
# Files for static hosts: not for players.
location ~ ^/_(?:headers|redirects)$ {
    return 404;
}
# Without "always", only existing files are cached permanently; a missing file may exist after the next release.
${HASHED_PATHS.map(
  (path) => `location ^~ ${path} {
${added(headers)}
${added({ 'cache-control': IMMUTABLE }, '')}
    try_files $uri @slipway_missing;${packed(path)}
}`,
).join('\n')}
location @slipway_missing {
${added({ ...headers, 'cache-control': REVALIDATE })}
    return 404;
}
# A name with an extension is a file; every other address is one of the app.
location ~ \\.[A-Za-z0-9]+$ {
${added({ ...headers, 'cache-control': REVALIDATE })}
    try_files $uri =404;
}
location / {
${added({ ...headers, 'cache-control': REVALIDATE })}
    error_page 503 /${CLOSED_PAGE};
    error_page 404 /${UNKNOWN_PAGE};
    if ($slipway_closed) {
        return 503;
    }
    if ($slipway_unknown) {
        return 404;
    }
    try_files /${HEADS}/$slipway_head$uri.html /${HEADS}/$slipway_head\${uri}index.html /${HEADS}/$slipway_head$slipway_sport.html /index.html =404;
}
`;
}
