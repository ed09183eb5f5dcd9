import { type SimulatorOptions, startSimulator } from '../../doors/server/start-simulator.ts';
import { RecordingClient } from './recording-client.ts';

/** The effects of many calls on one world, in short, with the demo player signed in. */
export async function storyOf(
  calls: (client: RecordingClient) => Promise<void>,
  options: SimulatorOptions = {},
): Promise<string> {
  const simulator = await startSimulator({ seed: 'story', ...options });
  try {
    const client = new RecordingClient(simulator, simulator.world(), true).begin();
    await calls(client);
    client.write('audit', client.world.ledger.audit());
    return client.text;
  } finally {
    await simulator.close();
  }
}
