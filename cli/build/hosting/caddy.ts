import type { Brand } from '#contract/brand';
import { HEADERS } from '#contract/rows';
import { HEADS } from '#cli/build/heads/heads-folder.ts';
import { APP_ROUTES, SPORT_OF_MATCH_TEXT, UNKNOWN_PAGE } from './app-routes.ts';
import { REVALIDATE, IMMUTABLE, HASHED_PATHS } from './cache-control.ts';
import { BET_CALLS, BET_REFUSED, CLOSED, CLOSED_PAGE, CLOSED_SECONDS, OPEN_PATH } from './closed.ts';
import { isOwnName, type Route, routesOf } from './routes.ts';
import { NEVER_THE_PLAYERS } from './upstream-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers with a token. */
const SECRET_HEADERS = [HEADERS.authorization, HEADERS.refreshToken];

/** Removes tokens from logs: sockets have theirs in the query. */
const withoutTokens = (indent: string): string =>
  [
    'format filter {',
    '\twrap json',
    '\tfields {',
    '\t\trequest>uri query {',
    '\t\t\tdelete token',
    '\t\t\tdelete ticket',
    '\t\t}',
    ...SECRET_HEADERS.map((name) => `\t\trequest>headers>${canonical(name)} delete`),
    '\t}',
    '}',
  ]
    .map((line) => indent + line)
    .join('\n');

/** Header names as Go writes them, and therefore Caddy's log. */
const canonical = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

/** For the global options: when the upstream is down, Caddy's default logger writes the whole address, whatever the site says. */
export const CADDY_LOGS = `# Import it inside of the global options: { import ... }
log default {
${withoutTokens('\t')}
}
`;

/** Load balancers in front. The default is an address for documentation (RFC 5737), so that no one is trusted. */
const TRUSTED = '{$SLIPWAY_TRUSTED_PROXIES:192.0.2.255/32}';

/** For a site block of the operator. */
export const CADDY_SNIPPET = 'caddy-snippet';

/** A whole site: its domains and the snippet. */
export const caddyFile = ({
  id,
  domains,
}: Pick<
  Brand,
  'id' | 'domains'
>): string => `# Made by slipway brand build for ${id}. Environment: SLIPWAY_ROOT=/srv/slipway SLIPWAY_UPSTREAM=127.0.0.1:5000
import ${CADDY_SNIPPET}
${domains.join(', ')} {
\timport slipway-${id}
}
`;

/**
 * A site without its addresses, for a block of the operator that may have other directives. `{$SLIPWAY_ROOT}` and
 * `{$SLIPWAY_UPSTREAM}` come from the environment.
 */
