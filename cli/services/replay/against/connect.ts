import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { sendTo } from '#cli/services/upstream/send.ts';
import { UpstreamClient } from '#cli/services/upstream/upstream-client.ts';
import { UpstreamJudge } from './judge.ts';

/**
 * A judge at a running simulator.
 *
 * @throws CliError when nobody is there, or no simulator: only one with `/__sim` lets results be set
 */
export async function connectedJudge(url: string) {
  const send = sendTo(checkedUrl(url));
  const health = await new UpstreamClient(send, undefined).control('GET', 'health').catch((error: unknown) => error);
  if (health instanceof Error) {
    send.close();
    throw new CliError(`No simulator answers at ${url}: ${health.message}`, {
      next: [
        'Start one: slipway sim --port 8787',
        'An upstream without /__sim cannot be replayed against: nobody could set its results.',
      ],
      exitCode: EXIT.cutShort,
    });
  }
  const judge = new UpstreamJudge(send);
  return {
    judge: judge.judge.bind(judge),
    async close() {
      await judge.close();
      send.close();
    },
  };
}

/** @throws CliError */
export function checkedUrl(url: string): string {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read && /^https?:$/.test(read.protocol) && read.username === '' && read.password === '') return url;
  throw new CliError('--against is an http address without a password, like http://127.0.0.1:8787', {
    exitCode: EXIT.usage,
  });
}
