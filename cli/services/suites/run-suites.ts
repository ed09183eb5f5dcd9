import path from 'node:path';
import { packageRoot } from '#cli/files/package-root.ts';
import type { CheckRowsOptions } from '#cli/services/rows/check-rows.ts';
import type { PlayerOptions } from '#cli/services/player/run-player.ts';
import { checkedUrl } from '#cli/services/upstream/checked-url.ts';
import { hasControl } from '#cli/services/upstream/has-control.ts';
import { sendTo } from '#cli/services/upstream/send.ts';
import { usageError } from '#cli/terminal/errors.ts';
import type { CheckOptions } from '#cli/services/check/check.ts';
import type { SuiteName } from './suites.ts';

/** Options of `slipway check`, of all suites. */
interface Options extends CheckOptions, CheckRowsOptions, PlayerOptions {
  readonly suite?: SuiteName;
  readonly rows?: boolean;
}

/** Runs the suite that is named, or the one that the upstream allows. @throws CliError */
export async function runSuites(options: Options): Promise<void> {
  const { against, json } = options;
  const suite = options.suite ?? (options.rows === true ? 'rows' : await suiteFor(against));
  if (suite === 'rows') return (await import('#cli/services/rows/check-rows.ts')).checkRows(options);
  if (suite === 'player') return (await import('#cli/services/player/run-player.ts')).runPlayer(options);
  if (suite === 'sessions') return (await import('#cli/services/check/check.ts')).check(options);
  if (against === undefined)
    throw usageError(`The suite ${suite} needs an upstream`, ['Give its address: --against http://127.0.0.1:8787']);
  if (suite === 'keys') {
    const { runUpstreamCheck } = await import('#cli/services/upstream/run-upstream-check.ts');
    process.exitCode = await runUpstreamCheck(against, options);
    return;
  }
  const { replay } = await import('#cli/services/replay/replay.ts');
  const scenarios = path.join(packageRoot(), 'fixtures/scenarios');
  await replay([scenarios], { ...options, asJson: json === true, shard: undefined, jobs: '1' });
}

/** Random sessions need a simulator; of an upstream that cannot be reached, their own message says so. */
async function suiteFor(against: string | undefined): Promise<SuiteName> {
  if (against === undefined) return 'sessions';
  const send = sendTo(checkedUrl(against));
  try {
    return (await hasControl(send)) ? 'sessions' : 'player';
  } catch {
    return 'sessions';
  } finally {
    send.close();
  }
}
