import { type Row, type RowName, rowPath, rows } from '#contract/rows';
import { RowClient } from '#simulator/testing';
import { startSimulator } from '#simulator';

export interface RowExample {
  /** `POST /sports/api/v1/soccer/bet`, and the query. */
  readonly asked: string;
  readonly body: unknown;
  readonly answer: unknown;
}

const MAX_LIST = 1;
const MAX_TEXT = 120;

/**
 * Money calls at a simulator with a stopped clock, from the conformance samples, so that answers are reproducible. Long secrets
 * (tokens, inline pictures) and lists are cut.
 */
export async function rowExamples(): Promise<ReadonlyMap<RowName, RowExample>> {
  const simulator = await startSimulator({ seed: 'reference', startTime: '2026-03-14T12:00:00Z', speed: 0 });
  try {
    const examples = new Map<RowName, RowExample>();
    for (const [at, name] of (Object.keys(rows) as RowName[]).entries()) {
      const row: Row = rows[name];
      if (row.repeat !== 'keyed') continue;
      const client = new RowClient(simulator, simulator.world(`reference-${at}`)).signIn();
      const call = await client.sample(name);
      const { status, json } = await client.send(name, call);
      if (status !== 200) throw new Error(`${name}: the sample was refused: ${json.msg}`);
      const query = decodeURIComponent(new URLSearchParams(call.query as Record<string, string>).toString());
      examples.set(name, {
        asked: `${row.method} ${rowPath(row, call.params as Record<string, string>)}${query && `?${query}`}`,
        body: shortened(call.body, simulator.url),
        answer: shortened(json, simulator.url),
      });
    }
    return examples;
  } finally {
    await simulator.close();
  }
}

/** Random in each run. */
const TICKET = /^(ticket\.[\w-]+\.)[\da-f]{40}$/u;

/** @param own the simulator's address, whose port varies */
function shortened(value: unknown, own: string): unknown {
  if (typeof value === 'string') {
    const shown = value.replaceAll(own, 'http://localhost:8787').replace(TICKET, '$1…');
    return shown.length > MAX_TEXT ? `${shown.slice(0, MAX_TEXT)}…` : shown;
  }
  if (Array.isArray(value)) {
    const kept = value.slice(0, MAX_LIST).map((each) => shortened(each, own));
    return value.length > MAX_LIST ? [...kept, `… ${value.length - MAX_LIST} more`] : kept;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, own)]));
  return value;
}
