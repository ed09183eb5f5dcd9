import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { checkedUrl } from '#cli/services/upstream/checked-url.ts';
import { sendTo } from '#cli/services/upstream/send.ts';
import { UpstreamClient } from '#cli/services/upstream/upstream-client.ts';
import { UpstreamReplay } from './upstream-replay.ts';

/**
 * Connects to a running simulator.
 *
 * @throws CliError when no simulator answers (only a simulator with `/__sim` allows to set results), or when it refuses the account
 */
export async function connectUpstream(url: string) {
  const send = sendTo(checkedUrl(url));
  const health = await new UpstreamClient(send, undefined).control('GET', 'health').catch((error: unknown) => error);
  if (health instanceof Error) {
    send.close();
    throw new CliError(`No simulator answers at ${url}: ${health.message}`, {
      next: ['Start one: slipway sim --port 8787', 'Replays need a simulator with /__sim, which can set results.'],
      exitCode: EXIT.cutShort,
    });
  }
  const replayer = new UpstreamReplay(send);
  const close = async (): Promise<void> => {
    await replayer.close();
    send.close();
  };
  // With a refused account no scenario can be played. Whatever else fails here, the scenarios report.
  const refused = await replayer.signIn().catch((error: unknown) => error);
  if (refused instanceof CliError) {
    await close();
    throw refused;
  }
  return { replay: replayer.replay.bind(replayer), close };
}
