import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#cli/serve/free-port.ts';
import { command } from '#scripts/config/command.ts';
import { packInto } from '#scripts/package/install.ts';
import { BY_HAND, CADDYFILE, NGINX } from './servers.ts';
import { transcriptPage, type Part } from './page.ts';
import { openShell } from './shell.ts';
import { ACCEPTED, weigh, type Weight } from './weigh.ts';

command('docs transcript').parse();

// What an operator does who has nothing but the package, an empty folder, nginx and Caddy; docs/operators/transcript.md is written from
// what the commands said. A command that ends otherwise than here ends this with an error.

const FILE = 'docs/operators/transcript.md';
const NAME = 'vento-sul.example';
const INIT = [
  'npx slipway brand init vento-sul --name "Vento Sul" --profile br --languages pt,en',
  `--domain ${NAME} --company "Vento Sul Ltda." --address "Rua A 1, Recife" --email ola@${NAME}`,
  `--authority SPA/MF --licence 7/2026 --ombudsman-phone "+55 81 3000 0000" --ombudsman-email ouvidoria@${NAME}`,
].join(' ');

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-operator-'));
const first = await freePort(26_800, '127.0.0.1');
const port = {
  upstream: first,
  nginx: first + 1,
  byHand: first + 2,
  caddy: first + 3,
  node: first + 4,
  preview: first + 5,
};
const { filename } = packInto(folder);
const shell = openShell(folder, { NO_COLOR: '1', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
const weights: Weight[] = [];
const parts: Part[] = [];
let noted = 0;

/** Makes a part of what has run since the last. */
function part(title: string, about: string): void {
  parts.push({ title, about, ran: shell.ran.slice(noted) });
  noted = shell.ran.length;
}

const asked = (of: number, address: string, filter: string) =>
  shell.run(`curl -s${filter} -H 'Host: ${NAME}' http://localhost:${of}${address}`);
/** Page, upstream and health by curl, then the weight of the first view. */
async function look(host: string, of: number): Promise<void> {
  await shell.run(
    `curl -sI -H 'Host: ${NAME}' http://localhost:${of}/sport/soccer | grep -iE '^(HTTP|cache-control|content-security)' | cut -c1-100`,
  );
  await asked(of, '/health.json', '');
  await shell.run(`curl -s -H 'Host: ${NAME}' http://localhost:${of}/sports/api/v1/available_games | cut -c1-90`);
  for (const accepted of ACCEPTED) weights.push(await weigh(host, of, NAME, accepted));
}

try {
  writeFileSync(path.join(folder, 'nginx.conf'), NGINX({ folder, port: port.nginx, upstream: port.upstream }));
  writeFileSync(path.join(folder, 'by-hand.conf'), BY_HAND({ folder, port: port.byHand }));
  writeFileSync(path.join(folder, 'Caddyfile'), CADDYFILE({ folder }));

  await shell.run(`npm install --prefer-offline --no-audit --no-fund --loglevel=error ./${filename}`);
  await shell.run('npx slipway doctor');
  part('Install', 'Nothing but Node is needed.');

  await shell.run('npx slipway brand init vento-sul --profile brasil --colour red --domain "a b"', 2);
  await shell.run(`${INIT} --colour "#00703c"`);
  await shell.run('npx slipway brand check --strict');
  part(
    'A brand',
    'Without a terminal every answer is a flag, and all wrong ones are named at once. At a terminal each is asked for, and a wrong one is asked again.',
  );

  await shell.run(
    `cp brands/vento-sul/brand.json right.json && sed -i 's/"muted": "#......"/"muted": "#9aa3b2"/' brands/vento-sul/brand.json`,
  );
  await shell.run('npx slipway brand build vento-sul --out sites', 1);
  await shell.run('cp right.json brands/vento-sul/brand.json');
  part('A mistake', 'A pale colour is refused with the nearest one that can be read, and nothing is built.');

  await shell.run('npx slipway brand build vento-sul --out sites');
  await shell.run('npx slipway brand build vento-sul --out sites');
  await shell.run('ls sites/_hosting/vento-sul && ls -S sites/vento-sul/assets | head -3');
  part('The site', 'The second build has nothing to do.');

  await shell.serve(
    `npx slipway sim --port ${port.upstream} --allow-host ${NAME}`,
    `http://127.0.0.1:${port.upstream}/sports/api/v1/available_games`,
  );
  part('An upstream', 'The simulator takes its place.');

  await shell.run("sed -n '/server {/,$p' nginx.conf");
  await shell.serve(`nginx -p ${folder} -c nginx.conf`, `http://127.0.0.1:${port.nginx}/health.json`);
  await look('nginx', port.nginx);
  part(
    'Behind nginx',
    'The lines around the include are those of [hosting](hosting.md); a certificate is all that is missing.',
  );

  await shell.serve(`nginx -p ${folder} -c by-hand.conf`, `http://127.0.0.1:${port.byHand}/`);
  for (const accepted of ACCEPTED)
    weights.push(await weigh('nginx by hand: its own gzip, no files beside (before)', port.byHand, NAME, accepted));
  noted = shell.ran.length;

  await shell.run(
    `sed 's|^${NAME} {|http://:${port.caddy} {|' sites/_hosting/vento-sul/Caddyfile > site.caddy && cat Caddyfile`,
  );
  await shell.serve(
    `SLIPWAY_ROOT=${folder}/sites SLIPWAY_UPSTREAM=127.0.0.1:${port.upstream} caddy run --config Caddyfile --adapter caddyfile 2> caddy.log`,
    `http://127.0.0.1:${port.caddy}/`,
  );
  await look('Caddy', port.caddy);
  part(
    'Behind Caddy',
    'The address is replaced because this machine has neither the name nor a certificate; Caddy gets one by itself.',
  );

  await shell.serve(
    `npx slipway serve sites/vento-sul --port ${port.node} --upstream http://127.0.0.1:${port.upstream}`,
    `http://127.0.0.1:${port.node}/health.json`,
  );
  await look('slipway serve', port.node);
  part('Node alone', '`slipway serve` keeps the same rules; a balancer in front of it has the certificate.');

  await shell.serve(`npx slipway brand preview vento-sul --port ${port.preview}`, /settings are at/);
  await shell.run('npx slipway brand shots vento-sul', 2);
  await shell.run('npx slipway upgrade --dry-run');
  part(
    'Every day',
    'The preview with its settings page; pictures need a browser, and end at once without one; an upgrade shows what it would change.',
  );

  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model.trim()}, Node ${process.version}`;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  const page = transcriptPage({ parts, weights, machine, date, folder });
  writeFileSync(FILE, page);
  console.log(`${FILE}: ${shell.ran.length} commands`);
} finally {
  await shell.end();
  rmSync(folder, { recursive: true, force: true });
}
