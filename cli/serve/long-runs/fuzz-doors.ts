// Hostile bytes by raw sockets, by seed: `npm run qa -- fuzz-doors [REQUESTS [SEED]]`. Finds servers that end, answers of
// 500 and above without a line in the log, forged hosts and origins that are let in, and files that come out.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  HAS_CADDY,
  HAS_NGINX,
  stampSite,
  startCaddy,
  startNginx,
} from '#cli/app-build/hosting/hosting-servers.fixture.ts';
import { DEMO_ACCOUNTS } from '#fixtures';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { startSimulator } from '#simulator';
import { logTo } from '#simulator/testing/http';
import { fuzzDoor } from './fuzz-door.ts';

const program = command('qa fuzz-doors')
  .argument('[requests]', 'how many at each door', wholeNumber, 30_000)
  .argument('[seed]', 'of the bytes', '1')
  .parse();
const [REQUESTS, SEED] = program.processedArgs as [number, string];

const OWN = [
  { name: 'slipway sim', args: ['cli/slipway.cjs', 'sim', '--port', '0'], ready: /"url":"(http:[^"]+)"/ },
  { name: 'npm start', args: ['scripts/start.js', '--port', '4700'], ready: /is ready at \S*(http:\/\/localhost:\d+)/ },
] as const;
const WEB_SERVERS = [
  ['nginx', HAS_NGINX, startNginx],
  ['Caddy', HAS_CADDY, startCaddy],
] as const;
/** Its upstream has the paths of the simulator. */
const BRAND = 'harborlight';
const READY_WITHIN_MS = 180_000;
const LOG_LINE = /^slipway: /gm;
// oxlint-disable-next-line no-control-regex -- colours of the banner
const COLOURS = /\u001b\[\d+m/g;

let isFine = true;
for (const { name, args, ready } of OWN) {
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += String(chunk)));
  const url = await readyAt(server, ready);
  const lines = () => log.match(LOG_LINE)?.length ?? 0;
  await report(name, url, lines);
  if (server.exitCode !== null) isFine = false;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
}

const out = mkdtempSync(path.join(tmpdir(), 'slipway-fuzz-doors-'));
await stampSite(out, 'app-1.js', BRAND);
for (const [name, isHere, start] of WEB_SERVERS) {
  if (!isHere) {
    console.log(JSON.stringify({ door: name, tried: false }));
    continue;
  }
  const simulator = await startSimulator({ seed: SEED });
  let ourLines = 0;
  const endLog = logTo(() => (ourLines += 1));
  const server = await start({ root: out, out, upstreamPort: simulator.port, brand: BRAND });
  // The web server's own errors (an upstream that closed) are in its log.
  await report(name, server.url, () => ourLines + (server.log().match(/"?(?:error|\[error\])/g)?.length ?? 0), true);
  await server.close();
  await simulator.close();
  endLog();
}
rmSync(out, { recursive: true, force: true });
process.exit(isFine ? 0 : 1);

async function report(door: string, url: string, lines: () => number, takesAnyHost = false): Promise<void> {
  const startedMs = performance.now();
  const { port, hostname } = new URL(url);
  const host = takesAnyHost ? hostname : 'localhost';
  const tokens = [await signIn(url)];
  const found = await fuzzDoor({ port: Number(port), requests: REQUESTS, seed: SEED, tokens, host, takesAnyHost });
  const status = await fetch(`${url}/sports/api/v1/vip`).then(
    (response) => response.status,
    () => 0,
  );
  const stands = status === 200;
  isFine &&= stands && found.through.length === 0 && found.serverErrors.length <= lines();
  const { sent, statuses, serverErrors, through } = found;
  const figures = { door, stands, sent, statuses, serverErrors: serverErrors.length, logLines: lines() };
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  console.log(JSON.stringify({ ...figures, through: through.length, seconds }));
  for (const each of [...serverErrors.slice(0, 3), ...through.slice(0, 3)]) console.log(JSON.stringify(each));
}

function readyAt(server: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`not ready: ${said}`)), READY_WITHIN_MS);
    server.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk).replace(COLOURS, '');
      const url = line.exec(said)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

async function signIn(url: string): Promise<string> {
  const [account] = DEMO_ACCOUNTS;
  const response = await fetch(`${url}/sports/api/v1/sign_in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: account?.email, password: account?.password }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}
