import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { overrideMatch } from '#simulator/testing';
import { startNginx } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { startSimulator } from '#simulator';

export interface Holders {
  /** From a move to the answer that each of them has. */
  readonly seenMs: readonly number[];
  /** Calls that reached the simulator for a move. */
  readonly upstreamCalls: number;
}

interface HoldersOf {
  /** A stamped site. */
  readonly out: string;
  readonly id: string;
  readonly players: number;
  readonly moves: number;
  /** nginx keeps public reads, and holds one call for all who ask the same. */
  readonly isCached: boolean;
}

interface Changes {
  readonly version: string;
  readonly prices?: Readonly<Record<string, { readonly wl?: { readonly w?: string } }>>;
}

/** All of them wait by then. */
const GATHERED_MS = 2_000;
const PLACES = '0-19';
const AT_ONCE = 50;

/** Players who each hold a call for the changes of a lobby, behind nginx; the simulator, nginx and all of them on this machine. */
export async function measureHolders({ out, id, players, moves, isCached }: HoldersOf): Promise<Holders> {
  const simulator = await startSimulator({ seed: 'holders', startTime: 'now', speed: 1 });
  const upstreamPort = Number(new URL(simulator.url).port);
  const nginx = await startNginx({ root: out, out, upstreamPort, brand: id, isCached });
  // A connection each, as browsers have.
  const agents = Array.from({ length: players }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const world = simulator.world();
  const seenMs: number[] = [];
  let upstreamCalls = 0;
  try {
    const ask = (query: string, agent = agents[0]): Promise<Changes> =>
      new Promise((resolve, reject) => {
        const headers = { 'accept-language': 'en', 'accept-encoding': 'gzip' };
        const call = request(`${nginx.url}/sports/api/v1/soccer/changes?${query}`, { agent, headers }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('end', () => {
            const body = Buffer.concat(parts);
            const json = String(response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
            if (response.statusCode === 200) resolve((JSON.parse(json) as { data: Changes }).data);
            else reject(new Error(`${response.statusCode}: ${json}`));
          });
        });
        call.once('error', reject).end();
      });
    // Players come one after another, and not in one instant.
    for (let come = 0; come < players; come += AT_ONCE)
      await Promise.all(agents.slice(come, come + AT_ONCE).map((agent) => ask('', agent)));
    const [first] = world.fixtures.onSale('soccer', world.now());
    for (let move = 0; move < moves; move += 1) {
      // Every move begins with the newest version.
      const { version } = await ask('since=none&wait=0');
      const before = world.journal.total;
      const odds = `${5 + move}.55`;
      let movedAt = 0;
      const hold = async (since: string, agent: Agent): Promise<void> => {
        const answer = await ask(`since=${since}&wait=25&places=${PLACES}`, agent);
        // The clocks of matches go on too.
        if (answer.prices?.[first?.match_id ?? '']?.wl?.w !== odds) return hold(answer.version, agent);
        seenMs.push(performance.now() - movedAt);
      };
      const all = Promise.all(agents.map((agent) => hold(version, agent)));
      await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
      movedAt = performance.now();
      overrideMatch(world, first?.match_id ?? '', { odds: { 'wl:w': odds } });
      await all;
      upstreamCalls += world.journal.total - before;
    }
  } finally {
    for (const agent of agents) agent.destroy();
    await nginx.close();
    await simulator.close();
  }
  return { seenMs, upstreamCalls: upstreamCalls / moves };
}
