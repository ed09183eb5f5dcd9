// Random requests from the OpenAPI document, by seed: `npm run qa -- fuzz [REQUESTS [SEED]]`. Finds answers of 500, answers
// without an envelope, and wrong ledgers.
import { RowClient, type Stream, streamOf } from '../testing.ts';
import { logTo } from '../testing-http.ts';
import { startSimulator } from '../index.ts';
import { randomValue, type Schema } from './random-value.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';

const program = command('qa fuzz')
  .argument('[requests]', 'how many', wholeNumber, 20_000)
  .argument('[seed]', 'of the requests', '1')
  .parse();

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

const [REQUESTS, SEED] = program.processedArgs as [number, string];
const AT_ONCE = 4;

const simulator = await startSimulator({ seed: SEED });
const findings: string[] = [];
logTo((line) => findings.push(line.slice(0, 600)));
const document = (await (await fetch(`${simulator.url}/__sim/openapi.json`)).json()) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Values that exist in this world, so that some calls get deep. */
function knownValues(): Record<string, readonly unknown[]> {
  const world = simulator.world();
  const match = world.fixtures.onSale('soccer', world.now()).find(({ state }) => state === 'scheduled');
  const [outcome] = match?.markets[0]?.outcomes ?? [];
  return {
    match_id: [match?.match_id, 'hk-20526', 'nothing'],
    odds: [outcome?.odds, '1.98', '47.00'],
    outcome: [outcome?.outcome, 'w'],
    currency: ['USDT', 'BRL'],
    stake: ['1', '2', '0.01'],
    amount: ['1', '2', '20', '100'],
    money: ['1', '5'],
    passes: [['single'], ['2-string-1']],
    payment_password: ['246810', '000000'],
    channel_id: ['in-pix', 'in-card', 'out-pix', 'nothing'],
    race_id: [world.draws.racesFrom('pk10', world.now(), { start: 0, limit: 1 })[0]?.id],
    id: ['bet-0000001', 'pg-1', 'nothing'],
    unit: ['BRL', 'USDT'],
    to: ['agent@demo.slipway.test'],
  };
}

async function fire(stream: Stream, number: number): Promise<number> {
  const { path, method, operation } = stream.pick(operations);
  const known = knownValues();
  const text = (schema: Schema, name: string) => String(randomValue(stream, schema, known, name) ?? '');
  let url = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = stream.next() < 0.9 ? { authorization: client.token } : {};
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (!required && stream.next() < 0.5) continue;
    // An empty or dotted segment would be another path.
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(text(schema, name)).replace(/^\.*$/, 'x'));
    else if (place === 'query') query.append(name, text(schema, name));
    else headers[name] = `fuzz-${number}`;
  }
  const schema = operation.requestBody?.content['application/json'].schema;
  const body = schema && JSON.stringify(randomValue(stream, schema, known));
  if (body !== undefined) headers['content-type'] = 'application/json';
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const response = await fetch(simulator.url + url + search, { method, headers, ...(body !== undefined && { body }) });
  const answer = (await response.json().catch(() => undefined)) as { code?: number; msg?: string } | undefined;
  const request = `${operation.operationId} ${method} ${url}${search} ${body?.slice(0, 300) ?? ''}`;
  if (response.status === 500) findings.push(`500: ${request}`);
  if (typeof answer?.code !== 'number' || typeof answer.msg !== 'string')
    findings.push(`no envelope (${response.status}): ${request}`);
  return response.status;
}

const client = new RowClient(simulator, simulator.world()).signIn();
const seen = new Map<number, number>();
let next = 0;
const worker = async () => {
  while (next < REQUESTS) {
    const number = next++;
    const status = await fire(streamOf(SEED, `fuzz:${number}`), number);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (number % 500 === 499) {
      simulator.world().clock.advance(3_600_000);
      simulator.world().members.setBans('m-player', []);
      client.signIn();
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
findings.push(...simulator.world().ledger.audit());
await simulator.close();
const statuses = [...seen].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
console.log(
  `${REQUESTS} requests of ${operations.length} operations, seed ${SEED}; ${statuses.join(', ')}; ${findings.length} findings`,
);
for (const finding of findings.slice(0, 10)) console.error(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
