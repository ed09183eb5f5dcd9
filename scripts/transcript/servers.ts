interface Place {
  readonly folder: string;
  readonly port: number;
}

/** The files that nginx and Caddy of the transcript run with: in production there is TLS, and nothing of the folder of this try. */
const nginx = (folder: string, server: string): string => `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log ${folder}/access.log;
    server {
${server}
    }
}
`;

export const NGINX = ({ folder, port, upstream }: Place & { readonly upstream: number }): string =>
  nginx(
    folder,
    `        listen 127.0.0.1:${port};
        root ${folder}/sites/vento-sul;
        set $slipway_upstream http://127.0.0.1:${upstream};
        include ${folder}/sites/_hosting/vento-sul/nginx.conf;`,
  );

/** What one writes who has no files of the build: nginx packs by itself, at its own level. */
export const BY_HAND = ({ folder, port }: Place): string =>
  nginx(
    folder,
    `        listen 127.0.0.1:${port};
        root ${folder}/sites/vento-sul;
        gzip on;
        gzip_types text/css text/javascript application/javascript application/json;
        types { text/html html; text/css css; text/javascript js; application/json json; }
        try_files $uri /index.html;`,
  );

/** `site.caddy` is the file of the build with an address of this machine. */
export const CADDYFILE = ({ folder }: Pick<Place, 'folder'>): string => `{
	admin off
	auto_https off
	default_bind 127.0.0.1
	import ${folder}/sites/_hosting/vento-sul/caddy-logs
}
import ${folder}/site.caddy
`;
