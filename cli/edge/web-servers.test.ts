import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rowPath, rows, type Row } from '#contract/rows';
import { testPort } from '#cli/test/port.ts';

const page = readFileSync('docs/operators/edge.md', 'utf8');
const block = (language: string, at = 0) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))][at]?.[1] ?? '';
const all: readonly Row[] = Object.values(rows);
const forEdge = ({ name, repeat }: Row) => repeat === 'keyed' || name === 'getOutcome';
const PARAMS = {
  game: 'soccer',
  lottery: 'hk6',
  race: 'pk10',
  id: 'bet-1',
  code: 'abc',
  kind: 'x',
  date: '1',
  type: 'x',
};
const call = (row: Row) =>
  `${row.method} ${rowPath(row, new Proxy(PARAMS, { get: (known, name) => Reflect.get(known, name) ?? 'x1' }))}`;
const wanted = all.filter(forEdge).map(call).toSorted();

const folder = mkdtempSync(join(tmpdir(), 'slipway-edge-servers-'));
const servers: Server[] = [];
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function named(name: string): Promise<number> {
  const server = createServer((_request, response) => response.end(name)).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}
const has = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;

/** Which of the two got each call. */
async function whereTo(port: number): Promise<string[]> {
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  const got: string[] = [];
  for (const row of all) {
    const [method = '', path = ''] = call(row).split(' ');
    const where = await (await fetch(url + path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })).text();
    if (where === 'edge') got.push(call(row));
  }
  return got.toSorted();
}

describe('the lines of docs/operators/edge.md', () => {
  it('for nginx name the calls that move money and getOutcome, and no other', () => {
    const patterns = [...block('nginx').matchAll(/"~\*(\^[^"]+)"/g)].map(
      ([, pattern = '']) => new RegExp(pattern, 'i'),
    );
    expect(
      all
        .map(call)
        .filter((each) => patterns.some((pattern) => pattern.test(each)))
        .toSorted(),
    ).toEqual(wanted);
  });

  it('for Caddy do too', () => {
    const pattern = new RegExp(/matches\("\(\?i\)([^"]+)"\)/.exec(block('caddy'))?.[1] ?? 'nothing', 'i');
    expect(
      all
        .map(call)
        .filter((each) => pattern.test(each))
        .toSorted(),
    ).toEqual(wanted);
  });

  it.runIf(has('nginx', '-v'))(
    'send them there in nginx',
    async () => {
      const [edge, upstream, port] = [await named('edge'), await named('upstream'), await testPort()];
      const map = block('nginx')
        .replaceAll('127.0.0.1:8788', `127.0.0.1:${edge}`)
        .replaceAll('127.0.0.1:8787', `127.0.0.1:${upstream}`);
      const conf = join(folder, 'nginx.conf');
      writeFileSync(
        conf,
        `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
${map}
server { listen 127.0.0.1:${port};
${block('nginx', 1)}
location ^~ / { proxy_pass $slipway_upstream; proxy_set_header Host $host; } } }`,
      );
      children.push(spawn('nginx', ['-c', conf, '-g', 'daemon off; master_process off;'], { stdio: 'inherit' }));
      expect(await whereTo(port)).toEqual(wanted);
    },
    60_000,
  );

  it.runIf(has('caddy', 'version'))(
    'send them there in Caddy',
    async () => {
      const [edge, upstream, port] = [await named('edge'), await named('upstream'), await testPort()];
      const file = join(folder, 'Caddyfile');
      const lines = block('caddy').replaceAll('127.0.0.1:8788', `127.0.0.1:${edge}`);
      // As the hosting file has them, a block for each service: Caddy sorts blocks that have paths.
      const services = [...new Set(all.map((row) => `/${row.service.split('/')[0] ?? ''}/*`))];
      const others = [...services, ''].map((path) => `handle ${path} {\n\treverse_proxy 127.0.0.1:${upstream}\n}`);
      writeFileSync(
        file,
        `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n${lines}\n${others.join('\n')}\n}\n`,
      );
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      children.push(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env }));
      expect(await whereTo(port)).toEqual(wanted);
    },
    60_000,
  );
});
