import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { PATH_GAMES, rowPath, rows } from '#contract/rows';
import { precompress } from '#cli/build/precompress.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { stampBrand } from '#cli/build/stamp-brand.ts';
import { testPort } from '#cli/test/port.ts';
import { closerOf, type WebServer } from './connections.fixture.ts';
import { openStaticHost } from './static-host.fixture.ts';

export const BRAND = 'ventoverde';
/** One address for every call that stakes money. */
const SAMPLES: Readonly<Record<string, string>> = PATH_GAMES;
const anySample = new Proxy(SAMPLES, { get: (samples, name: string) => samples[name] ?? '7' });
export const BET_ADDRESSES = Object.values(rows)
  .filter((row) => 'moves' in row && (row.moves === 'stake' || row.moves === 'game'))
  .map((row) => rowPath(row, anySample));
const hasCommand = (command: string, version: string) => spawnSync(command, [version]).error === undefined;

/** A site with one script of this name at `<out>/<brand>`, and its hosting files. */
export async function stampSite(out: string, script: string, id = BRAND, root = process.cwd()): Promise<void> {
  const folder = path.join(out, `compiled-${script}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, script), `export const text = '${'x'.repeat(3_000)}';`);
  await precompress(folder);
  const style = script.replace('.js', '.css');
  const metafile = { inputs: {}, outputs: {} };
  const app = {
    folder,
    script,
    style,
    pressStyle: `press-${style}`,
    lazyStyle: `later-${style}`,
    first: [script],
    groups: {},
    firstOdds: 'first-odds-1.js',
    metafile,
  };
  await stampBrand({ root, appRoot: process.cwd(), id, app, out });
}

/** Steals a token: in the page's origin it could read what the app stores. */
const SCRIPT =
  "fetch('/sports/stolen?what=' + encodeURIComponent(JSON.stringify(localStorage)), { cache: 'no-store' })";
const SVG = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="red"/>${inside}</svg>`;
/** Uploads that a careless upstream serves unchanged. */
export const UPLOADS: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/content/picture.svg': ['image/svg+xml', SVG('')],
  '/content/hostile.svg': ['image/svg+xml', SVG(`<script>${SCRIPT}</script>`)],
  '/content/handler.svg': ['image/svg+xml', SVG(`<image href="x" onerror="${SCRIPT}"/>`)],
  '/content/hostile.html': ['text/html', `<!doctype html><script>${SCRIPT}</script><img src=x onerror="${SCRIPT}">`],
  '/content/foreign.svg': [
    'image/svg+xml',
    SVG(
      `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${SCRIPT}&lt;/script&gt;"/></foreignObject>`,
    ),
  ],
  '/content/hidden.png': ['image/png', `<!doctype html><script>${SCRIPT}</script>`],
  '/content/untyped': ['', `<!doctype html><script>${SCRIPT}</script>`],
  '/content/page.xml': ['text/xml', `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${SCRIPT}</x:script>`],
  '/content/refresh.html': ['text/html', '<meta http-equiv="refresh" content="0;url=/content/hostile.html">'],
  '/br/3rd-game/form.html': ['text/html', '<form id="f" action="/sports/stolen"></form><script>f.submit()</script>'],
};

export interface HostileUpstream {
  readonly port: number;
  readonly seen: string[];
  readonly headersSeen: IncomingHttpHeaders[];
  readonly posted: string[];
  close(): Promise<void>;
}

/** An upstream that serves hostile uploads with headers that let them run. */
export async function openHostileUpstream(): Promise<HostileUpstream> {
  const seen: string[] = [];
  const headersSeen: IncomingHttpHeaders[] = [];
  const posted: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    seen.push(url);
    headersSeen.push(request.headers);
    if (request.method === 'POST') void text(request).then((body) => posted.push(`${url} ${body}`));
    const upload = UPLOADS[url.split('?')[0] ?? ''];
    if (upload?.[0] !== '') response.setHeader('content-type', upload?.[0] ?? 'application/json');
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('strict-transport-security', 'max-age=0');
    response.setHeader('x-content-type-options', 'sniff');
    response.setHeader('cache-control', 'private, max-age=7');
    response.end(upload?.[1] ?? `upstream saw ${url}`);
  });
  const close = closerOf(server);
  server.on('upgrade', ({ headers }) => headersSeen.push(headers));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => socket.send(`open ${request.url}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    headersSeen,
    posted,
    close,
  };
}

interface Hosted {
  /** Contains the site's folder; may be a link to it. */
  readonly root: string;
  readonly out: string;
  readonly upstreamPort: number;
  readonly brand?: string;
  readonly brands?: string;
  /** A trusted server of ours is in front. */
  readonly isBehindProxy?: boolean;
  /** With TLS and HTTP/2, a self-signed certificate, and Brotli if nginx has the module. */
  readonly isSecure?: boolean;
  readonly isCached?: boolean;
  /** Number of nginx processes; by default one, without workers. */
  readonly workers?: number;
  readonly logged?: string;
}

export const HAS_NGINX = hasCommand('nginx', '-v');
export const HAS_CADDY = hasCommand('caddy', 'version');

const BROTLI = path.join(
  process.env['SLIPWAY_NGINX_MODULES'] ?? '/usr/lib/nginx/modules',
  'ngx_http_brotli_static_module.so',
);
/** Whether nginx can send the `.br` files (Debian: libnginx-mod-http-brotli-static). The generated file does not need it. */
export const HAS_BROTLI = existsSync(BROTLI);

const SELF_SIGNED = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
/** TLS lines for a server block, as in docs/operators/hosting.md. */
function secureLines(work: string): string {
  const [key, certificate] = [path.join(work, 'key.pem'), path.join(work, 'certificate.pem')];
  const made = spawnSync('openssl', [...SELF_SIGNED.split(' '), '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key}; ${HAS_BROTLI ? 'brotli_static on;' : ''}`;
}

