// Hostile bytes over raw sockets, by seed: `npm run qa -- fuzz-doors [REQUESTS [SEED]]`. Finds servers that end, answers of 500
// and above without a line in the log, forged hosts and origins that are let in, and leaked files and stack traces.
import { HAS_CADDY, HAS_NGINX, stampSite, startCaddy, startNginx } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { DEMO_ACCOUNTS } from '#fixtures';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { startSimulator } from '#simulator';
import { logTo } from '#simulator/testing/http';
import { fuzzDoor } from './fuzz-door.ts';
import { ownServers, packagedServers, startOwn, workFolder } from './own-doors.ts';

const program = command('qa fuzz-doors')
  .argument('[requests]', 'how many at each door', wholeNumber, 30_000)
  .argument('[seed]', 'of the bytes', '1')
  .option('--package [folder]', 'the servers of the packed package instead, installed there or in an empty folder')
  .option('--door <text>', 'only the doors whose name has this text', '')
  .parse();
const [REQUESTS, SEED] = program.processedArgs as [number, string];
const { package: installed, door: only } = program.opts<{ package?: true | string; door: string }>();

const WEB_SERVERS = [
  ['nginx', HAS_NGINX, startNginx],
  ['Caddy', HAS_CADDY, startCaddy],
] as const;
/** Its upstream uses the simulator's paths. */
const BRAND = 'harborlight';

let isFine = true;
const { folder: work, remove } = workFolder();
await attackOwn();
if (installed === undefined) await attackWebServers();
remove();
process.exit(isFine ? 0 : 1);

async function attackOwn(): Promise<void> {
  const upstream = await startSimulator({ seed: SEED, upstream: 'strict-spec', speed: 1, startTime: 'now' });
  const servers =
    installed === undefined
      ? ownServers(upstream.url, work)
      : packagedServers(upstream.url, work, installed === true ? undefined : installed);
  for (const server of servers.filter(({ name }) => name.includes(only))) {
    const door = await startOwn(server);
    await report(door.name, door.url, door.lines);
    if (door.hasEnded()) isFine = false;
    await door.close();
  }
  await upstream.close();
}

async function attackWebServers(): Promise<void> {
  await stampSite(work, 'app-1.js', BRAND);
  for (const [name, isHere, start] of WEB_SERVERS.filter(([each]) => each.includes(only))) {
    if (!isHere) {
      console.log(JSON.stringify({ door: name, tried: false }));
      continue;
    }
    const simulator = await startSimulator({ seed: SEED });
    let ourLines = 0;
    const endLog = logTo(() => (ourLines += 1));
    const server = await start({ root: work, out: work, upstreamPort: simulator.port, brand: BRAND });
    // The web server logs its own errors, such as a closed upstream.
    await report(name, server.url, () => ourLines + (server.log().match(/"?(?:error|\[error\])/g)?.length ?? 0), true);
    await server.close();
    await simulator.close();
    endLog();
  }
}

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
