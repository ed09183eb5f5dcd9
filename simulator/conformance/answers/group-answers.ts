import path from 'node:path';
import { type Row, type RowName, rowFile, rows } from '#contract/rows';
import { startSimulator } from '../../doors/server/start-simulator.ts';
import { readable } from './readable.ts';
import { RecordingClient } from './recording-client.ts';
import { refusalsOf } from './refusals-of.ts';
import { shapeOf } from './shape-of.ts';

const WEEK_MS = 7 * 86_400_000;

/** Where what a group of rows answers is stored. `-u` after the command of the tests writes the files anew: read their diff. */
export const answersFile = (name: string): string => path.join(import.meta.dirname, `${name}.txt`);

/** The rows of a group: a folder of contract/rows/. */
const rowsOfGroup = (group: string): readonly RowName[] =>
  (Object.keys(rows) as RowName[]).filter((name) => rowFile(name).startsWith(`${group}/`)).toSorted();

/** The valid request of each row of a group, in a world of its own: the response, all that it causes at once and within a week. */
export async function answersOf(group: string): Promise<string> {
  const simulator = await startSimulator({ seed: SEED });
  const texts: string[] = [];
  for (const name of rowsOfGroup(group)) {
    const client = new RecordingClient(simulator, simulator.world(worldOf(name))).begin();
    await client.sendSample(name);
    client.advance(WEEK_MS);
    texts.push(`## ${name}\n\n${client.text}\n`);
  }
  await simulator.close();
  return texts.join('\n');
}

/** What each row of a group says about each wrong property. */
export async function refusalsOfGroup(group: string): Promise<string> {
  const simulator = await startSimulator({ seed: SEED });
  const texts: string[] = [];
  for (const name of rowsOfGroup(group)) {
    const client = new RecordingClient(simulator, simulator.world(worldOf(name))).begin();
    const lines = refusalsOf(rows[name], await client.sample(name));
    if (lines.length > 0) texts.push([`## ${name}\n`, ...lines, ''].join('\n'));
  }
  await simulator.close();
  return texts.join('\n');
}

/** What each row of a group is: its method, path and rules, and the schemas of requests and responses. */
export const shapesOfGroup = (group: string): string =>
  rowsOfGroup(group)
    .map((name) => {
      const { params, query, body, data, ...facts } = rows[name] as Row;
      const schemas = Object.entries({ params, query, body, data });
      return [
        `## ${name}`,
        '',
        ...Object.entries(facts).map(([fact, value]) => `${fact}: ${readable(value)}`),
        ...schemas.map(([part, schema]) => `${part}: ${shapeOf(schema)}`),
        '',
      ].join('\n');
    })
    .join('\n');

/** A seed of which the sample's bets win. */
const SEED = 'answers';
const worldOf = (name: RowName): string => name.toLowerCase();