/** nginx with the generated file in a server block as in docs/operators/hosting.md, with its default logs. */
export async function startNginx({
  root,
  out,
  upstreamPort,
  brand = BRAND,
  isSecure = false,
  isBehindProxy = false,
  isCached = false,
  workers = 1,
  logged,
}: Hosted): Promise<WebServer> {
  const port = await testPort();
  const work = path.join(out, `nginx-${port}`);
  mkdirSync(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${work}/${name}";`,
  );
  writeFileSync(
    path.join(work, 'whole.conf'),
    `${isSecure && HAS_BROTLI ? `load_module ${BROTLI};` : ''} ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid "${work}/nginx.pid"; error_log "${work}/error.log";
worker_processes ${workers}; worker_rlimit_nofile 20000;
events { worker_connections 8192; }
http {
  ${isCached ? `proxy_cache_path "${work}/cache" keys_zone=slipway_${brand}:10m max_size=200m inactive=10m use_temp_path=off; include "${out}/_hosting/${brand}/nginx-cached-http.conf";` : ''}
  ${logged === undefined ? '' : `log_format sizes '${logged}';`} access_log "${work}/access.log"${logged === undefined ? '' : ' sizes'}; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}${isSecure ? ' ssl http2' : ''};
    ${isSecure ? secureLines(work) : ''}
    root "${root}/${brand}";
    set $slipway_upstream http://127.0.0.1:${upstreamPort};
    ${isBehindProxy ? 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;' : ''}
    include "${out}/_hosting/${brand}/${isCached ? 'nginx-cached' : 'nginx'}.conf";
  }
}
`,
  );
  const log = () => ['access.log', 'error.log'].map((name) => readFileSync(path.join(work, name), 'utf8')).join('\n');
  const server = spawn('nginx', ['-p', work, '-c', path.join(work, 'whole.conf')]);
  return until(server, `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`, 'SIGQUIT', log);
}

/** An address of the operator in Caddy. */
export const OWN_PATH = '/own';

/** Caddy with the generated site and logs, without the brand's domains, for which it would request certificates. */
export async function startCaddy({
  root,
  out,
  upstreamPort,
  brand = BRAND,
  brands = process.cwd(),
  isBehindProxy = false,
}: Hosted): Promise<WebServer> {
  const port = await testPort();
  const url = `http://127.0.0.1:${port}`;
  const { domains } = await readBrand(brands, brand);
  const hosting = path.join(out, '_hosting', brand);
  const written = readFileSync(path.join(hosting, 'Caddyfile'), 'utf8');
  // The operator's own directives stand beside ours.
  const site = written.replace(
    `\n${domains.join(', ')} {`,
    `\nhttp://:${port} {\n\thandle ${OWN_PATH} {\n\t\trespond "own"\n\t}`,
  );
  if (site === written) throw new Error('the Caddyfile has no site of the brand');
  // In the same folder, because of its imports.
  const beside = path.join(hosting, `Caddyfile-${port}`);
  writeFileSync(beside, site);
  const work = path.join(out, `caddy-${port}`);
  mkdirSync(work, { recursive: true });
  const file = path.join(work, 'Caddyfile');
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n\timport "${hosting}/caddy-logs"\n}\nimport "${beside}"\n`,
  );
  const server = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
      SLIPWAY_ROOT: root,
      SLIPWAY_UPSTREAM: `127.0.0.1:${upstreamPort}`,
      ...(isBehindProxy && { SLIPWAY_TRUSTED_PROXIES: '127.0.0.1/32' }),
    },
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += String(chunk)));
  return until(server, url, 'SIGTERM', () => log);
}

export async function startNode({
  root,
  upstreamPort,
  brand = BRAND,
  isBehindProxy = false,
}: Hosted): Promise<WebServer> {
  const port = await testPort();
  const server = spawn(process.execPath, [
    'cli/slipway.cjs',
    'serve',
    path.join(root, brand),
    '--port',
    String(port),
    // The name in the tests for a site that players reach directly.
    ...`--upstream http://127.0.0.1:${upstreamPort} ${isBehindProxy ? '--behind-proxy' : '--allow-host my-brand.example'}`.split(
      ' ',
    ),
  ]);
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (log += String(chunk)));
  return until(server, `http://127.0.0.1:${port}`, 'SIGTERM', () => log);
}

/** They have no upstream. */
export const startNetlify = ({ root }: Hosted): Promise<WebServer> => openStaticHost(path.join(root, BRAND), 'Netlify');
export const startCloudflarePages = ({ root }: Hosted): Promise<WebServer> =>
  openStaticHost(path.join(root, BRAND), 'Cloudflare Pages');

async function until(
  server: ChildProcess,
  url: string,
  signal: 'SIGQUIT' | 'SIGTERM',
  log: () => string,
): Promise<WebServer> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)));
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt += 1) {
    const stands = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.end());
    });
    if (stands && server.exitCode === null)
      return {
        url,
        log,
        async close() {
          const ended = new Promise((resolve) => server.once('close', resolve));
          server.kill(signal);
          await ended;
        },
      };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the web server did not start: ${said}`);
}
