import type { Brand } from '#contract/brand/brand.ts';
import { CHAT_PATH } from '#contract/entities/chat.ts';
import { PUSH_PATH } from '#contract/push.ts';
import { ASK_AGAIN, FOR_EVER, HASHED_PATHS } from './cached-for-ever.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The inside of an nginx `server` block. In nginx, one `add_header` in a location drops all of the level above: each
 * location therefore repeats them.
 */
export function nginxFile({ id, upstream }: Brand, headers: Headers): string {
  const lines = (cache: string): string =>
    Object.entries({ ...headers, 'cache-control': cache })
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n');
  const services = Object.entries(upstream.basePaths)
    .map(
      ([service, base]) => `location /${service}/ {
    rewrite ^/${service}/(.*)$ ${base}/$1 break;
    proxy_pass $slipway_upstream;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
}`,
    )
    .join('\n');
  return `# Made by slipway brand build for ${id}: include it inside a server block that has
#   root /srv/slipway/${id};
#   set $slipway_upstream http://127.0.0.1:5000;
# docs/operators.md shows the whole block.
index index.html;
server_tokens off;
gzip on;
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
}

${services}
# Pictures that the upstream's answers name.
location ^~ /content/ {
    proxy_pass $slipway_upstream;
}
${[PUSH_PATH, CHAT_PATH]
  .map(
    (socket) => `location = ${socket} {
    proxy_pass $slipway_upstream;
    proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection upgrade;
    proxy_set_header Host $host;
    proxy_read_timeout 1h;
}`,
  )
  .join('\n')}
# Files for static hosts: no business of a reader.
location ~ ^/_(?:headers|redirects)$ {
    return 404;
}
${HASHED_PATHS.map(
  (path) => `location ^~ ${path} {
${lines(FOR_EVER)}
    try_files $uri =404;
}`,
).join('\n')}
# A name with an ending is a file or nothing; every other address is a route of the app.
location ~ \\.[A-Za-z0-9]+$ {
${lines(ASK_AGAIN)}
    try_files $uri =404;
}
location / {
${lines(ASK_AGAIN)}
    try_files /index.html =404;
}
`;
}