export function caddySnippet(brand: Brand, headers: Headers, proxied: Headers): string {
  const { id } = brand;
  const routes = routesOf(brand);
  // Set first, so that Caddy's own answers (502) have them; the upstream's are removed, so that none is sent twice.
  const proxy = (route: Route): string => `header {
${Object.entries(proxied)
  .map(([name, value]) => `\t\t\t${name} "${value}"`)
  .join('\n')}
\t\t}
\t\treverse_proxy ${route.origin ?? '{$SLIPWAY_UPSTREAM}'} {
\t\t\ttrusted_proxies ${TRUSTED}
${isOwnName(route) ? '\t\t\theader_up Host {upstream_hostport}\n' : ''}${Object.keys(proxied)
    .map((name) => `\t\t\theader_down -${name}`)
    .join('\n')}
\t\t}`;
  const header = Object.entries(headers)
    .map(([name, value]) => `\t\t\t${name} \`${value}\``)
    .join('\n');
  const services = routes
    .map((route) => {
      if (route.isSocket) return `\thandle ${route.path} {\n\t\t${proxy(route)}\n\t}`;
      if (route.path === route.base) return `\thandle ${route.path}/* {\n\t\t${proxy(route)}\n\t}`;
      return `\thandle_path ${route.path}/* {
\t\trewrite * ${route.base}{uri}
\t\t${proxy(route)}
\t}`;
    })
    .join('\n');
  const hashed = HASHED_PATHS.map((path) => `${path}*`).join(' ');
  const closed = `file {
\t\t\troot "{$SLIPWAY_ROOT}"
\t\t\ttry_files /${id}${CLOSED}
\t\t}`;
  return `# Made by slipway brand build for ${id}: import it, then import slipway-${id} in a site block.
(slipway-${id}) {
\tlog {
${withoutTokens('\t\t')}
\t}
\tencode zstd gzip
\t# What the upstream learns about the player; Caddy sets X-Forwarded-* by itself. Of a balancer in SLIPWAY_TRUSTED_PROXIES it keeps them.
${NEVER_THE_PLAYERS.map((name) => `\trequest_header -${name}`).join('\n')}
\t@slipway_player not remote_ip ${TRUSTED}
\trequest_header @slipway_player X-Real-IP {remote_host}
\t# A socket, and no other protocol: over HTTP/2 in the clear a player would reach paths of the upstream that are not passed on here.
\t@slipway_protocol not header_regexp Upgrade (?i)^websocket$
\trequest_header @slipway_protocol -Upgrade
\t# A site that is closed for a while, by the file ${id}${CLOSED} beside its folder: no bet is passed on, my bets stay.
\t@slipway_bet {
\t\tmethod POST
\t\tpath_regexp ${BET_CALLS}
\t\t${closed}
\t}
\trewrite @slipway_bet /_closed-bet
\thandle /_closed-bet {
\t\theader {
\t\t\tcontent-type application/json
\t\t\tcache-control no-store
${Object.entries(proxied)
  .map(([name, value]) => `\t\t\t${name} "${value}"`)
  .join('\n')}
\t\t}
\t\trespond \`${BET_REFUSED.body}\` ${BET_REFUSED.status}
\t}
${services}
\t# Blocks, because Caddy sorts directives: a bare respond would come after the block that serves the file.
\thandle /_headers {
\t\trespond 404
\t}
\thandle /_redirects {
\t\trespond 404
\t}
\thandle {
\t\troot * "{$SLIPWAY_ROOT}/${id}"
\t\theader {
${header}
\t\t}
\t\t# Only existing files are cached permanently; a missing file may exist after the next release.
\t\t@slipway_hashed {
\t\t\tpath ${hashed}
\t\t\tfile
\t\t}
\t\t@slipway_other not {
\t\t\tpath ${hashed}
\t\t\tfile
\t\t}
\t\theader @slipway_hashed cache-control "${IMMUTABLE}"
\t\theader @slipway_other cache-control "${REVALIDATE}"
\t\t# Caddy does not know this type by itself.
\t\t@slipway_manifest path *.webmanifest
\t\theader @slipway_manifest content-type application/manifest+json
\t\t# What is missing in these two folders is a file, and no route of the app.
\t\t@slipway_route {
\t\t\tnot path_regexp \\.[A-Za-z0-9]+$
\t\t\tnot path /assets/* /locales/*
\t\t}
\t\t@slipway_closed {
\t\t\tnot path_regexp \\.[A-Za-z0-9]+$
\t\t\tnot path /assets/* /locales/* ${OPEN_PATH} ${OPEN_PATH}/
\t\t\t${closed}
\t\t}
\t\trewrite @slipway_closed /${CLOSED_PAGE}
\t\t@slipway_unknown {
\t\t\tnot path_regexp \\.[A-Za-z0-9]+$
\t\t\tnot path /assets/* /locales/*
\t\t\tnot path_regexp (?i)${APP_ROUTES}
\t\t}
\t\trewrite @slipway_unknown /${UNKNOWN_PAGE}
\t\t# Public pages have a head in each language; a match has that of its sport.
\t\tmap {path} {slipway_sport} {
\t\t\t~${SPORT_OF_MATCH_TEXT} "\${1}"
\t\t\tdefault ""
\t\t}
\t\t@slipway_head {
\t\t\tnot path_regexp \\.[A-Za-z0-9]+$
\t\t\tfile {
\t\t\t\ttry_files /${HEADS}/{query.lang}{path}.html /${HEADS}/{query.lang}{path}index.html /${HEADS}/${brand.defaultLanguage}{path}.html /${HEADS}/{query.lang}{slipway_sport}.html /${HEADS}/${brand.defaultLanguage}{slipway_sport}.html
\t\t\t}
\t\t}
\t\trewrite @slipway_head {http.matchers.file.relative}
\t\trewrite @slipway_route /index.html
\t\t@slipway_unknown_page path /${UNKNOWN_PAGE}
\t\tfile_server @slipway_unknown_page {
\t\t\tstatus 404
\t\t}
\t\t@slipway_closed_page path /${CLOSED_PAGE}
\t\theader @slipway_closed retry-after ${CLOSED_SECONDS}
\t\tfile_server @slipway_closed_page {
\t\t\tstatus 503
\t\t}
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
}
`;
}
