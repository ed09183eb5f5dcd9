import { readable } from '#contract/testing';
import { type RowName, rowFile, rows } from '#contract/rows';
import { startSimulator } from '../../doors/server/start-simulator.ts';
import { RecordingClient } from './recording-client.ts';
import { type RowCall, RowClient } from '../row-client.ts';
import { wrongProperties } from './wrong-properties.ts';

const WEEK_MS = 7 * 86_400_000;

/** The rows of a group: a folder of contract/rows/. */
export const rowsOfGroup = (group: string): readonly RowName[] =>
  (Object.keys(rows) as RowName[]).filter((name) => rowFile(name).startsWith(`${group}/`)).toSorted();

/** The valid request of each row, in a world of its own: the response, all that it causes at once and within a week. */
export async function answersOf(names: readonly RowName[]): Promise<string> {
  const simulator = await startSimulator({ seed: SEED });
  const texts: string[] = [];
  for (const name of names) {
    const client = new RecordingClient(simulator, simulator.world(name.toLowerCase())).begin();
    await client.sendSample(name);
    client.advance(WEEK_MS);
    texts.push(`## ${name}\n\n${client.text}\n`);
  }
  await simulator.close();
  return texts.join('\n');
}

/** What each row says about each wrong property, about a thing that is not there, and to a guest. */
export async function refusalsOf(names: readonly RowName[]): Promise<string> {
  const simulator = await startSimulator({ seed: SEED });
  const texts: string[] = [];
  for (const name of names) {
    const client = new RowClient(simulator, simulator.world(name.toLowerCase())).signIn();
    const sample = await client.sample(name);
    const answer = async (over: Partial<RowCall>, auth?: 'none' | 'forged') => {
      const { status, json } = await client.send(name, { ...sample, ...over }, auth);
      return json.code === 0 ? 'taken' : `${status} ${readable(json)}`;
    };
    const lines = wrongProperties(rows[name], sample);
    for (const [param, value] of Object.entries(sample.params))
      if (isOpen(rows[name].params, param))
        lines.push(
          `no such ${param}: ${await answer({ params: { ...sample.params, [param]: `${String(value)}-not` } })}`,
        );
    for (const auth of ['none', 'forged'] as const) lines.push(`${auth}: ${await answer({}, auth)}`);
    texts.push([`## ${name}\n`, ...lines, ''].join('\n'));
  }
  await simulator.close();
  return texts.join('\n');
}

/** A parameter that is no name of a list. */
const isOpen = (params: unknown, name: string): boolean =>
  (params as { entries: Record<string, { type: string }> }).entries[name]?.type === 'string';

/** A seed of which the sample's bets win. */
const SEED = 'answers';
