import type { Brand } from '#contract/brand/brand.ts';
import { CHAT_PATH } from '#contract/entities/chat.ts';
import { PUSH_PATH } from '#contract/push.ts';
import { ASK_AGAIN, FOR_EVER, HASHED_PATHS } from './cached-for-ever.ts';

/** A site of a Caddyfile; `{$SLIPWAY_ROOT}` and `{$SLIPWAY_UPSTREAM}` come from the environment. */
export function caddyFile({ id, domains, upstream }: Brand, headers: Readonly<Record<string, string>>): string {
  const header = Object.entries(headers)
    .map(([name, value]) => `\t\t${name} \`${value}\``)
    .join('\n');
  const services = Object.entries(upstream.basePaths)
    .map(
      ([service, base]) => `\thandle_path /${service}/* {
\t\trewrite * ${base}{uri}
\t\treverse_proxy {$SLIPWAY_UPSTREAM}
\t}`,
    )
    .join('\n');
  return `# Made by slipway brand build for ${id}. Environment: SLIPWAY_ROOT=/srv/slipway SLIPWAY_UPSTREAM=127.0.0.1:5000
${domains.join(', ')} {
\tencode zstd gzip
${services}
\thandle /content/* {
\t\treverse_proxy {$SLIPWAY_UPSTREAM}
\t}
${[PUSH_PATH, CHAT_PATH].map((socket) => `\thandle ${socket} {\n\t\treverse_proxy {$SLIPWAY_UPSTREAM}\n\t}`).join('\n')}
\theader {
${header}
\t\tcache-control "${ASK_AGAIN}"
\t}
\t@hashed path ${HASHED_PATHS.map((path) => `${path}*`).join(' ')}
\theader @hashed cache-control "${FOR_EVER}"
\t@hosting path /_headers /_redirects
\trespond @hosting 404
\thandle {
\t\troot * {$SLIPWAY_ROOT}/${id}
\t\t@route not path_regexp \\.[A-Za-z0-9]+$
\t\trewrite @route /index.html
\t\tfile_server
\t}
}
`;
}
