import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { CHAT_PATH } from '#contract/entities/chat.ts';
import { PUSH_PATH } from '#contract/push.ts';
import { stampBrand } from '#cli/app-build/stamp-brand.ts';
import { pageHeaders } from '#cli/serve/content-policy.ts';
import { freePort } from '#cli/serve/free-port.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';

const REPOSITORY = process.cwd();
const HAS_NGINX = spawnSync('nginx', ['-v']).error === undefined;
const out = mkdtempSync(path.join(tmpdir(), 'slipway-hosting-'));
const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');

beforeAll(async () => {
  const folder = path.join(out, 'compiled');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'app-1.js'), `export const text = '${'x'.repeat(3_000)}';`);
  const app = {
    folder,
    script: 'app-1.js',
    style: 'app-1.css',
    laterStyle: 'later-1.css',
    first: ['app-1.js'],
    metafile: { inputs: {}, outputs: {} },
  };
  await stampBrand({ root: REPOSITORY, id: 'ventoverde', app, out });
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('the files for web servers', () => {
  it('hold the policy with the origins of the brand, the same in all four', async () => {
    const brand = await readBrand(REPOSITORY, 'ventoverde');
    const policy = pageHeaders(brand)['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain('frame-src https://jogos.ventoverde.example;');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    for (const file of [
      '_hosting/ventoverde/nginx.conf',
      '_hosting/ventoverde/Caddyfile',
      '_hosting/ventoverde/headers.json',
      'ventoverde/_headers',
    ])
      expect(read(file)).toContain(policy);
  });

  it('repeat every header in every location of nginx that serves a file', () => {
    const serving = read('_hosting/ventoverde/nginx.conf')
      .split(/^location /m)
      .slice(1)
      .filter((location) => location.includes('try_files'));
    expect(serving).toHaveLength(5);
    for (const location of serving)
      for (const name of [
        'content-security-policy',
        'x-content-type-options',
        'strict-transport-security',
        'cache-control',
      ])
        expect(location).toContain(`add_header ${name} `);
  });
});

// A machine without nginx says so in the name of the test, and the text alone is checked (above).
describe(`behind nginx${HAS_NGINX ? '' : ': NOT TRIED, there is none here (apt-get install nginx-light)'}`, () => {
  let upstream: Server;
  let nginx: ChildProcess | undefined;
  let url = '';
  let said = '';

  beforeAll(async () => {
    upstream = createServer((request, response) => response.end(`upstream saw ${request.url}`));
    const sockets = new WebSocketServer({ server: upstream });
    sockets.on('connection', (socket, request) => socket.send(`open ${request.url}`));
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const port = await freePort(46_300 + (process.pid % 1_000), '127.0.0.1');
    url = `http://127.0.0.1:${port}`;
    if (!HAS_NGINX) return;
    writeFileSync(
      path.join(out, 'whole.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${out}/nginx.pid; error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${out}/body; proxy_temp_path ${out}/proxy; fastcgi_temp_path ${out}/f; uwsgi_temp_path ${out}/u; scgi_temp_path ${out}/s;
  server {
    listen 127.0.0.1:${port};
    root ${out}/ventoverde;
    set $slipway_upstream http://127.0.0.1:${(upstream.address() as AddressInfo).port};
    include ${out}/_hosting/ventoverde/nginx.conf;
  }
}
`,
    );
    nginx = spawn('nginx', ['-p', out, '-c', path.join(out, 'whole.conf')]);
    nginx.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)));
    for (let attempt = 0; attempt < 200 && nginx.exitCode === null; attempt += 1) {
      if (
        await fetch(url).then(
          () => true,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nginx did not start: ${said}`);
  });
  afterAll(async () => {
    const ended = nginx && new Promise((resolve) => nginx?.on('close', resolve));
    nginx?.kill('SIGQUIT');
    await ended;
    upstream.closeAllConnections();
    upstream.close();
  });

  it('answers every route with the page, under the strict policy, to be asked for again', async () => {
    if (!HAS_NGINX) return expect(HAS_NGINX).toBe(false);
    const brand = await readBrand(REPOSITORY, 'ventoverde');
    for (const address of ['/', '/sport/soccer', '/promotions/7?x=1']) {
      const response = await fetch(url + address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Vento Verde</title>');
      for (const [name, value] of Object.entries(pageHeaders(brand))) expect(response.headers.get(name)).toBe(value);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html');
    }
  });

  it('lets hashed files be kept for ever, compressed, and says what is missing', async () => {
    if (!HAS_NGINX) return expect(HAS_NGINX).toBe(false);
    const script = await fetch(`${url}/assets/app-1.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect((await fetch(`${url}/manifest.webmanifest`)).headers.get('content-type')).toBe('application/manifest+json');
    for (const gone of ['/assets/none.js', '/none.png', '/_headers', '/_redirects', '/assets/'])
      expect((await fetch(url + gone)).status).not.toBe(200);
    const missing = await fetch(`${url}/assets/none.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it("maps the page's calls to the brand's base paths, and joins the push channel", async () => {
    if (!HAS_NGINX) return expect(HAS_NGINX).toBe(false);
    expect(await (await fetch(`${url}/sports/api/v1/soccer?start=0`)).text()).toBe(
      'upstream saw /br/sports/api/v1/soccer?start=0',
    );
    expect(await (await fetch(`${url}/3rd-game/list`)).text()).toBe('upstream saw /br/3rd-game/list');
    for (const place of [PUSH_PATH, CHAT_PATH]) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${place}?token=t`);
      const heard = await new Promise((resolve, reject) => {
        socket.on('message', (data) => resolve(String(data)));
        socket.on('error', reject);
      });
      expect(heard).toBe(`open ${place}?token=t`);
      socket.terminate();
    }
  });
});
